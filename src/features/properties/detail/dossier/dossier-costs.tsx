import { formatNaira } from '#contract/rules/naira.ts';
import { type CostLine, costLabels, withoutLabel } from '#contract/rules/purchase-cost.ts';
import { costSources, offices } from '#contract/rules/purchase-cost-sources.ts';
import type { HomeCost } from '#src/features/properties/budget/home-cost.ts';
import { Section } from './dossier-section.tsx';
import * as texts from './texts.ts';

/** The lines of the costs, each with its source, and the sum. */
export function DossierCosts({ cost }: { cost: HomeCost }) {
  return (
    <Section heading={texts.costs}>
      <dl className="tabular-nums">
        <Line name={texts.price} figure={formatNaira(cost.price)} />
        {cost.lines.map((line) => (
          <Line
            key={line.name}
            name={costLabels[line.name]}
            figure={line.naira === null ? texts.notKnown : formatNaira(line.naira)}
            note={noteOf(line, cost)}
          />
        ))}
        <Line name={texts.costsSum} figure={formatNaira(cost.costs)} />
        <div className="flex justify-between gap-4 py-1 text-base font-semibold">
          <dt>{texts.inAll}</dt>
          <dd>{formatNaira(cost.inAll)}</dd>
        </div>
      </dl>
      <p className="text-xs text-muted">
        {[withoutLabel(cost), texts.askInWriting].filter(Boolean).join('. ')}
      </p>
    </Section>
  );
}

function Line({ name, figure, note }: { name: string; figure: string; note?: string }) {
  return (
    <div className="border-b py-0.5">
      <div className="flex justify-between gap-4">
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  );
}

function noteOf({ name, naira, basis }: CostLine, { registry }: HomeCost): string | undefined {
  const source = costSources[basis];
  if (source) return texts.source(source.text, source.checked);
  if (naira !== null) return texts.ownFigure;
  return name === 'consent' ? texts.ask(offices[registry]) : undefined;
}
