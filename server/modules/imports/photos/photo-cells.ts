import { isWebAddress } from '#contract/endpoints/import-photos.ts';
import { columnKey } from '#server/modules/imports/reading/column-mapping.ts';

const photoColumns: readonly string[] = [
  'photo',
  'photos',
  'photo_url',
  'photo_urls',
  'photo_link',
  'photo_links',
  'image',
  'images',
  'image_url',
  'image_urls',
  'image_link',
  'image_links',
];

const separator = /[;|\r\n]+|(?<=\.(?:jpe?g|png|webp|avif)),|,(?=\s)|[,\s]+(?=https?:\/\/)/i;
/** File names may have spaces, but not after the extension. */
const betweenNames = /,|(?<=\.\w{3,4})\s+/;

/** The positions of the columns that name photos. */
export function photoColumnsOf(header: readonly string[]): number[] {
  return header.flatMap((name, at) => (photoColumns.includes(columnKey(name)) ? [at] : []));
}

/**
 * The addresses and file names in a cell, separated by spaces, commas, semicolons or `|`. An address
 * may have commas inside. A plain number is a count of photos, as in our own export.
 */
export function photosOf(cell: string): string[] {
  const parts = cell.split(separator).map((part) => part.trim());
  const photos = parts.flatMap((part) => part.split(isWebAddress(part) ? /\s+/ : betweenNames));
  return photos.map((photo) => photo.trim()).filter((photo) => photo && !/^\d+$/.test(photo));
}
