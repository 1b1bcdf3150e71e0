import { FOR_SALE, NEW_DEVELOPMENT, SOLD } from '#contract/property/property.ts';
import { type MarkShape, StateMark } from '#src/components/ui/table/state-mark.tsx';
import { cn } from '#src/lib/class-names.ts';

/** Filled while on the market, open when off it. */
const shapes: Record<string, MarkShape> = {
  [FOR_SALE]: 'disc',
  [NEW_DEVELOPMENT]: 'triangle',
  'Under Offer': 'halfDisc',
  [SOLD]: 'tick',
};

/** Beside the name of a status: a shape of its own, and a colour only where one is missing. */
export function StatusMark({ status }: { status: string }) {
  return (
    <StateMark
      shape={status ? (shapes[status] ?? 'ring') : 'exclamation'}
      className={cn(
        'mr-2 inline-block align-[-0.08em]',
        !status && 'text-warning',
        status === SOLD && 'text-muted',
      )}
    />
  );
}
