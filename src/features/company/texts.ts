import { brand } from '#contract/site/brand.ts';
import type { DeviceStoreName } from '#src/lib/device/device-storage.ts';

/**
 * The texts of the company's pages, to edit or translate in one place. The terms, the privacy policy
 * and the questions are Markdown.
 */

export const termsTitle = 'Terms of use';
export const termsNote = 'Last updated on 22 November 2026';
export const privacyNote = 'Last updated on 25 November 2026';
/** Below the questions. */
export const questionsNote =
  'This is general information, not legal advice. Before you pay, ask a lawyer who acts for you alone.';
export const notAnswered = { heading: 'Not answered here?', askUs: 'Ask us' };

export const about = {
  viewAll: 'View all properties',
  withPapers: 'properties for sale state their papers',
  visited: 'properties for sale were visited by us',
  ofAll: (count: string, all: string) => `${count} of ${all}`,
  howWeWork: 'How we work',
  promises: [
    {
      title: 'We tell you what we know',
      text: 'A listing shows what we have checked: the papers, the power, the water, the road, and the day of our last visit. We make no claim about anything we have not checked. Ask us before you travel.',
    },
    {
      title: 'We ask for the papers',
      text: 'We ask sellers for evidence of title and of who they are before we list a property. Ask us which document it is. Your lawyer still searches the registry; we help with copies and introductions.',
    },
    {
      title: 'We ask one price',
      text: 'The price you see is the price the seller told us to ask, in naira. If the seller takes offers, the listing says Negotiable. Viewings are free.',
    },
    {
      title: 'We work for a sale that lasts',
      text: 'We are paid when you have your keys and your papers. We would rather lose a sale than see it fall apart a year later.',
    },
  ],
  company: {
    heading: 'The company',
    registration: 'Registration',
    office: 'Office',
    hours: 'Open',
    phone: 'Phone',
    email: 'Email',
  },
};

/** On the privacy page. */
export const device = {
  heading: 'Stored in this browser',
  nothing: 'Nothing is stored.',
  cleared: 'Everything was removed from this browser.',
  clear: 'Clear this device',
  stores: {
    shortlist: 'Homes on your shortlist',
    'recently-viewed': 'Recently viewed homes',
    notes: 'Verdicts and notes',
    'listing-choices': 'Choices for the listings',
    'saved-searches': 'Saved searches',
    'last-account': 'A code for the last account used here',
    'own-figures': 'Your figures for costs and budget',
    'table-views': 'Views of the table of properties',
  } satisfies Record<DeviceStoreName, string>,
};

export const ways = {
  heading: 'Talk to us',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  startChat: 'Start a chat',
  chatOnWhatsapp: 'Chat on WhatsApp',
  chatMessage: `Hello ${brand.name}, I have a question.`,
  email: 'Email',
};

export const hours = {
  open: 'Open now, until 8:00PM Lagos time',
  opensToday: 'Closed now, opens today at 9:00AM Lagos time',
  opensTomorrow: 'Closed now, opens tomorrow at 9:00AM Lagos time',
};

export const form = {
  label: 'Write to us',
  fullName: 'Full name',
  phoneNumber: 'Phone number',
  message: 'Message',
  sendOnWhatsapp: 'Send on WhatsApp',
  sendByEmail: 'Send by email',
  whatsapp: 'WhatsApp',
  emailApp: 'your email app',
  explanation: 'Your message opens in your own app, so you can read it before you send it.',
  opened: (app: string) => `Your message is ready in ${app}. Send it there to reach us.`,
};

export const map = { heading: 'Our office', pin: `The office of ${brand.name}` };

export const message = {
  enquiry: (property: string) =>
    `I would like to know more about ${property} and to arrange a viewing.`,
  property: (title: string, reference: string) => `"${title}" (reference ${reference})`,
  propertyWithoutTitle: (reference: string) => `the property with reference ${reference}`,
  subject: (fullName: string) => `A message from ${fullName}`,
  questionsLegend: 'What is it about?',
  /** Messages to start with. */
  questions: [
    {
      label: 'A property',
      message: 'I have a question about this property (its reference or its link): ',
    },
    { label: 'A viewing', message: 'I would like to see this property: ' },
    { label: 'Find a home', message: 'Please help me to find a home (area, rooms, budget): ' },
  ],
};
