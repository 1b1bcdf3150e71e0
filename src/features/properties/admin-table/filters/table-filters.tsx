import { type ReactNode, useId } from 'react';
import { propertyProblems } from '#contract/property/property.ts';
import { problemLabels } from '#contract/property/property-problems.ts';
import type { PropertyFacets } from '#contract/search/property-facets.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/search/property-search.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import type { SearchDates } from '#contract/search/search-dates.ts';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { priceRangeLabel, roomsLabel } from '#src/features/properties/search/filters.ts';
import { LocationFilter } from '#src/features/properties/search/location-filter.tsx';
import { PriceField } from '#src/features/properties/search/number-fields.tsx';
import { statusChoices, typeChoices } from '#src/features/properties/search/property-labels.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';

const { fields, filters } = texts;

export interface TableFilterProps {
  search: PropertySearch;
  facets: PropertyFacets | undefined;
  onChange: (change: Partial<PropertySearch>) => void;
}

export interface TableFilter {
  label: string;
  keys: readonly (keyof PropertySearch)[];
  /** The value as text; undefined if the filter is not set. */
  textOf: (search: PropertySearch) => string | undefined;
  control: (props: TableFilterProps) => ReactNode;
}

/** Every filter but the text search, in display order. Changes apply at once. */
export const tableFilters: readonly TableFilter[] = [
  choiceFilter('status', fields.status, (facets) => statusChoices(facets?.status)),
  choiceFilter('type', fields.type, (facets) => typeChoices(facets?.type)),
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
  choiceFilter(
    'bedrooms',
    fields['features.bedrooms'],
    () => Array.from({ length: OPEN_ENDED_ROOMS }, (_, index) => index + 1),
    (bedrooms) => roomsLabel(bedrooms, 'bedroom'),
  ),
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
  choiceFilter(
    'published',
    fields.published,
    () => ['yes', 'no'],
    (published) => ({ yes: texts.published, no: texts.notPublished, any: filters.any })[published],
  ),
  choiceFilter(
    'papersStated',
    fields['checks.papers'],
    () => [true, false],
    (isStated) => (isStated ? filters.papersStated : filters.papersNotStated),
  ),
  choiceFilter(
    'problem',
    filters.problem,
    () => propertyProblems,
    (problem) => problemLabels[problem],
  ),
  {
    label: fields.listed,
    keys: ['searchFrom', 'searchTo'],
    textOf: listedLabel,
    control: (props) => (
      <div className="grid gap-4">
        {dayField('searchFrom', filters.listedFrom, props)}
        {dayField('searchTo', filters.listedTo, props)}
      </div>
    ),
  },
  {
    label: fields.changed,
    keys: ['unchangedSince'],
    textOf: ({ unchangedSince }) => {
      const day = readableDate(unchangedSince, 'shortDay');
      return day ? `before ${day}` : undefined;
    },
    control: (props) => dayField('unchangedSince', filters.changedBefore, props),
  },
  {
    label: fields['checks.visitedOn'],
    keys: ['visitedBefore'],
    textOf: ({ visitedBefore }) => {
      const day = readableDate(visitedBefore, 'shortDay');
      return day ? `before ${day}` : undefined;
    },
    control: (props) => dayField('visitedBefore', filters.visitedBefore, props),
  },
  {
    label: fields.unconfirmed,
    keys: ['unconfirmedSince'],
    textOf: ({ unconfirmedSince }) => {
      const day = readableDate(unconfirmedSince, 'shortDay');
      return day ? `since ${day}` : undefined;
    },
    control: (props) => dayField('unconfirmedSince', filters.unconfirmedSince, props),
  },
];

/** The filters that can be added. */
export function availableFilters(): readonly TableFilter[] {
  const missing = [
    !hasCapability('publishing') && 'published',
    !canFilterBy('papers') && 'papersStated',
    !hasCapability('checks') && 'visitedBefore',
    !hasCapability('confirmed') && 'unconfirmedSince',
  ];
  return tableFilters.filter(({ keys }) => !keys.some((key) => missing.includes(key)));
}

function choiceFilter<
  Key extends 'status' | 'type' | 'bedrooms' | 'published' | 'papersStated' | 'problem',
>(
  key: Key,
  label: string,
  choicesIn: (facets: PropertyFacets | undefined) => readonly NonNullable<PropertySearch[Key]>[],
  labelOf: (value: NonNullable<PropertySearch[Key]>) => string = String,
): TableFilter {
  return {
    label,
    keys: [key],
    textOf: ({ [key]: value }) => (value === undefined ? undefined : labelOf(value)),
    control: ({ search, facets, onChange }) => (
      <ChoiceGroup
        label={label}
        choices={choicesIn(facets)}
        labelOf={labelOf}
        value={search[key] ?? undefined}
        onChange={(value) => onChange({ [key]: value })}
      />
    ),
  };
}

function dayField(
  key: 'searchFrom' | 'searchTo' | 'unchangedSince' | 'visitedBefore' | 'unconfirmedSince',
  label: string,
  { search, onChange }: TableFilterProps,
) {
  return (
    <DayField label={label} value={search[key]} onChange={(day) => onChange({ [key]: day })} />
  );
}

export function removalOf(...removed: readonly TableFilter[]): Partial<PropertySearch> {
  return Object.fromEntries(removed.flatMap(({ keys }) => keys.map((key) => [key, undefined])));
}

export function hasFilters(search: PropertySearch): boolean {
  return Object.keys(queryOf({ ...search, sort: undefined })).length > 0;
}

function listedLabel({ searchFrom, searchTo }: SearchDates): string | undefined {
  const from = readableDate(searchFrom, 'shortDay');
  const to = readableDate(searchTo, 'shortDay');
  if (from && to) return `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `to ${to}` : undefined;
}

interface ChoiceGroupProps<Value> {
  label: string;
  choices: readonly Value[];
  labelOf: (choice: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Radio buttons for the choices of a filter. On a phone they stand side by side. */
function ChoiceGroup<Value extends string | number | boolean>(props: ChoiceGroupProps<Value>) {
  const { label, choices, labelOf, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2 md:-mx-2 md:flex-col md:gap-0">
        {[...new Set([undefined, ...choices, value])].map((choice) => (
          <label
            key={`${choice}`}
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
