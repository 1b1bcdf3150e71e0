import { type RefObject, useState } from 'react';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { withoutLabel } from '#contract/rules/purchase-cost.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { loading } from '#src/components/texts.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import type { HomeCost } from '#src/features/properties/budget/home-cost.ts';
import type { CostsPanelProps } from './costs/costs-panel.tsx';
import { PartFailed } from './part-failed.tsx';
import * as texts from './texts.ts';

const CostsPanel = lazyPart(async () => (await import('./costs/costs-panel.tsx')).CostsPanel);

interface InAllButtonProps {
  cost: HomeCost;
  section: RefObject<HTMLDetailsElement | null>;
}

/** 'About ₦99.4m in all', which opens the section of the costs. */
export function InAllButton({ cost, section }: InAllButtonProps) {
  function open() {
    if (!section.current) return;
    section.current.open = true;
    section.current.querySelector('summary')?.focus({ preventScroll: true });
    section.current.scrollIntoView();
  }

  // A search costs too little to be named where the sum is rounded.
  const without = withoutLabel(cost, ['search']);
  // A line of its own on phones: beside a long price it would move down when the typeface loads.
  return (
    <button
      type="button"
      onClick={open}
      className="relative text-left text-sm text-brand max-md:basis-full before:absolute before:inset-x-0 before:-inset-y-2.5 hover:text-brand-strong md:text-base print:hidden"
    >
      <span className="underline underline-offset-3">
        {texts.aboutInAll(formatShortNaira(cost.inAll))}
      </span>{' '}
      {without && <span className="text-muted">{without}</span>}
    </button>
  );
}

interface PropertyCostsProps extends CostsPanelProps {
  ref: RefObject<HTMLDetailsElement | null>;
}

/** Closed at first; its content loads when it opens. */
export function PropertyCosts({ ref, ...panel }: PropertyCostsProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details ref={ref} onToggle={() => setIsOpened(true)} className="scroll-mt-4 print:hidden">
      <DisclosureSummary className="items-baseline! py-3">
        <h2 className="grow text-lg font-semibold">{texts.costsHeading}</h2>
        <span>{texts.about(formatShortNaira(panel.cost.inAll))}</span>
      </DisclosureSummary>
      {isOpened && (
        <CostsPanel
          {...panel}
          loading={<CostsLoading />}
          failed={(retry) => <PartFailed text={texts.costsNotLoaded} onRetry={retry} />}
        />
      )}
    </details>
  );
}

function CostsLoading() {
  return (
    <p role="status" className="min-h-96 pb-6 text-sm text-muted">
      {loading}
    </p>
  );
}
