import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';

const ReportForm = lazyPart(async () => (await import('./panels/report-form.tsx')).ReportForm);

export const reportButton =
  'inline-flex min-h-8 text-sm items-center text-muted underline-offset-3 hover:underline pointer-coarse:min-h-11';

/** A quiet button that opens the reasons below it. */
export function ReportListing({ property }: { property: Property }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={cn('text-sm', isOpen && 'w-full')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={reportButton}
      >
        {texts.report}
      </button>
      {isOpen && <ReportForm property={property} />}
    </div>
  );
}
