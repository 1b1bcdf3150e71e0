import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SOLD } from '#contract/property/property.ts';
import { popularLocations } from '#contract/search/locations.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { AllHidden } from '#src/features/properties/saved/shortlist/hide-no.tsx';
import { appliedFilters } from '#src/features/properties/search/applied-filters.ts';
import { noFilters } from '#src/features/properties/search/filters.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { SuggestedCards } from './property-grid.tsx';
import * as listTexts from './texts.ts';

/** Here, because the listings load the other texts at once. */
const texts = {
  noneFor: (filter: string) => `No properties match ${quoted(filter)}`,
  notEnough: 'Removing one filter is not enough.',
  checkSpelling: 'Check the spelling, or try a place: ',
};

/** Each count may be a request. */
const MAX_COUNTED = 8;
const MAX_PAIRED = 4;
const MAX_OFFERED = 3;

const TRIED_PLACES = 3;

interface NoPropertiesProps {
  search: PropertySearch;
  onRemove: (removal: Partial<PropertySearch>) => void;
  /** Whether the visitor hides all results. */
  isHiding: boolean;
  /** After the button that removes a filter. */
  children?: ReactNode;
}

interface Removal {
  labels: string[];
  removal: Partial<PropertySearch>;
}

/** The removals after which there are results, most first; undefined until they are counted. */
function useCounted(search: PropertySearch, removals: readonly Removal[]) {
  const { data: totals } = useQuery({
    ...suggestionQueries.totals(removals.map(({ removal }) => ({ ...search, ...removal }))),
    enabled: removals.length > 0,
  });
  if (!totals) return undefined;
  return removals
    .map((removal, index) => ({ ...removal, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

/** The filters, and once they are counted the removals of one or, if that is not enough, of two. */
function useRemovals(search: PropertySearch) {
  const filters = appliedFilters(search).slice(0, MAX_COUNTED);
  const ofOne = filters.map(({ label, removal }) => ({ labels: [label], removal }));
  const one = useCounted(search, ofOne);
  const ofTwo = one?.length === 0 ? pairsOf(ofOne) : [];
  const two = useCounted(search, ofTwo);
  const removals = ofTwo.length > 0 ? two : one;
  return { filters, isNotEnough: !!removals && !one?.length, removals };
}

/** The removals of two filters, where those are not all. Two of one kind have no common removal. */
export function pairsOf(ofOne: readonly Removal[]): Removal[] {
  if (ofOne.length < 3 || ofOne.length > MAX_PAIRED) return [];
  return ofOne.flatMap((first, index) =>
    ofOne
      .slice(index + 1)
      .filter(({ removal }) => Object.keys(removal).every((key) => !(key in first.removal)))
      .map((second) => ({
        labels: [...first.labels, ...second.labels],
        removal: { ...first.removal, ...second.removal },
      })),
  );
}

/** The empty state of a search: the filters whose removal finds most, and what each would find. */
export function NoProperties({ search, onRemove, isHiding, children }: NoPropertiesProps) {
  const { filters, isNotEnough, removals = [] } = useRemovals(search);
  if (isHiding) return <AllHidden />;
  const [firstFilter, secondFilter] = filters;
  if (!firstFilter) return <EmptyPage title={listTexts.none} />;
  const isOnlyText = search.q !== undefined && !secondFilter;
  const [first = { text: listTexts.clearAll, removal: noFilters }, ...others] = removals
    .slice(0, MAX_OFFERED)
    .map(({ labels, total, removal }) => ({
      text: showWithout(countLabel(total), labels),
      removal,
    }));
  if (secondFilter && removals.length > 0)
    others.push({ text: listTexts.clearAll, removal: noFilters });
  return (
    <EmptyPage
      locations={search.location?.split(',') ?? popularLocations}
      title={secondFilter ? listTexts.noMatch : texts.noneFor(firstFilter.label)}
      className="pt-4 md:items-start"
      description={isOnlyText ? <TryPlace /> : isNotEnough && texts.notEnough}
      action={
        <>
          {/* Still the same button when the numbers are known: it may be pressed just then. */}
          <RemoveButton {...first} onRemove={onRemove} />
          <div className="mt-2 grid w-full max-w-lg grid-cols-[auto_1fr] items-center justify-items-start gap-x-3 border-t pt-2 max-sm:[&_svg]:block! [&>:not(div)]:-ml-3 [&>div]:col-span-full [&>div]:mt-3 [&>div]:w-full max-sm:[&>div]:justify-between max-sm:[&>div]:gap-x-0!">
            {others.map((other) => (
              <RemoveButton key={other.text} {...other} variant="ghost" onRemove={onRemove} />
            ))}
            {children}
          </div>
        </>
      }
    />
  );
}

/** Below a text that finds nothing. */
function TryPlace() {
  return (
    <>
      {texts.checkSpelling}
      {popularLocations.slice(0, TRIED_PLACES).map((location, index) => (
        <Fragment key={location}>
          {index > 0 && ', '}
          <Link
            to={paths.propertyListings.href({ location })}
            className="text-brand underline underline-offset-4 pointer-coarse:py-3"
          >
            {location}
          </Link>
        </Fragment>
      ))}
      .
    </>
  );
}

interface RemoveButtonProps {
  text: string;
  removal: Partial<PropertySearch>;
  variant?: 'ghost';
  onRemove: NoPropertiesProps['onRemove'];
}

function RemoveButton({ text, removal, variant, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant={variant}
      onClick={() => onRemove(removal)}
      className={cn(
        'h-auto! whitespace-normal!',
        variant
          ? 'min-h-9 px-3! py-1.5 text-left pointer-coarse:min-h-11'
          : 'min-h-11 py-2 max-sm:w-full',
        text !== listTexts.clearAll && 'col-span-full max-w-full',
      )}
    >
      <span className="min-w-0 text-balance wrap-anywhere">{text}</span>
    </Button>
  );
}

function showWithout(count: string, filters: readonly string[]): string {
  return `Show ${count} without ${filters.map(quoted).join(' and ')}`;
}

function quoted(filter: string): string {
  // A word of the text query is quoted already.
  return filter.startsWith('“') ? filter : `“${filter}”`;
}

/**
 * The first properties of the search with one or two filters less, if they still share its location
 * or type, otherwise the newest ones.
 */
export function NearestProperties({ search }: { search: PropertySearch }) {
  const { filters, removals } = useRemovals(search);
  const near = removals
    ?.map(({ removal }) => ({ ...search, ...removal }))
    .find(({ location, type }) => location || type);
  const { data: nearest = [] } = useQuery({
    ...suggestionQueries.nearest(near ?? search),
    enabled: near !== undefined,
  });
  const { data: recent } = useQuery({
    ...propertyQueries.recent(),
    // Without paging the API would send its whole list for three cards; it may be loaded already.
    enabled: removals !== undefined && filters.length > 0 && !near && hasCapability('paging'),
  });
  const found = near ? nearest : (recent?.properties ?? []);
  const shown = found.filter(({ status }) => near?.status || status !== SOLD).slice(0, MAX_OFFERED);
  if (shown.length === 0) return null;
  return (
    <aside aria-labelledby="nearest" className="mt-10">
      <h2 id="nearest" className="mb-5 text-xl font-semibold">
        {near ? listTexts.nearest : listTexts.recentHeading}
      </h2>
      <SuggestedCards properties={shown} />
    </aside>
  );
}
