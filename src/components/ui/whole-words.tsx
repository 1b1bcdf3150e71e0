/** A title whose words do not break at a hyphen, as the fonts have no other; long ones may. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S{1,12}-\S{1,12}(?!\S))/).map((part, index) =>
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
