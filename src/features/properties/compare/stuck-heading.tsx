import { type ComparedHome, titleOf } from './compare-cells.tsx';
import type { ComparedRow } from './comparison.ts';

interface StuckHeadingProps {
  homes: readonly (ComparedHome & { valueIndex: number })[];
  price: ComparedRow | undefined;
}

/**
 * The titles and prices in two lines, at the top of a phone's screen. The heading of the table, which
 * screen readers read, covers it until it has scrolled away.
 */
export function StuckHeading({ homes, price }: StuckHeadingProps) {
  return (
    <div aria-hidden="true" className="sticky top-0 z-10 h-0 print:hidden">
      <div className="grid grid-cols-2 gap-x-4 border-b border-ink bg-paper py-2">
        {homes.map(({ id, property, valueIndex }) => (
          <div key={id} className="min-w-0">
            <p className="truncate text-sm font-medium">{titleOf(property)}</p>
            <p className="truncate text-[0.9375rem] font-semibold tracking-tight tabular-nums">
              {property && price?.values[valueIndex]?.text}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
