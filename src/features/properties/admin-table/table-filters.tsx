import type { PropertyFacets } from '#contract/property-facets.ts';
import {
  type PropertyProblem,
  problemLabels,
  propertyProblems,
} from '#contract/property-problems.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/property-search.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { hasOnlyLocation, roomsLabel } from '#src/features/properties/search/applied-filters.ts';
import { ChoiceFilter } from '#src/features/properties/search/choice-filter.tsx';
import { LocationFilter } from '#src/features/properties/search/location-filter.tsx';
import { PriceField } from '#src/features/properties/search/price-field.tsx';
import { statusChoices, typeChoices } from '#src/features/properties/search/property-labels.ts';

interface TableFiltersProps {
  search: PropertySearch;
  facets: PropertyFacets | undefined;
  onChange: (change: Partial<PropertySearch>) => void;
}

/** Whether the search has a filter that only the table has. */
export function hasTableFilters({ problem, searchFrom, searchTo }: PropertySearch): boolean {
  return Boolean(problem || searchFrom || searchTo);
}

const roomChoices = Array.from({ length: OPEN_ENDED_ROOMS }, (_, index) => index + 1);

/** Every filter but the text search; each applies at once. */
export function TableFilters({ search, facets, onChange }: TableFiltersProps) {
  const { status, type, location, bedrooms, minPrice, maxPrice, problem } = search;
  const { searchFrom, searchTo } = search;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Status">
        <ChoiceFilter
          anyLabel="Any"
          choices={statusChoices(facets?.status)}
          value={status}
          onChange={(value) => onChange({ status: value })}
        />
      </Field>
      <Field label="Type">
        <ChoiceFilter
          anyLabel="Any"
          choices={typeChoices(facets?.type)}
          value={type}
          onChange={(value) => onChange({ type: value })}
        />
      </Field>
      <Field label="Location">
        <LocationFilter
          anyLabel="Any"
          value={location}
          hasCounts={hasOnlyLocation(search) && !hasTableFilters(search)}
          onChange={(value) => onChange({ location: value })}
        />
      </Field>
      <Field label="Bedrooms">
        <Select
          value={bedrooms ?? ''}
          onChange={({ target }) => onChange({ bedrooms: Number(target.value) || undefined })}
        >
          <option value="">Any</option>
          {[...new Set(bedrooms ? [...roomChoices, bedrooms] : roomChoices)].map((rooms) => (
            <option key={rooms} value={rooms}>
              {roomsLabel(rooms, 'bedroom')}
            </option>
          ))}
        </Select>
      </Field>
      <PriceField
        label="Price from"
        placeholder="Any"
        value={minPrice}
        onChange={(value) => onChange({ minPrice: value })}
      />
      <PriceField
        label="Price to"
        placeholder="Any"
        value={maxPrice}
        onChange={(value) => onChange({ maxPrice: value })}
      />
      <Field label="Problem">
        <Select
          value={problem ?? ''}
          onChange={({ target }) => onChange({ problem: problemOf(target.value) })}
        >
          <option value="">Any or none</option>
          {propertyProblems.map((name) => (
            <option key={name} value={name}>
              {problemLabels[name]}
            </option>
          ))}
        </Select>
      </Field>
      <DayField
        label="Listed from"
        value={searchFrom}
        onChange={(value) => onChange({ searchFrom: value })}
      />
      <DayField
        label="Listed to"
        value={searchTo}
        onChange={(value) => onChange({ searchTo: value })}
      />
    </div>
  );
}

function problemOf(value: string): PropertyProblem | undefined {
  return propertyProblems.find((name) => name === value);
}
