import { isWebAddress } from '#contract/endpoints/import-photos.ts';

const separator = /[;|\r\n]+|(?<=\.(?:jpe?g|png|webp|avif)),|,(?=\s)|[,\s]+(?=https?:\/\/)/i;
/** File names may have spaces, but not after the extension. */
const betweenNames = /,|(?<=\.\w{3,4})\s+/;

/**
 * The addresses and file names in a cell, separated by spaces, commas, semicolons or `|`. An address
 * may have commas inside. A plain number is a count of photos, as in our own export.
 */
export function photosOf(cell: string): string[] {
  const parts = cell.split(separator).map((part) => part.trim());
  const photos = parts.flatMap((part) => part.split(isWebAddress(part) ? /\s+/ : betweenNames));
  return photos.map((photo) => photo.trim()).filter((photo) => photo && !/^\d+$/.test(photo));
}
