import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface DisclosureSummaryProps {
  className?: string;
  children: ReactNode;
}

/** The summary of a `<details>`, with a chevron. */
export function DisclosureSummary({ className, children }: DisclosureSummaryProps) {
  return (
    <summary
      className={cn(
        'flex min-h-11 list-none items-center gap-4 font-medium hover:text-brand [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown className="m-auto mr-0 size-5 shrink-0 text-brand transition-transform [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
