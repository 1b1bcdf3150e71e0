import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';

const ReportForm = lazyPart(async () => (await import('./panels/report-form.tsx')).ReportForm);

interface ReportListingProps {
  property: Property;
  /** Opens the form, if the API accepts reports. */
  onAsk: (kind: 'report') => void;
}

/** A quiet button that opens the reasons below it, or the form. */
export function ReportListing({ property, onAsk }: ReportListingProps) {
  const sends = hasCapability('reports');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={cn('text-sm', isOpen && 'w-full')}>
      <button
        type="button"
        aria-expanded={sends ? undefined : isOpen}
        onClick={() => (sends ? onAsk('report') : setIsOpen(!isOpen))}
        className="inline-flex min-h-8 items-center text-muted underline underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
      >
        {texts.report}
      </button>
      {isOpen && <ReportForm property={property} />}
    </div>
  );
}
