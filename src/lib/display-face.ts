/** The characters in the files of the display face, and the tone marks on its dotted vowels. */
const drawable = /^([\x20-\x7e\u00a0àáèéìíòóùúṣ‘’“”–—…•·₦]|[ọẹịụ][\u0300\u0301]?)*$/i;

/** Whether the display face has every character, so that no letter falls into another face. */
export function fitsDisplayFace(text: string): boolean {
  return drawable.test(text);
}
