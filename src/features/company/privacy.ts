import { brand } from '#contract/site/brand.ts';
import type { ArticleSection } from '#src/components/layout/article.tsx';

export const privacyUpdated = '22 November 2026';

export const privacy: readonly ArticleSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    blocks: [
      `${brand.name}, ${brand.address.lines.join(', ')}, decides how the personal data on this site is used and answers for it under the Nigeria Data Protection Act 2023. Write to ${brand.email} about anything on this page.`,
    ],
  },
  {
    id: 'what',
    heading: 'What we keep, and why',
    blocks: [
      'We keep what a purpose needs and no more.',
      {
        list: [
          'Your account: full name, email address, telephone number, location if you give it, and your password in a form that cannot be read back. We need it to let you sign in and to answer you. Lawful basis: our contract with you.',
          'What you do with the account: which properties you saved, when you registered, when you last signed in and how often. We need it to show you your saved properties and to keep accounts safe. Lawful basis: our contract with you, and our legitimate interest in safe accounts.',
          'Views of a property: a code made from your network address and browser, which changes every day, so that a reload is not counted twice. It cannot be turned back into either. Lawful basis: our legitimate interest in knowing which homes are looked at.',
          'Sign-ins and failed tries: when, and from which network address and device, to protect accounts and to show you your own sessions. Lawful basis: our legitimate interest in safe accounts.',
          'Server logs: the time, the network address, the page asked for and a request number, to find faults. They hold no passwords and no session tokens. Lawful basis: our legitimate interest in a working site.',
        ],
      },
      'The contact form sends nothing to us by itself: it writes a WhatsApp message or an email, which you send from your own app. The newsletter field keeps nothing at present.',
    ],
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    blocks: [
      'This site sets no advertising or tracking cookies. Your browser remembers your session (name, email address and sign-in token), the theme you chose, and nothing that other sites can read. Signing out removes the session.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else sees data',
    blocks: [
      'We do not sell personal data. It is seen by:',
      {
        list: [
          'the companies that run our servers and deliver our email, under contract and on our instructions;',
          'OpenStreetMap, which receives your network address when a map is shown, and Google Maps, if you follow the link to it;',
          'WhatsApp (Meta), if you choose to write to us there;',
          'a seller or their agent, if you ask us to arrange an inspection: your name and telephone number;',
          'authorities, if the law of Nigeria obliges us.',
        ],
      },
    ],
  },
  {
    id: 'abroad',
    heading: 'Transfers abroad',
    blocks: [
      'Our servers, OpenStreetMap, Google and Meta may process data outside Nigeria. We send data abroad only to countries or under contracts that protect it as the Act requires (sections 41 to 43), or because you asked for the service yourself, as with WhatsApp.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long',
    blocks: [
      'An account is kept until you or we close it; its data is then deleted, save what tax and anti-money-laundering law obliges us to keep. Sign-ins and failed tries are kept for a year; closing an account removes your name from them. Server logs are deleted after 30 days, and the daily codes for views after one day.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    blocks: [
      'You may ask for a copy of your data, have it corrected or deleted, object to a use, or take it elsewhere. We answer within 30 days and ask for no fee. If you are not content with the answer, you may complain to the Nigeria Data Protection Commission. Source: Nigeria Data Protection Act 2023, checked November 2026.',
    ],
  },
  {
    id: 'safety',
    heading: 'How it is protected',
    blocks: [
      'Connections are encrypted. Passwords are stored with a slow, salted function. Staff see account data only where their work needs it. If your data is ever exposed in a way that could harm you, we tell the Nigeria Data Protection Commission within 72 hours, and you without delay.',
    ],
  },
];
