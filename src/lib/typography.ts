/** The length in characters of a first sentence that is set in larger type. */
const LEAD_LENGTH = { min: 30, max: 240 };

/** Replaces typewriter characters: straight quotes, hyphens used as dashes, and three dots. */
export function typographic(text: string): string {
  return (
    text
      .replace(/\.{3}/g, '…')
      .replace(/(?<=\s|^)-{1,3}(?=\s)/gm, '–')
      .replace(/(?<=[\p{L}\d])-{2,3}(?=[\p{L}\d])/gu, ' – ')
      // A quote after a digit may be a measure, such as 6'2" or a 50" screen, and stays.
      .replace(/(?<=^|[\s([–—])"(?=[^"\n]*")/gm, '“')
      .replace(/(?<=“[^“"]*)"/g, '”')
      .replace(/(?<=[\p{L}.,!?…”])'|'(?=\d0s)/gu, '’')
      .replace(/(?<=^|[\s([–—“])'(?=\S)/gm, '‘')
  );
}

/** Splits a text after its first sentence. The lead is empty if that is too short or too long. */
export function leadAndRest(text: string): { lead: string; rest: string } {
  const [paragraph = ''] = text.split('\n', 1);
  const [sentence = ''] = paragraph.match(/^.*?[.!?…][’”)]*(?=\s+[\p{Lu}\d“‘]|\s*$)/u) ?? [];
  if (sentence.length < LEAD_LENGTH.min || sentence.length > LEAD_LENGTH.max) {
    return { lead: '', rest: text };
  }
  return { lead: sentence, rest: text.slice(sentence.length).trim() };
}

/** The characters in the files of the display face; see scripts/build-fonts.mjs. */
const drawable = /^[\x20-\x7e\u00a0àáèéìíòóùúọẹịụṣ‘’“”–—…•·₦]*$/i;

/** Whether the display face has every character, so that no letter falls into another face. */
export function fitsDisplayFace(text: string): boolean {
  return drawable.test(text);
}
