import { brand } from '#contract/site/brand.ts';

/** The texts of the forms that send something to the company, to edit or translate in one place. */

/** In the order of the forms. */
export const fields = {
  'viewing.times': 'Times',
  reason: 'What is wrong?',
  details: 'What should we know?',
  fullName: 'Full name',
  phoneNumber: 'Phone number',
  email: 'Email',
  message: 'Message',
};
export const howToReply = 'How should we reply?';
export const eitherWay = 'A phone number or an email is enough.';

/** Sent with the form and stored, so that staff can see what the sender was told. */
export const consent = `${brand.name} keeps what you send here to reply to you, and shows it to no one outside the company without asking you.`;
export const privacy = 'Privacy policy';
/** The name of a field that only programs fill in. */
export const website = 'Leave this empty';

export const send = 'Send message';
export const sendRequest = 'Send request';
export const askForViewing = 'Ask for this viewing';
export const sendReport = 'Send report';
/** The subject of an email. */
export const reportSubject = (reference: string) => `Report: ${reference}`;
export const orByYourself = 'Or send it from your own app:';
export const whatsapp = 'WhatsApp';
export const email = 'Email';

export const message = {
  title: 'Write a message',
  formLabel: 'Write to us',
  initial: (home: string) => `I would like to know more about ${home}.`,
  questions: 'Questions to start with',
  isAvailable: 'Is it still available?',
  seePapers: 'Which papers are there?',
  ask: {
    isAvailable: (home: string) => `Is ${home} still available?`,
    seePapers: (home: string) =>
      `Which papers are there for ${home}, and can my lawyer see copies?`,
  },
};

export const search = {
  title: 'Ask us to find it',
  subject: 'Please find a home for me',
};

export const viewing = {
  title: 'Ask for a viewing',
  way: 'How would you like to see it?',
  ways: { 'in-person': 'In person', video: 'By video call' },
  times: 'When would it suit you?',
  chooseUpTo: (max: number) => `Choose up to ${max} times. They are in Lagos time.`,
  chosen: (count: number, max: number) => `${count} of ${max} chosen`,
  parts: { morning: 'Morning', afternoon: 'Afternoon' },
  yourTime: (time: string) => `${time} your time`,
  laterDays: 'Later days',
  initial: (home: string) => `I would like to see ${home}.`,
};

export const report = {
  title: 'Report this listing',
  reasons: [
    'It is sold',
    'The price is wrong',
    'The photos are wrong',
    'The facts are wrong',
    'I suspect fraud',
  ],
  reasonRequired: 'Choose what is wrong',
  contact: 'Your contact details, in case we have a question',
};

export const sent = {
  message: {
    title: 'Your message was sent',
    next: `We read every message and reply ${brand.businessHours}, Lagos time, by phone, WhatsApp or email.`,
  },
  search: {
    title: 'Your request was sent',
    next: `We search our listings, and homes that are not on the site yet, and tell you what we find. We reply ${brand.businessHours}, Lagos time.`,
  },
  viewing: {
    title: 'Your request was sent',
    next: 'We will confirm one of your times by phone, WhatsApp or email. Please do not travel before that. A viewing is free.',
  },
  report: {
    title: 'Thank you for the report',
    next: 'We check the listing. If you are right, we correct it or take it down.',
  },
};
export const reference = (reference: string) => `Your reference is ${reference}.`;
export const addToCalendar = 'Add the times to my calendar';
export const calendarFile = 'viewing.ics';
export const calendarEvent = (home: string) => `Viewing asked for: ${home}`;
export const calendarNote = (way: string) =>
  `${way}. Not confirmed yet: ${brand.name} confirms one of the times.`;
export const writeAnother = 'Write another message';
export const done = 'Done';
