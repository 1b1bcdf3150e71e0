import { amortisation, type Mortgage } from '#contract/rules/mortgage.ts';
import { formatNaira, formatShortNaira } from '#contract/rules/naira.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import * as texts from './texts.ts';

/** The balance of the loan after each year, as a chart and a table. */
export function MortgagePlan({ mortgage }: { mortgage: Mortgage }) {
  const plan = amortisation(mortgage);
  const { loan, years } = mortgage;
  const interest = plan.reduce((sum, year) => sum + year.interest, 0);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{texts.owedHeading}</span>
        <span className="text-muted tabular-nums">
          {texts.interestInAll} {formatNaira(interest)}
        </span>
      </p>
      <div role="img" aria-label={texts.chart(years)} className="mt-2">
        <div className="flex h-24 items-end gap-px border-b border-field-line">
          {[{ year: 0, balance: loan }, ...plan].map(({ year, balance }) => (
            <div
              key={year}
              className="flex-1 bg-brand/45"
              style={{ height: `${(balance / loan) * 100}%` }}
            />
          ))}
        </div>
        <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted tabular-nums">
          <span>{formatShortNaira(loan)}</span>
          <span>
            {texts.year} {years}
          </span>
        </p>
      </div>
      <details className="mt-2">
        <DisclosureSummary className="text-sm">{texts.yearByYear}</DisclosureSummary>
        <table className="w-full text-right text-xs tabular-nums sm:text-sm">
          <thead className="text-muted">
            <tr className="border-b *:py-1.5 *:pl-2 *:font-normal">
              <th scope="col" className="pl-0! text-left">
                {texts.year}
              </th>
              <th scope="col">{texts.repaid}</th>
              <th scope="col">{texts.interest}</th>
              <th scope="col">{texts.owed}</th>
            </tr>
          </thead>
          <tbody>
            {plan.map((year) => (
              <tr key={year.year} className="border-b *:py-1.5 *:pl-2">
                <th scope="row" className="pl-0! text-left font-normal">
                  {year.year}
                </th>
                <td>{formatNaira(year.repaid)}</td>
                <td>{formatNaira(year.interest)}</td>
                <td>{formatNaira(year.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
