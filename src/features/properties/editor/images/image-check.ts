/** How files of the kinds that every browser knows begin. */
const beginnings: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/gif': /^GIF8/,
};
const BEGINNING_BYTES = 12;

/**
 * Why a file is not taken, as a sentence; null where it may be a picture. Kinds that the browser
 * need not know, such as HEIC, are left to the server.
 */
export async function pictureRefusal(file: File): Promise<string | null> {
  const name = `“${file.name}”`;
  if (!file.type.startsWith('image/')) return `${name} is no picture: choose JPG, PNG or WEBP.`;
  if (file.size === 0) return `${name} is empty: choose it again, or another one.`;
  try {
    const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
    if (isWhatItClaims(file.type, bytes)) return null;
    return `${name} is called a picture, but is none: choose JPG, PNG or WEBP.`;
  } catch {
    return `${name} could not be read: is it still where it was?`;
  }
}

/** A picture of another known kind is one all the same: telephones mix up their names. */
function isWhatItClaims(type: string, bytes: Uint8Array): boolean {
  if (!(type in beginnings)) return true;
  const text = String.fromCharCode(...bytes);
  const isNewerKind = text.slice(4, 8) === 'ftyp';
  return isNewerKind || Object.values(beginnings).some((beginning) => beginning.test(text));
}
