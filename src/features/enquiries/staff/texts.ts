import { formatNumber } from '#contract/rules/format-number.ts';
import { brand } from '#contract/site/brand.ts';

/** The texts of the staff's pages of enquiries, to edit or translate in one place. */

export const title = 'Enquiries';

export const kinds = {
  message: 'Message',
  search: 'Search request',
  viewing: 'Viewing',
  report: 'Report',
};
export const states = {
  new: 'New',
  arranged: 'Arranged',
  done: 'Done',
  'no-answer': 'No answer',
};
export const anonymous = 'Anonymous';
export const newCount = (count: number) => `${formatNumber(count)} new`;

export const newNote = {
  count: (count: number) =>
    count === 1 ? '1 new enquiry' : `${formatNumber(count)} new enquiries`,
  read: 'Read',
};

export const filters = {
  search: 'Find an enquiry',
  placeholder: 'Name, phone, email, home or words',
  shortPlaceholder: 'Name, phone or home',
  state: 'State',
  allStates: 'All',
  kind: { label: 'Kind', everything: 'All kinds' },
  assignee: { label: 'Assigned to', everything: 'All staff', nobody: 'Unassigned' },
  clear: 'Clear all filters',
};

export const list = {
  label: 'Enquiries',
  count: (count: number) => (count === 1 ? '1 enquiry' : `${formatNumber(count)} enquiries`),
  failed: 'Error loading the enquiries',
  none: 'No enquiries yet',
  noneHint: 'Messages, search requests, requests for viewings and reports from the site come here.',
  noneFound: 'No enquiries match these filters',
  export: 'Export CSV',
  exportFile: 'enquiries.csv',
  unassigned: 'Unassigned',
  columns: {
    sender: 'From',
    enquiry: 'Enquiry',
    assignee: 'Assigned to',
    received: 'Received',
    state: 'State',
  },
};

export const page = {
  title: 'Enquiry',
  failed: 'Error loading this enquiry',
  notFound: 'This enquiry does not exist any more',
  notFoundHint: 'An admin deleted it, or it was older than we keep enquiries.',
  backToList: 'All enquiries',
  received: (kind: string, when: string, reference: string) =>
    `${kind}, ${when}, ref.\u00a0${reference}`,
  message: 'Message',
  viewing: 'Times asked for',
  ways: { 'in-person': 'In person', video: 'By video call' },
  lagosTime: 'Lagos time',
  home: 'Home',
  search: 'Search',
  openSearch: 'Open this search',
  consent: 'What the sender was told',
};

export const reply = {
  label: 'Reply',
  whatsapp: 'WhatsApp',
  call: 'Call',
  email: 'Email',
  anonymous: 'The sender left no phone number or email.',
  greeting: (name: string) => `Hello ${name}, this is ${brand.name}. `,
  about: {
    message: (home: string) => `Thank you for your message about ${home}.`,
    viewing: (home: string) => `Thank you for asking to see ${home}.`,
    report: (home: string) => `Thank you for your report of ${home}.`,
    search: 'Thank you for your search request.',
    anything: 'Thank you for your message.',
  },
  subject: (home: string | null, reference: string) =>
    `${home ?? 'Your enquiry'} (ref. ${reference})`,
};

export const work = {
  label: 'Your work on it',
  state: 'State',
  assignee: 'Assigned to',
  nobody: 'Unassigned',
  notes: 'Notes',
  notesHint: 'Only staff see them.',
  saveNotes: 'Save notes',
  unsavedNotes: 'Your notes are not saved.',
  saveMine: 'Replace with my notes',
  conflict:
    'Another admin changed this enquiry. The newest version is shown: check it, then make your change again.',
  storedNotes: 'The notes stored now:',
  noNotes: 'None',
};

export const related = {
  label: 'Other enquiries of this sender',
  failed: 'The other enquiries could not be loaded.',
};

export const deletion = {
  button: 'Delete enquiry',
  title: 'Delete this enquiry?',
  description:
    'It is removed at once and cannot be restored. Delete spam, and what its sender asks you to delete.',
  cancel: 'Keep it',
  confirm: 'Delete',
};
