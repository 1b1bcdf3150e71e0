/** A title whose lines end neither inside a short word with a hyphen nor before 'sqm'. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S{1,12}-\S{1,12}(?!\S)|\d+ sqm)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
