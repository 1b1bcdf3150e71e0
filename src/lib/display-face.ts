/** The characters in the files of the display face; see scripts/build-fonts.mjs. */
const drawable = /^[\x20-\x7e\u00a0àáèéìíòóùúọẹịụṣ‘’“”–—…•·₦]*$/i;

/** Whether the display face has every character, so that no letter falls into another face. */
export function fitsDisplayFace(text: string): boolean {
  return drawable.test(text);
}
