import type { ReactNode } from 'react';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { MeansCalculator } from './means-calculator.tsx';
import * as texts from './texts.ts';

/** What the visitor can pay, and prices in their currency, each closed at first. */
export function BudgetTools(props: { onShow?: (maxPrice: number) => void }) {
  return (
    <>
      <BudgetTool heading={texts.meansHeading}>
        <MeansCalculator {...props} />
      </BudgetTool>
      <BudgetTool heading={texts.currencyHeading}>
        <CurrencyForm />
      </BudgetTool>
    </>
  );
}

/** A further calculation, closed at first. */
export function BudgetTool({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="border-t">
      <DisclosureSummary className="py-2">{heading}</DisclosureSummary>
      <div className="pt-1">{children}</div>
    </details>
  );
}
