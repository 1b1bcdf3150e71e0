import { useState } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { usePropertyResults } from '#src/features/properties/list/property-results.tsx';
import {
  AmenitiesFilter,
  ChoiceFilter,
  type FilterProps,
  RoomsFilter,
} from './filter-controls.tsx';
import { hasOnlyLocation, noFilters } from './filters.ts';
import { LocationFilter } from './location-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { countLabel } from './property-labels.ts';
import * as texts from './texts.ts';

const PapersFilter = lazyPart(async () => (await import('./papers-filter.tsx')).PapersFilter);

interface PropertyFilterSheetProps {
  search: PropertySearch;
  onApply: (search: PropertySearch) => void;
  onClose: () => void;
}

/** All filters for the phone. They take effect on the button, which shows how many they find. */
export function PropertyFilterSheet({ search, onApply, onClose }: PropertyFilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const { status, total, facets, isRefreshing } = usePropertyResults(draft);
  const isCounted = status === 'success' && !isRefreshing;
  const change = (part: Partial<PropertySearch>) => setDraft({ ...draft, ...part });
  const filters: FilterProps = { search: draft, facets, onChange: change };

  return (
    <Dialog
      placement="bottom"
      isOpen
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <Button
            variant="ghost"
            className="mr-auto"
            onClick={() => setDraft({ ...draft, ...noFilters, q: draft.q })}
          >
            {texts.clearAll}
          </Button>
          <Button onClick={() => onApply(draft)}>
            {isCounted ? texts.show(countLabel(total)) : texts.showUncounted}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pt-2">
        <Field label={texts.location}>
          <LocationFilter
            anyLabel={texts.anyLocation}
            value={draft.location}
            hasCounts={hasOnlyLocation(draft)}
            onChange={(location) => change({ location })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <ChoiceFilter {...filters} name="type" />
          <ChoiceFilter {...filters} name="status" />
        </div>
        <PriceFilter {...filters} />
        <RoomsFilter {...filters} name="bedrooms" />
        <RoomsFilter {...filters} name="bathrooms" />
        {canFilterBy('papers') && <PapersFilter {...filters} />}
        <AmenitiesFilter {...filters} />
      </div>
    </Dialog>
  );
}
