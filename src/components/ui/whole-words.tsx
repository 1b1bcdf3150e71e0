/**
 * A title whose lines end neither inside a short word with a hyphen, nor after 'two-' in 'two- and
 * three-bedroom', nor before 'sqm'. What follows the last comma stays together where a line has room.
 */
export function WholeWords({ text }: { text: string }) {
  const [, start = text, end] = text.match(/^(.*,\s+)([^,]{1,24})$/) ?? [];
  return (
    <>
      {wholeWords(start)}
      {end && <span className="last-part inline-block">{wholeWords(end)}</span>}
    </>
  );
}

function wholeWords(text: string) {
  return text.split(/(\S{1,12}- ?\S{1,12}(?!\S)|\d+ sqm)/).map((part, index) =>
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
