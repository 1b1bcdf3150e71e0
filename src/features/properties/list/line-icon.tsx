import type { CheckName } from '#contract/property/property-fields.ts';
import { cn } from '#src/lib/class-names.ts';

type LineIconName = CheckName | 'place';

/** Drawn in a square of 24. */
const drawings: Record<LineIconName, string> = {
  papers: 'M14 2H5v20h14V7zM14 2v5h5M9 12h6M9 17h6',
  power: 'M13 2 4 14h7l-1 8 10-12h-8z',
  water: 'M12 22a7 7 0 0 0 7-7c0-4-5-7-7-13-2 6-7 9-7 13a7 7 0 0 0 7 7z',
  road: 'M8 2 3 22M16 2l5 20M12 3v3M12 10v4M12 18v4',
  flooding: 'm3 11 9-8 9 8M2 16q2.5-3 5 0t5 0 5 0 5 0M2 21q2.5-3 5 0t5 0 5 0 5 0',
  visitedOn: 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  place: 'M12 22s8-7 8-13a8 8 0 0 0-16 0c0 6 8 13 8 13zM12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

/** The mark of a check (paper, bolt, drop, road, roof above water, eye), or a pin for a place. */
export function LineIcon({ name, className }: { name: LineIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cn('size-4 shrink-0 fill-none stroke-current stroke-2', className)}
    >
      <path strokeLinecap="round" strokeLinejoin="round" d={drawings[name]} />
    </svg>
  );
}
