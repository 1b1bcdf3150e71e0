import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';

/** The icon alone, for elements that have a label of their own. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={cn('size-5 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

export function Spinner({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={cn('inline-flex items-center gap-3 text-sm text-muted', className)}
    >
      <SpinnerMark className="text-brand" />
      {texts.loading}
    </div>
  );
}
