import { type ReactNode, useId } from 'react';
import type { PropertyFacets } from '#contract/property-facets.ts';
import { problemLabels, propertyProblems } from '#contract/property-problems.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/property-search.ts';
import type { SearchDates } from '#contract/search-dates.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  hasOnlyLocation,
  priceRangeLabel,
  roomsLabel,
} from '#src/features/properties/search/applied-filters.ts';
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

interface TableFilter {
  label: string;
  /** The value as text; undefined if the filter is not set. */
  valueOf: (search: PropertySearch) => string | undefined;
  removal: Partial<PropertySearch>;
  control: (props: TableFilterProps) => ReactNode;
}

const roomChoices = Array.from({ length: OPEN_ENDED_ROOMS }, (_, index) => index + 1);

/** Every filter but the text search, in display order. */
export const filterNames = [
  'status',
  'type',
  'location',
  'bedrooms',
  'price',
  'problem',
  'listed',
  'changed',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Changes apply at once, without a submit button. */
export const tableFilters: Record<FilterName, TableFilter> = {
  status: {
    label: fields.status,
    valueOf: ({ status }) => status,
    removal: { status: undefined },
    control: ({ search, facets, onChange }) => (
      <ChoiceGroup
        label={fields.status}
        choices={statusChoices(facets?.status).map((status) => [status, status])}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
    ),
  },
  type: {
    label: fields.type,
    valueOf: ({ type }) => type,
    removal: { type: undefined },
    control: ({ search, facets, onChange }) => (
      <ChoiceGroup
        label={fields.type}
        choices={typeChoices(facets?.type).map((type) => [type, type])}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
    ),
  },
  location: {
    label: fields.location,
    valueOf: ({ location }) => location?.split(',').join(', '),
    removal: { location: undefined },
    control: ({ search, onChange }) => (
      <Field label={fields.location}>
        <LocationFilter
          anyLabel={filters.any}
          value={search.location}
          hasCounts={hasOnlyLocation(search) && !hasTableFilters(search)}
          onChange={(location) => onChange({ location })}
        />
      </Field>
    ),
  },
  bedrooms: {
    label: fields.bedrooms,
    valueOf: ({ bedrooms }) => (bedrooms ? roomsLabel(bedrooms, 'bedroom') : undefined),
    removal: { bedrooms: undefined },
    control: ({ search: { bedrooms }, onChange }) => (
      <ChoiceGroup
        label={fields.bedrooms}
        choices={[...new Set([...roomChoices, ...(bedrooms ? [bedrooms] : [])])].map((rooms) => [
          `${rooms}`,
          roomsLabel(rooms, 'bedroom'),
        ])}
        value={bedrooms ? `${bedrooms}` : undefined}
        onChange={(rooms) => onChange({ bedrooms: Number(rooms) || undefined })}
      />
    ),
  },
  price: {
    label: fields.price,
    valueOf: priceRangeLabel,
    removal: { minPrice: undefined, maxPrice: undefined },
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
  problem: {
    label: filters.problem,
    valueOf: ({ problem }) => problem && problemLabels[problem],
    removal: { problem: undefined },
    control: ({ search: { problem }, onChange }) => (
      <ChoiceGroup
        label={filters.problem}
        choices={propertyProblems.map((name) => [name, problemLabels[name]])}
        value={problem}
        onChange={(name) => onChange({ problem: propertyProblems.find((each) => each === name) })}
      />
    ),
  },
  listed: {
    label: fields.listed,
    valueOf: listedLabel,
    removal: { searchFrom: undefined, searchTo: undefined },
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
  changed: {
    label: fields.changed,
    valueOf: ({ unchangedSince }) => {
      const day = readableDate(unchangedSince, 'shortDay');
      return day ? filters.before(day) : undefined;
    },
    removal: { unchangedSince: undefined },
    control: ({ search: { unchangedSince }, onChange }) => (
      <DayField
        label={filters.changedBefore}
        value={unchangedSince}
        onChange={(day) => onChange({ unchangedSince: day })}
      />
    ),
  },
};

/** Removes these filters, but not the text search. */
export const withoutTableFilters: Partial<PropertySearch> = Object.assign(
  {},
  ...filterNames.map((name) => tableFilters[name].removal),
);

/** Whether the search has a filter that only the table has. */
export function hasTableFilters(search: PropertySearch): boolean {
  const { problem, searchFrom, searchTo, unchangedSince } = search;
  return Boolean(problem || searchFrom || searchTo || unchangedSince);
}

function listedLabel({ searchFrom, searchTo }: SearchDates): string | undefined {
  const from = readableDate(searchFrom, 'shortDay');
  const to = readableDate(searchTo, 'shortDay');
  if (from && to) return filters.fromTo(from, to);
  if (from) return filters.from(from);
  return to ? filters.to(to) : undefined;
}

interface ChoiceGroupProps {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Radio buttons for the choices of a filter. On a phone they stand side by side. */
function ChoiceGroup({ label, choices, value, onChange }: ChoiceGroupProps) {
  const name = useId();
  const hasValue = choices.some(([choice]) => choice === value);
  const all = value === undefined || hasValue ? choices : [...choices, [value, value] as const];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2 md:-mx-2 md:flex-col md:gap-0">
        {[['', texts.filters.any] as const, ...all].map(([choice, text]) => (
          <label
            key={choice}
            className="flex items-center gap-2.5 rounded-full px-4 text-sm max-md:h-11 max-md:border max-md:has-checked:border-brand max-md:has-checked:bg-brand-soft md:h-9 md:rounded-field md:px-2 md:hover:bg-sunken pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              checked={choice === (value ?? '')}
              onChange={() => onChange(choice || undefined)}
              className="size-4 shrink-0 accent-brand max-md:sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
