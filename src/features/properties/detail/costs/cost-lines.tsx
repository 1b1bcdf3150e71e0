import type { ReactNode } from 'react';
import { formatNaira } from '#contract/rules/naira.ts';
import {
  AGENCY_PERCENT,
  type CostLine,
  type CostName,
  costLabels,
  hasConsentRate,
  type OwnFigures,
  withoutLabel,
} from '#contract/rules/purchase-cost.ts';
import { costSources, offices } from '#contract/rules/purchase-cost-sources.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { AmountField } from '#src/features/properties/budget/amount-field.tsx';
import type { HomeCost } from '#src/features/properties/budget/home-cost.ts';
import { NumberField } from '#src/features/properties/search/number-fields.tsx';
import * as texts from './texts.ts';

interface CostLinesProps {
  cost: HomeCost;
  own: OwnFigures;
  onChange: (own: OwnFigures) => void;
}

export function CostLines({ cost, own, onChange }: CostLinesProps) {
  const { price, lines, costs, inAll, registry } = cost;
  const without = withoutLabel(cost);
  const controls: Record<CostName, ReactNode> = {
    agency: <AgencyField own={own} onChange={onChange} />,
    legal: <LegalFields own={own} onChange={onChange} />,
    vat: null,
    consent: hasConsentRate(registry) ? (
      <AmountField
        label={texts.assessedValue}
        hint={texts.assessedHint}
        value={own.assessedValue ?? price}
        onChange={(assessedValue) => onChange({ assessedValue })}
      />
    ) : (
      <AmountField
        label={texts.ownConsent}
        min={0}
        value={own.consent}
        onChange={(consent) => onChange({ consent })}
      />
    ),
    survey: (
      <AmountField
        label={texts.ownSurvey}
        min={0}
        hint={texts.surveyHint}
        value={own.survey}
        onChange={(survey) => onChange({ survey })}
      />
    ),
    search: (
      <AmountField
        label={texts.ownSearch}
        min={0}
        hint={texts.searchHint}
        value={own.search}
        onChange={(search) => onChange({ search })}
      />
    ),
  };
  return (
    <dl className="tabular-nums">
      <Sum label={texts.price} naira={price} />
      {lines.map((line) => (
        <div key={line.name} className="grid grid-cols-[1fr_auto] gap-x-4 border-t py-3">
          <dt className="font-medium">{costLabels[line.name]}</dt>
          <dd className={line.naira === null ? 'text-muted' : 'font-medium'}>
            {line.naira === null ? texts.empty : formatNaira(line.naira)}
          </dd>
          <dd className="col-span-2 mt-1 grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_15rem] sm:[&>div]:col-start-2">
            <p className="max-w-measure text-sm text-muted empty:hidden">
              {sourceLabel(line, offices[registry])}
            </p>
            {controls[line.name]}
          </dd>
        </div>
      ))}
      <Sum label={texts.costs} naira={costs} />
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-ink pt-3">
        <dt className="text-lg font-semibold">
          {texts.inAll}
          {without && <span className="block text-sm font-normal text-muted">{without}</span>}
        </dt>
        <dd aria-live="polite" className="text-xl font-semibold">
          {formatNaira(inAll)}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ label, naira }: { label: string; naira: number }) {
  return (
    <div className="flex justify-between gap-4 border-t py-3 first:border-t-0">
      <dt>{label}</dt>
      <dd className="font-medium">{formatNaira(naira)}</dd>
    </div>
  );
}

function sourceLabel({ name, basis }: CostLine, office: string): string | null {
  const source = costSources[basis];
  if (source) return texts.checked(source.text, source.checked);
  if (basis === 'own') return texts.yourFigure;
  return name === 'consent' ? texts.askOffice(office) : null;
}

type ControlProps = Omit<CostLinesProps, 'cost'>;

function AgencyField({ own, onChange }: ControlProps) {
  return (
    <NumberField
      label={texts.agencyPercent}
      value={own.agencyPercent ?? AGENCY_PERCENT}
      min={0}
      max={20}
      decimals={2}
      error={texts.percentError}
      onChange={(agencyPercent) => onChange({ agencyPercent })}
    />
  );
}

function LegalFields({ own, onChange }: ControlProps) {
  const { legalBasis = 'scale', legalFee } = own;
  return (
    <div className="grid gap-2">
      <Field label={texts.legalBasis}>
        <Select
          value={legalBasis}
          onChange={({ target }) => onChange({ legalBasis: basisOf(target.value) })}
        >
          {Object.entries(texts.legalChoices).map(([basis, label]) => (
            <option key={basis} value={basis}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {legalBasis === 'own' && (
        <AmountField
          label={texts.ownLegalFee}
          min={0}
          value={legalFee}
          onChange={(fee) => onChange({ legalFee: fee })}
        />
      )}
    </div>
  );
}

function basisOf(value: string): OwnFigures['legalBasis'] {
  return value === 'agreed' || value === 'own' ? value : 'scale';
}
