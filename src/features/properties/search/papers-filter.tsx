import { papersChoices } from '#contract/property/papers.ts';
import { kindsFoundBy } from '#contract/property/papers-kind.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { cn } from '#src/lib/class-names.ts';
import type { FilterProps } from './filter-controls.tsx';
import { papersLabel } from './filters.ts';
import * as texts from './texts.ts';

/** Several kinds of papers with their numbers of results; what is not stated is not found. */
export function PapersFilter({ search, facets, onChange }: FilterProps) {
  const { papers: value = [] } = search;
  const counts = new Map(facets.papers?.map(({ value, count }) => [value, count]));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{texts.papers}</legend>
      {papersChoices.map((choice) => {
        const isChosen = value.includes(choice);
        const count = kindsFoundBy([choice]).reduce(
          (sum, kind) => sum + (counts.get(kind) ?? 0),
          0,
        );
        const next = papersChoices.filter((other) => value.includes(other) !== (other === choice));
        return (
          <Checkbox
            key={choice}
            label={
              <span
                className={cn(
                  'flex justify-between gap-3',
                  facets.papers && !count && !isChosen && 'text-muted',
                )}
              >
                {papersLabel(choice)}{' '}
                {facets.papers && (
                  <span className="text-muted tabular-nums">{formatNumber(count)}</span>
                )}
              </span>
            }
            checked={isChosen}
            onChange={() => onChange({ papers: next.length > 0 ? next : undefined })}
          />
        );
      })}
      <p className="mt-2 text-sm text-muted">{texts.papersHint}</p>
    </fieldset>
  );
}
