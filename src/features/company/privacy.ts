import { brand } from '#contract/site/brand.ts';
import type { ArticleSection } from '#src/components/layout/article.tsx';

export const privacyNote = 'Last updated on 22 November 2026';

export const privacy: readonly ArticleSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    blocks: [
      `${brand.name}, ${brand.address.lines.join(', ')}, is the data controller of this site under the Nigeria Data Protection Act 2023: we decide how your personal data is used, and we are responsible for it. Write to ${brand.email} about anything on this page.`,
    ],
  },
  {
    id: 'what',
    heading: 'What we keep, and why',
    blocks: [
      'We keep only what we need.',
      {
        list: [
          'Your account: your full name, email, phone number, location if you give it, and your password in a form that cannot be read back. We need it to log you in and to reply to you. Lawful basis: our contract with you.',
          'What you do with the account: which properties you saved, when you registered, when you last logged in and how often. We need it to show you your saved properties and to keep accounts safe. Lawful basis: our contract with you, and our legitimate interest in safe accounts.',
          'Views of a property: a code made from your network address and browser, which changes every day, so that a reload is not counted twice. It cannot be turned back into either. Lawful basis: our legitimate interest in knowing which properties are viewed.',
          'Logins and failed logins: the time, the network address and the device, to protect accounts and to show you where you are logged in. Lawful basis: our legitimate interest in safe accounts.',
          'Server logs: the time, the network address, the page requested and a request number, to find faults. They contain no passwords and no session tokens. Lawful basis: our legitimate interest in a working site.',
        ],
      },
      'The contact form sends us nothing by itself: it prepares a WhatsApp message or an email, which you send from your own app. The newsletter form stores nothing at present.',
    ],
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    blocks: [
      'This site sets no advertising or tracking cookies. Your browser stores your session (name, email and login token) and the theme you chose. Other sites cannot read them. Logging out removes the session.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else sees data',
    blocks: [
      'We do not sell personal data. We share it only with:',
      {
        list: [
          'the companies that run our servers and deliver our email, under contract and on our instructions;',
          'OpenStreetMap, which receives your network address when a map is shown, and Google Maps, if you follow the link to it;',
          'WhatsApp (Meta), if you choose to write to us there;',
          'a seller or their agent, if you ask us to arrange an inspection: your name and phone number;',
          'authorities, if Nigerian law requires it.',
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
    heading: 'How long we keep it',
    blocks: [
      'We keep your account until you or we close it. Its data is then deleted, except what tax and anti-money-laundering law requires us to keep. Logins and failed logins are kept for a year; closing your account removes your name from them. Records of what our staff do to accounts and listings are kept for a year, with the names of everyone involved, even after an account is closed. Server logs are deleted after 30 days, and the daily codes for views after one day.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    blocks: [
      'You may ask for a copy of your data, have it corrected or deleted, object to a use, or take it elsewhere. We reply within 30 days, free of charge. If you are not satisfied with our reply, you may complain to the Nigeria Data Protection Commission. Source: Nigeria Data Protection Act 2023, checked November 2026.',
    ],
  },
  {
    id: 'safety',
    heading: 'How we protect it',
    blocks: [
      'Connections are encrypted. Passwords are stored as slow, salted hashes. Staff see account data only where their work needs it. If your data is ever exposed in a way that could harm you, we tell the Nigeria Data Protection Commission within 72 hours, and you without delay.',
    ],
  },
];
