/** Longer words may break, so that they fit narrow phones. */
const MAX_LETTERS = 18;

/** A title whose words do not break at a hyphen; the fonts have no non-breaking hyphen. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= MAX_LETTERS ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
