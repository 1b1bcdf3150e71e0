import type { CheckName } from '#contract/property/property-fields.ts';
import { cn } from '#src/lib/class-names.ts';
import { LineIcon } from './line-icon.tsx';

interface SmallCheckCircleProps {
  name: CheckName;
  isKnown: boolean;
  isSeen: boolean;
}

/** As on the property's page: filled for what we saw, without a ring for what is not known. */
export function SmallCheckCircle({ name, isKnown, isSeen }: SmallCheckCircleProps) {
  return (
    <span
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-full border',
        isKnown ? 'border-brand-fill' : 'border-transparent text-muted',
        isKnown && (isSeen ? 'bg-brand-fill text-on-brand-fill' : 'text-brand'),
      )}
    >
      <LineIcon name={name} className="size-3!" />
    </span>
  );
}
