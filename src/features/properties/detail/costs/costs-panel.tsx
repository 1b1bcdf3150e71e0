import { useEffect, useEffectEvent, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import type { Means } from '#contract/rules/means.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import type { OwnFigures } from '#contract/rules/purchase-cost.ts';
import { Button } from '#src/components/ui/button.tsx';
import { BudgetTool, BudgetTools } from '#src/features/properties/budget/budget-tools.tsx';
import type { HomeCost } from '#src/features/properties/budget/home-cost.ts';
import {
  keepCosts,
  ownCostsIn,
  ownCostsOf,
  ownFigures,
  ownMeansIn,
} from '#src/features/properties/budget/own-figures.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { CostLines } from './cost-lines.tsx';
import { MortgageCalculator } from './mortgage.tsx';
import * as texts from './texts.ts';

export interface CostsPanelProps {
  property: Property;
  cost: HomeCost;
  own: OwnFigures;
  onChange: (own: OwnFigures) => void;
}

/** The costs of a home line by line, with the figures that the visitor typed for it. */
export function CostsPanel({ property, cost, own, onChange }: CostsPanelProps) {
  const kept = useDeviceStore(ownFigures);
  const [typedMeans, setTypedMeans] = useState<Means>({});
  const means: Means = { ...ownMeansIn(kept), ...typedMeans };
  const stored = ownCostsOf(property._id, kept);
  const isOwn = hasFigures(own);
  const offered = reusable(
    ownCostsIn(kept).find(({ propertyId }) => propertyId !== property._id) ?? {},
  );

  const restore = useEffectEvent(() => {
    if (isOwn || !stored) return;
    const { id: _id, propertyId: _propertyId, ...figures } = stored;
    onChange(figures);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are read.
  useEffect(restore, [kept.isLoading]);

  function change(figures: OwnFigures) {
    const next = { ...own, ...figures };
    onChange(next);
    keepCosts(property._id, hasFigures(next) ? next : undefined);
  }

  function reset() {
    onChange({});
    keepCosts(property._id, undefined);
  }

  return (
    <div className="pb-2">
      {!isOwn && <Offer figures={offered} onUse={() => change(offered)} />}
      <CostLines cost={cost} own={own} onChange={change} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-measure text-sm text-muted">{texts.notAdvice}</p>
        {isOwn && (
          <Button variant="ghost" size="sm" onClick={reset} className="-ml-3">
            {texts.reset}
          </Button>
        )}
      </div>
      <div className="mt-4">
        {property.type !== 'Land' && (
          <BudgetTool heading={texts.mortgageHeading}>
            <MortgageCalculator
              property={property}
              cost={cost}
              means={means}
              onChangeMeans={(change) => setTypedMeans({ ...typedMeans, ...change })}
            />
          </BudgetTool>
        )}
        <BudgetTools />
      </div>
    </div>
  );
}

function hasFigures(own: OwnFigures): boolean {
  return Object.values(own).some((figure) => figure !== undefined);
}

/** The figures of another home that say something about this one. */
function reusable({ agencyPercent, legalBasis, search }: OwnFigures): OwnFigures {
  return { agencyPercent, legalBasis: legalBasis === 'own' ? undefined : legalBasis, search };
}

function Offer({ figures, onUse }: { figures: OwnFigures; onUse: () => void }) {
  const { agencyPercent, legalBasis, search } = figures;
  const labels = [
    agencyPercent !== undefined && texts.offeredAgency(agencyPercent),
    legalBasis !== undefined && legalBasis !== 'own' && texts.offeredLegal(legalBasis),
    search !== undefined && texts.offeredSearch(formatNaira(search)),
  ].filter((label) => label !== false);
  if (labels.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 rounded-field bg-sunken px-3 py-1 text-sm">
      {texts.offer(labels.join(', '))}
      <Button variant="ghost" size="sm" onClick={onUse} className="-ml-1">
        {texts.useThem}
      </Button>
    </p>
  );
}
