import type { RepeatChoice } from '#contract/endpoints/import-mapping.ts';
import {
  IMPORT_MAX_ROWS,
  type ImportJob,
  type ShownRows,
} from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';

/** The texts of the import of properties, to edit or translate in one place. */

export const page = { title: 'Imports' };

export const upload = {
  title: 'Upload a spreadsheet',
  hint: (megabytes: number) =>
    `CSV or XLSX, up to ${megabytes} MB and ${formatNumber(IMPORT_MAX_ROWS)} rows. Nothing is stored until you confirm.`,
  asOf: (day: string | null) => `Prices are as of ${day ?? 'the date of the file'}.`,
  changeDate: 'Change',
  date: 'Date of the list',
  dateHint: 'Leave it empty to use the date of the file.',
  notArrived: (reason: string) =>
    `${reason.replace(/\.$/, '')}. The file did not arrive: upload it again.`,
  choose: 'Choose a spreadsheet',
  sendAgain: (name: string) => `Upload ${name} again`,
  drop: 'Drop the file here',
  orDrop: 'or drop it here',
  sent: (sent: string, size: string) => `${sent} of ${size}`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: 'Cancel upload',
};

export const list = {
  title: 'Earlier imports',
  failed: 'The earlier imports could not be loaded',
  howItWorks: 'How an import works',
  sample: 'Sample file',
  sampleHint: 'Any headings work; only a location is needed.',
  downloadSample: 'Download sample file',
  needed: 'needed',
  steps: [
    {
      title: 'Choose the file',
      text: 'Your price list or an export of another site, with any headings.',
    },
    {
      title: 'Check columns and rows',
      text: 'You see how each column is read and what is already listed, and correct single cells.',
    },
    {
      title: 'Import, then publish',
      text: 'The listings start as drafts that only staff see. Publish all of them or some.',
    },
  ],
};

export const importPage = {
  title: 'Import',
  notFound: 'Import not found',
  notFoundHint: 'Imports are kept for six months.',
  failed: 'The import could not be loaded',
  allImports: 'All imports',
};

export const states = {
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  finished: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
  undone: 'Undone',
} satisfies Record<ImportJob['state'], string>;

export const rows = (rows: number) => `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;

export const status = {
  label: 'Import status',
  disconnected: 'The connection is interrupted. The import continues, and this page will catch up.',
  checking: 'Checking the file',
  importing: 'Importing the properties',
  failed: 'The file could not be read.',
  cancelled: 'This import was cancelled.',
  undone: 'This import was undone.',
  noneImported: 'Nothing in this file was new.',
  imported: (properties: number) =>
    `${countLabel(properties)} ${properties === 1 ? 'was' : 'were'} imported.`,
  noRows: 'This file has no rows below its header.',
  importable: (properties: number) =>
    `${countLabel(properties)} can be imported. Nothing is stored yet.`,
  noneNew: 'Nothing in this file is new.',
  updatable: (properties: number) =>
    `${countLabel(properties)} can be updated. Nothing is stored yet.`,
  updated: (properties: number) =>
    `${countLabel(properties)} ${properties === 1 ? 'was' : 'were'} updated.`,
  noneImportable: 'No row can be imported yet. Look at the columns and at the reasons below.',
  drafts: (properties: number) =>
    `${countLabel(properties)} ${properties === 1 ? 'is' : 'are'} not published yet: only your staff see ${properties === 1 ? 'it' : 'them'}.`,
  rowsRead: (rows: string) => `${rows} read`,
  canLeave: 'You can leave this page. The import continues.',
};

export const numbers = {
  read: 'Rows read',
  importable: 'Can be imported',
  updatable: 'Can be updated',
  imported: 'Imported',
  updated: 'Updated',
  alreadyThere: 'Already listed',
  leftOut: 'Left out',
  rejected: 'Rejected',
};

export const suspicious = {
  afterCount: 'to check: an unusual price, a corrected place, or a repeated row.',
  importedToo: (rows: number) => `${rows === 1 ? 'It' : 'They'} will be imported too.`,
};

export const actions = {
  confirm: (added: number, updated: number) => {
    if (updated === 0) return `Import ${countLabel(added)}`;
    if (added === 0) return `Update ${countLabel(updated)}`;
    return `Import ${formatNumber(added)} and update ${formatNumber(updated)}`;
  },
  undo: 'Undo import',
  seeListed: 'See the listed properties',
  publish: (properties: number) => `Publish ${countLabel(properties)}`,
  seeDrafts: 'See what is not published',
  upload: 'Upload a file',
  downloadReport: 'Download report',
};

export const cancellation = {
  importing: {
    label: 'Cancel import',
    title: 'Stop this import?',
    description:
      'Properties imported so far are kept. To continue, upload the same file again; nothing is imported twice.',
    confirmLabel: 'Stop the import',
    cancelLabel: 'Continue importing',
  },
  checking: {
    label: 'Cancel import',
    title: 'Stop the check?',
    description: 'Nothing has been stored. The uploaded file is removed.',
    confirmLabel: 'Stop the check',
    cancelLabel: 'Continue checking',
  },
  checked: {
    label: 'Discard',
    title: 'Discard this file?',
    description: 'Nothing has been stored. The uploaded file is removed.',
    confirmLabel: 'Discard the file',
    cancelLabel: 'Keep it',
  },
};

export const rowsTable = {
  title: 'Rows',
  reviewTitle: 'Rows to check',
  hint: 'Select a cell to correct it.',
  show: 'Show',
  none: 'No rows.',
  failed: 'The rows could not be loaded',
  showMore: 'Show more rows',
  row: 'Row',
  line: (line: string) => `Row ${line}`,
  action: 'Action',
  edit: (column: string, line: string) => `${column} of row ${line}`,
  empty: 'empty',
  leaveOut: 'Leave out',
  takeIn: 'Include',
  choice: (line: string) => `What to do with row ${line}`,
  edited: 'Corrected',
  leftOut: 'Left out',
  repeats: 'Already listed:',
  allRepeats: 'Listings that you have',
};

export const shown = {
  all: 'All rows',
  valid: 'Valid',
  suspicious: 'To check',
  rejected: 'Rejected',
  repeat: 'Already listed',
  'left-out': 'Left out',
} satisfies Record<ShownRows | 'all', string>;

export const repeatChoices = {
  'leave-out': 'Leave as they are',
  update: 'Update from the file',
  add: 'Add again',
} satisfies Record<RepeatChoice, string>;

export const rowChoices = {
  'leave-out': 'Leave out',
  update: 'Update the listing',
  add: 'Add as new',
} satisfies Record<RepeatChoice, string>;

export const columns = { line: 'Row', reason: 'Reason' };

export const toasts = {
  notStarted: 'The import could not be started',
  notCancelled: 'The import could not be cancelled',
  notPublished: 'The properties could not be published',
  notChecked: 'The file could not be checked again',
  notChanged: 'The row could not be changed',
  notUndone: 'The import could not be undone',
  notDownloaded: 'The report could not be downloaded',
  downloaded: 'Report downloaded',
};

const photoCount = (photos: number) =>
  `${formatNumber(photos)} ${photos === 1 ? 'photo' : 'photos'}`;

export const photos = {
  title: 'Photos',
  named: (photos: number) =>
    `This file names ${photoCount(photos)}. They are added to the listings after the import.`,
  failed: 'The photos could not be loaded',
  zip: 'Photos in a ZIP (optional)',
  zipHint:
    'For photos that the file names by file name, such as front.jpg. One ZIP of up to 2 GB. Photos named by web address need none.',
  choose: 'Choose a ZIP',
  chooseAnother: 'Choose another ZIP',
  continue: (name: string) => `Continue to upload ${name}`,
  interrupted: (name: string, received: string, bytes: string) =>
    `${received} of ${bytes} of ${name} are uploaded.`,
  chooseAgain: 'Choose it again to upload the rest.',
  uploaded: (name: string, bytes: string) => `${name} (${bytes}) is uploaded.`,
  remove: 'Remove the ZIP',
  tooLarge: 'This ZIP is too large. The limit is 2 GB.',
  empty: 'The file is empty.',
  adding: 'Adding the photos',
  added: (added: number, all: number) => `${formatNumber(added)} of ${photoCount(all)} added.`,
  notAdded: (photos: number) =>
    `${photoCount(photos)} could not be added. The listings are kept; you can add photos on their pages.`,
  failures: 'Photos that could not be added',
  firstFailures: (shown: number) =>
    `The first ${formatNumber(shown)} are shown. The report has all of them.`,
  photo: 'Photo',
  notRemoved: 'The ZIP could not be removed',
};
