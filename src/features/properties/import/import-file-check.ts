import { IMPORT_MAX_BYTES } from '#contract/property-import.ts';

/** Why a chosen file is not worth sending, in words; null where it is. What it holds the API judges. */
export function complaintAbout({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return 'The file is empty.';
  if (size > IMPORT_MAX_BYTES) {
    return `This file is too large: ${IMPORT_MAX_BYTES / 1024 / 1024} MB are the most.`;
  }
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) {
    return 'This is a workbook. Save it as "CSV UTF-8" in your spreadsheet program, and send that.';
  }
  return null;
}
