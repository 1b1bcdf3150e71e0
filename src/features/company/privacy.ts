import { brand } from '#contract/site/brand.ts';
import type { ArticleSection } from '#src/components/layout/article.tsx';

export const privacyUpdated = '20 November 2026';

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
          'Your account: full name, e-mail address, telephone number, location if you give it, and your password in a form that cannot be read back. We need it to let you sign in and to answer you.',
          'What you do with the account: which properties you saved, when you registered, when you last signed in and how often. We need it to show you your saved properties and to keep accounts safe.',
          'Views of a property: a scrambled fingerprint of address and browser that changes every day, so that a reload is not counted twice. It cannot be turned back into either.',
          'Sign-ins and failed tries: when, and from which network address and device, to protect accounts and to show you your own sessions.',
          'Server logs: the time, the network address, the page asked for and a request number, to find faults. They hold no passwords and no session tokens.',
        ],
      },
      'The contact form sends nothing to us by itself: it writes a WhatsApp message or an e-mail, which you send from your own app. The newsletter field keeps nothing at present.',
    ],
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    blocks: [
      'This site sets no advertising or tracking cookies. Your browser remembers your session (name, e-mail address and sign-in token), the theme you chose, and nothing that other sites can read. Signing out removes the session.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else sees data',
    blocks: [
      'We do not sell personal data. It is seen by:',
      {
        list: [
          'the companies that run our servers and deliver our e-mail, under contract and on our instructions;',
          'the map service, which receives your network address when, and only when, you ask for a map;',
          'a seller or their agent, if you ask us to arrange an inspection: your name and telephone number;',
          'authorities, where the law of Nigeria obliges us.',
        ],
      },
    ],
  },
  {
    id: 'how-long',
    heading: 'How long',
    blocks: [
      'An account is kept until you or we close it; its data is then deleted, save what tax and anti-money-laundering law obliges us to keep. Sign-ins and failed tries are kept for a year; closing an account blanks them. Server logs are deleted after 30 days, and the daily scramblings for views after one.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    blocks: [
      'You may ask for a copy of your data, have it corrected or deleted, object to a use, or take it elsewhere. We answer within 30 days and ask for no fee. If you are not content with the answer, you may complain to the Nigeria Data Protection Commission.',
    ],
  },
  {
    id: 'safety',
    heading: 'How it is protected',
    blocks: [
      'Connections are encrypted. Passwords are stored with a slow, salted function. Staff see account data only where their work needs it. Should your data ever be exposed in a way that could harm you, we tell you and the Commission without delay.',
    ],
  },
];
