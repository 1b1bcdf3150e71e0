import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { AllHidden } from '#src/features/properties/saved/shortlist/hide-no.tsx';
import { appliedFilters, noFilters } from '#src/features/properties/search/applied-filters.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { SuggestedCards } from './property-cards.tsx';
import * as listTexts from './texts.ts';

/** Here, because the listings load the other texts at once. */
const texts = {
  yourSearch: (filters: string) => `Your search: ${filters}.`,
  notEnough: 'Removing one filter is not enough.',
};

/** Each count may be a request. */
const MAX_COUNTED = 8;
const MAX_OFFERED = 3;

interface NoPropertiesProps {
  search: PropertySearch;
  onRemove: (removal: Partial<PropertySearch>) => void;
  /** How many of the results the visitor hides. */
  hiddenCount: number;
  /** After the button that removes a filter. */
  children?: ReactNode;
}

/** The filters, and once they are counted those without which there are results, most first. */
function useRemovals(search: PropertySearch) {
  const filters = appliedFilters(search).slice(0, MAX_COUNTED);
  const { data: totals } = useQuery({
    ...suggestionQueries.totals(filters.map(({ removal }) => ({ ...search, ...removal }))),
    enabled: filters.length > 0,
  });
  const removals = filters
    .map((filter, index) => ({ ...filter, total: totals?.[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  return { filters, isCounted: totals !== undefined, removals };
}

/** The empty state of a search: the filters whose removal finds most, and what each would find. */
export function NoProperties({ search, onRemove, hiddenCount, children }: NoPropertiesProps) {
  const { filters, isCounted, removals } = useRemovals(search);
  if (hiddenCount > 0) return <AllHidden />;
  if (filters.length === 0) {
    return <EmptyPage title={listTexts.none} />;
  }
  const description = [
    filters.length > 1 && texts.yourSearch(filters.map(({ label }) => label).join(', ')),
    isCounted && removals.length === 0 && texts.notEnough,
  ];
  const [first = { text: listTexts.clearAll, removal: noFilters }, ...others] = removals
    .slice(0, MAX_OFFERED)
    .map(({ label, total, removal }) => ({ text: showWithout(countLabel(total), label), removal }));
  return (
    <EmptyPage
      locations={search.location?.split(',')}
      title={listTexts.noMatch}
      description={description.filter(Boolean).join(' ')}
      action={
        <>
          {/* Still the same button when the numbers are known: it may be pressed just then. */}
          <RemoveButton {...first} onRemove={onRemove} />
          {others.map((other) => (
            <RemoveButton key={other.text} {...other} variant="secondary" onRemove={onRemove} />
          ))}
          {children}
        </>
      }
    />
  );
}

interface RemoveButtonProps {
  text: string;
  removal: Partial<PropertySearch>;
  variant?: 'secondary';
  onRemove: NoPropertiesProps['onRemove'];
}

function RemoveButton({ text, removal, variant, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant={variant}
      onClick={() => onRemove(removal)}
      className="h-auto! min-h-11 max-w-full py-2 whitespace-normal!"
    >
      <span className="min-w-0 text-balance wrap-anywhere">{text}</span>
    </Button>
  );
}

function showWithout(count: string, filter: string): string {
  // A word of the text query is quoted already.
  return `Show ${count} without ${filter.startsWith('“') ? filter : `“${filter}”`}`;
}

/**
 * The first properties of the search with one filter less, if they still share its location or type.
 * Nothing otherwise.
 */
export function NearestProperties({ search }: { search: PropertySearch }) {
  const { removals } = useRemovals(search);
  const near = removals
    .map(({ removal }) => ({ ...search, ...removal }))
    .find(({ location, type }) => location || type);
  const { data: nearest = [] } = useQuery({
    ...suggestionQueries.nearest(near ?? search),
    enabled: near !== undefined,
  });
  if (!near || nearest.length === 0) return null;
  return (
    <aside aria-labelledby="nearest" className="mt-10">
      <h2 id="nearest" className="mb-5 text-xl font-semibold">
        {listTexts.nearest}
      </h2>
      <SuggestedCards properties={nearest} />
    </aside>
  );
}
