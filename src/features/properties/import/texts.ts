import type { ImportJob, ImportNote } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';

/** The texts of the import of properties, to edit or translate in one place. */

export const page = {
  title: 'Import properties',
  description:
    'List many properties at once from a spreadsheet. If you import the same file twice, nothing is added twice.',
  earlierImports: 'Earlier imports',
};

export const notAvailable = {
  title: 'Imports are not available',
  description: 'You can list properties one by one.',
  action: 'List a property',
};

export const upload = {
  title: 'Upload a spreadsheet',
  hint: (megabytes: number) =>
    `A CSV file (UTF-8, up to ${megabytes} MB) with the columns bedrooms, bathrooms, toilets, parking_space, title, town, state and price. A column photos may name web addresses, or files of a ZIP that you add next. We check it first, and store nothing until you confirm.`,
  fileLabel: 'CSV file',
  date: 'Date of the list',
  dateHint: 'Leave it empty to use the date of the file.',
  choose: 'Choose a CSV file',
  sendAgain: (name: string) => `Upload ${name} again`,
  drop: 'or drop it here',
  sent: (sent: string, size: string) => `${sent} of ${size}`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: 'Cancel upload',
};

export const list = {
  failed: 'The earlier imports could not be loaded',
  none: 'No imports yet',
  noneHint: 'Uploaded spreadsheets are listed here with their results.',
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
} satisfies Record<ImportJob['state'], string>;

export const rows = (rows: number) => `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;

export const status = {
  label: 'Import status',
  disconnected: 'The connection is interrupted. The import continues, and this page will catch up.',
  checking: 'Checking the file',
  importing: 'Importing the properties',
  failed: 'The file could not be read.',
  cancelled: 'This import was cancelled.',
  noneImported: 'Nothing in this file was new.',
  imported: (properties: number) =>
    `${countLabel(properties)} ${properties === 1 ? 'was' : 'were'} imported.`,
  noRows: 'This file has no rows below its header.',
  importable: (properties: number) =>
    `${countLabel(properties)} can be imported. Nothing is stored yet.`,
  noneNew: 'Nothing in this file is new.',
  noneImportable: 'No row in this file can be imported.',
  drafts: (properties: number) =>
    `${countLabel(properties)} ${properties === 1 ? 'is' : 'are'} not published yet: only your staff see ${properties === 1 ? 'it' : 'them'}.`,
  rowsRead: (rows: string) => `${rows} read`,
  canLeave: 'You can leave this page. The import continues.',
};

export const numbers = {
  read: 'Rows read',
  importable: 'Can be imported',
  imported: 'Imported',
  alreadyThere: 'Already listed',
  rejected: 'Rejected',
};

export const suspicious = {
  afterCount: 'to check: an unusual price, a corrected location, or a repeated row.',
  importedToo: 'They will be imported too.',
};

export const actions = {
  confirm: (properties: number) => `Import ${countLabel(properties)}`,
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

export const notes = {
  title: 'Rows to check',
  show: 'Show',
  all: 'All',
  none: 'No rows.',
  failed: 'The rows could not be loaded',
  showMore: 'Show more rows',
};

export const outcomes = { rejected: 'Rejected', suspicious: 'To check' } satisfies Record<
  ImportNote['outcome'],
  string
>;

export const columns = { line: 'Line', outcome: 'Outcome', reason: 'Reason', row: 'Row' };
export const emptyCell = 'empty';

export const toasts = {
  notStarted: 'The import could not be started',
  notCancelled: 'The import could not be cancelled',
  notPublished: 'The properties could not be published',
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
