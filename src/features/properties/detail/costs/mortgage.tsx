import { useState } from 'react';
import { kindsFoundBy, papersKindOf } from '#contract/property/papers-kind.ts';
import type { Property } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { Means } from '#contract/rules/means.ts';
import {
  largestLoan,
  longestTenor,
  MAX_INCOME_PERCENT,
  type Mortgage,
  type MortgageScheme,
  mortgageOf,
  mortgageSchemes,
} from '#contract/rules/mortgage.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { AmountField } from '#src/features/properties/budget/amount-field.tsx';
import type { HomeCost } from '#src/features/properties/budget/home-cost.ts';
import { NumberField } from '#src/features/properties/search/number-fields.tsx';
import { MortgagePlan } from './mortgage-plan.tsx';
import * as texts from './texts.ts';

type SchemeName = keyof typeof mortgageSchemes;

const schemeChoices = (['nhf', 'mreif', 'bank'] as const).map((value) => ({
  value,
  label: mortgageSchemes[value].label,
}));

interface MortgageCalculatorProps {
  property: Property;
  cost: HomeCost;
  means: Means;
  onChangeMeans: (means: Means) => void;
}

/** What a mortgage of three kinds would cost a month, and what it leaves to pay at once. */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { property, cost, means, onChangeMeans } = props;
  const { price, costs } = cost;
  const [name, setName] = useState<SchemeName>(() => usefulScheme(price));
  const [ownMoney, setOwnMoney] = useState<number>();
  const [years, setYears] = useState<number>();
  const [ratePercent, setRatePercent] = useState<number>();
  const scheme: MortgageScheme = mortgageSchemes[name];
  const { age, income } = means;
  const mortgage = mortgageOf(scheme, { price, costs, ownMoney, ratePercent, years, age });
  const longest = longestTenor(scheme, age);
  const least = price - largestLoan(scheme, price);
  return (
    <div className="grid gap-5 pb-4">
      <RadioRow
        legend={texts.schemeLegend}
        choices={schemeChoices}
        value={name}
        onChange={setName}
      />
      <div className="grid max-w-measure gap-2 text-sm text-muted">
        <p>
          {texts.schemeRules[name]} {texts.rulesChecked}
        </p>
        <p>{titleLabel(name, property)}</p>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {scheme.ratePercent === null && (
          <NumberField
            label={texts.rate}
            value={ratePercent}
            min={0.01}
            max={100}
            decimals={2}
            error={texts.rateError}
            onChange={setRatePercent}
          />
        )}
        <AmountField
          label={texts.ownMoney}
          value={ownMoney}
          hint={least > 0 ? texts.ownMoneyHint(formatNaira(least)) : undefined}
          onChange={setOwnMoney}
        />
        <NumberField
          label={texts.years}
          value={years}
          min={1}
          max={30}
          hint={longest > 0 ? texts.yearsHint(longest) : undefined}
          error={texts.yearsError}
          onChange={setYears}
        />
        <NumberField
          label={texts.age}
          value={age}
          min={18}
          max={80}
          error={texts.ageError}
          onChange={(next) => onChangeMeans({ age: next })}
        />
        <AmountField
          label={texts.income}
          value={income}
          onChange={(next) => onChangeMeans({ income: next })}
        />
      </div>
      <div aria-live="polite" className="grid gap-5">
        {mortgage ? (
          <MortgageResult mortgage={mortgage} scheme={scheme} cost={cost} income={income} />
        ) : (
          <p className="text-sm">{longest < 1 ? texts.tooOld : texts.needsRate}</p>
        )}
      </div>
    </div>
  );
}

interface MortgageResultProps {
  mortgage: Mortgage;
  scheme: MortgageScheme;
  cost: HomeCost;
  income: number | undefined;
}

function MortgageResult({ mortgage, scheme, cost, income }: MortgageResultProps) {
  const { loan, ratePercent, years, monthlyPayment, cashOnTheDay, isLimited } = mortgage;
  const incomePercent = income && Math.round((monthlyPayment / income) * 1000) / 10;
  const notes = [
    isLimited && texts.limited(formatNaira(loan)),
    mortgage.isBelowMinimum && texts.belowMinimum(formatNaira(scheme.minLoan)),
    incomePercent &&
      texts.ofIncome(formatNumber(incomePercent), incomePercent <= MAX_INCOME_PERCENT),
  ].filter(Boolean);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 tabular-nums sm:grid-cols-3">
        <Result label={texts.monthlyPayment} naira={monthlyPayment} />
        <Result
          label={texts.cashOnTheDay}
          naira={cashOnTheDay}
          note={texts.cashParts(formatNaira(cost.price - loan), formatNaira(cost.costs))}
        />
        <Result
          label={texts.loan}
          naira={loan}
          note={texts.loanOver(formatNumber(ratePercent), years)}
        />
      </dl>
      {notes.length > 0 && (
        <p className="max-w-measure text-sm font-medium text-warning">{notes.join(' ')}</p>
      )}
      {loan > 0 && <MortgagePlan mortgage={mortgage} />}
    </>
  );
}

function Result({ label, naira, note }: { label: string; naira: number; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="block text-lg font-semibold">{formatNaira(naira)}</span>
        {note && <span className="text-xs text-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** The first scheme that lends half of the price; a smaller loan decides nothing. */
function usefulScheme(price: number): SchemeName {
  const choice = schemeChoices.find(
    ({ value }) => largestLoan(mortgageSchemes[value], price) * 2 >= price,
  );
  return choice?.value ?? 'bank';
}

function titleLabel(name: SchemeName, property: Property): string {
  const papers = property.checks?.papers?.trim() || papersKindOf(property);
  if (!papers) return texts.titleUnknown;
  if (name !== 'mreif') return texts.askForTitles(papers);
  const isRegistered = kindsFoundBy(['Registered title']).some(
    (kind) => kind === papersKindOf(property),
  );
  return isRegistered ? texts.titleAccepted(papers) : texts.titleNotAccepted(papers);
}
