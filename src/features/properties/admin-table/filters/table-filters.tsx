import { type ReactNode, useId } from 'react';
import { problemLabels, propertyProblems } from '#contract/property/property-problems.ts';
import type { PropertyFacets } from '#contract/search/property-facets.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/search/property-search.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import type { SearchDates } from '#contract/search/search-dates.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { priceRangeLabel, roomsLabel } from '#src/features/properties/search/applied-filters.ts';
import { LocationFilter } from '#src/features/properties/search/location-filter.tsx';
import { PriceField } from '#src/features/properties/search/price-field.tsx';
import { statusChoices, typeChoices } from '#src/features/properties/search/property-labels.ts';
import { readableDate } from '#src/lib/dates.ts';

const { fields, filters } = texts;

export interface TableFilterProps {
  search: PropertySearch;
  facets: PropertyFacets | undefined;
  onChange: (change: Partial<PropertySearch>) => void;
}

export interface TableFilter {
  label: string;
  /** The parts of the search that it sets. */
  keys: readonly (keyof PropertySearch)[];
  /** The value as text; undefined if the filter is not set. */
  textOf: (search: PropertySearch) => string | undefined;
  control: (props: TableFilterProps) => ReactNode;
}

/** Every filter but the text search, in display order. Changes apply at once. */
export const tableFilters: readonly TableFilter[] = [
  {
    label: fields.status,
    keys: ['status'],
    textOf: ({ status }) => status,
    control: ({ search: { status }, facets, onChange }) => (
      <ChoiceGroup
        label={fields.status}
        choices={statusChoices(facets?.status)}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
    ),
  },
  {
    label: fields.type,
    keys: ['type'],
    textOf: ({ type }) => type,
    control: ({ search: { type }, facets, onChange }) => (
      <ChoiceGroup
        label={fields.type}
        choices={typeChoices(facets?.type)}
        value={type}
        onChange={(value) => onChange({ type: value })}
      />
    ),
  },
  {
    label: fields.location,
    keys: ['location'],
    textOf: ({ location }) => location?.split(',').join(', '),
    control: ({ search, onChange }) => (
      <Field label={fields.location}>
        <LocationFilter
          anyLabel={filters.any}
          value={search.location}
          hasCounts={!hasFilters({ ...search, location: undefined })}
          onChange={(location) => onChange({ location })}
        />
      </Field>
    ),
  },
  {
    label: fields['features.bedrooms'],
    keys: ['bedrooms'],
    textOf: ({ bedrooms }) => (bedrooms ? bedroomsLabel(bedrooms) : undefined),
    control: ({ search: { bedrooms }, onChange }) => (
      <ChoiceGroup
        label={fields['features.bedrooms']}
        choices={Array.from({ length: OPEN_ENDED_ROOMS }, (_, index) => index + 1)}
        labelOf={bedroomsLabel}
        value={bedrooms}
        onChange={(value) => onChange({ bedrooms: value })}
      />
    ),
  },
  {
    label: fields.price,
    keys: ['minPrice', 'maxPrice'],
    textOf: priceRangeLabel,
    control: ({ search: { minPrice, maxPrice }, onChange }) => (
      <div className="grid gap-4">
        <PriceField
          label={filters.priceFrom}
          placeholder={filters.any}
          value={minPrice}
          onChange={(value) => onChange({ minPrice: value })}
        />
        <PriceField
          label={filters.priceTo}
          placeholder={filters.any}
          value={maxPrice}
          onChange={(value) => onChange({ maxPrice: value })}
        />
      </div>
    ),
  },
  {
    label: filters.problem,
    keys: ['problem'],
    textOf: ({ problem }) => problem && problemLabels[problem],
    control: ({ search: { problem }, onChange }) => (
      <ChoiceGroup
        label={filters.problem}
        choices={propertyProblems}
        labelOf={(name) => problemLabels[name]}
        value={problem}
        onChange={(value) => onChange({ problem: value })}
      />
    ),
  },
  {
    label: fields.listed,
    keys: ['searchFrom', 'searchTo'],
    textOf: listedLabel,
    control: ({ search: { searchFrom, searchTo }, onChange }) => (
      <div className="grid gap-4">
        <DayField
          label={filters.listedFrom}
          value={searchFrom}
          onChange={(day) => onChange({ searchFrom: day })}
        />
        <DayField
          label={filters.listedTo}
          value={searchTo}
          onChange={(day) => onChange({ searchTo: day })}
        />
      </div>
    ),
  },
  {
    label: fields.changed,
    keys: ['unchangedSince'],
    textOf: ({ unchangedSince }) => {
      const day = readableDate(unchangedSince, 'shortDay');
      return day ? filters.before(day) : undefined;
    },
    control: ({ search: { unchangedSince }, onChange }) => (
      <DayField
        label={filters.changedBefore}
        value={unchangedSince}
        onChange={(day) => onChange({ unchangedSince: day })}
      />
    ),
  },
];

/** The change that removes some filters. */
export function removalOf(...removed: readonly TableFilter[]): Partial<PropertySearch> {
  return Object.fromEntries(removed.flatMap(({ keys }) => keys.map((key) => [key, undefined])));
}

/** Whether the search has a text or any filter. */
export function hasFilters(search: PropertySearch): boolean {
  return Object.keys(queryOf({ ...search, sort: undefined })).length > 0;
}

function bedroomsLabel(bedrooms: number): string {
  return roomsLabel(bedrooms, 'bedroom');
}

function listedLabel({ searchFrom, searchTo }: SearchDates): string | undefined {
  const from = readableDate(searchFrom, 'shortDay');
  const to = readableDate(searchTo, 'shortDay');
  if (from && to) return filters.fromTo(from, to);
  if (from) return filters.from(from);
  return to ? filters.to(to) : undefined;
}

interface ChoiceGroupProps<Value> {
  label: string;
  choices: readonly Value[];
  labelOf?: (choice: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Radio buttons for the choices of a filter. On a phone they stand side by side. */
function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, choices, labelOf = String, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2 md:-mx-2 md:flex-col md:gap-0">
        {[...new Set([undefined, ...choices, value])].map((choice) => (
          <label
            key={choice ?? ''}
            className="flex items-center gap-2.5 rounded-full px-4 text-sm max-md:h-11 max-md:border max-md:has-checked:border-brand max-md:has-checked:bg-brand-soft md:h-9 md:rounded-field md:px-2 md:hover:bg-sunken pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="size-4 shrink-0 accent-brand max-md:sr-only"
            />
            {choice === undefined ? filters.any : labelOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
