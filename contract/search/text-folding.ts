const hookedLetters: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Text as searches compare it: lower case, without tone marks, dots below and hooks. */
export function foldText(text: string): string {
  // A shortcut for ASCII, because a search folds tens of thousands of texts.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().trim();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => hookedLetters[letter] ?? letter)
    .trim();
}

/** The words of a text, folded; ASCII punctuation separates them. */
export function wordsIn(text: string): string[] {
  return foldText(text).split(SEPARATORS).filter(Boolean);
}

const SEPARATORS = /[\s!-/:-@[-`{-~]+/;

/** The name that is the text apart from case and accents. */
export function sameIgnoringCase<Name extends string>(
  names: readonly Name[],
  text: string,
): Name | undefined {
  return names.find((name) => foldText(name) === foldText(text));
}
