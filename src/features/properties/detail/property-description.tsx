import { leadAndRest, typographic } from '#src/lib/typography.ts';

/** The first sentence in larger type, then the rest, with typographic quotes and dashes. */
export function PropertyDescription({ description }: { description: string }) {
  const { lead, rest } = leadAndRest(typographic(description.trim()));
  return (
    <div className="max-w-measure print:max-w-none print:columns-2 print:leading-normal print:gap-10">
      {lead && <p className="text-lg md:text-xl print:text-base">{lead}</p>}
      {rest && <p className="mt-5 whitespace-pre-line first:mt-0 md:mt-6">{rest}</p>}
    </div>
  );
}
