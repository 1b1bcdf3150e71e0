import { type Property, shownPrice } from '#contract/property/property.ts';
import { checkMarksOf, checkSource, isSeen } from '#contract/property/property-checks.ts';
import { type CheckName, checkFields, checkNames } from '#contract/property/property-fields.ts';
import {
  addressOf,
  areaLabel,
  displayedStatus,
  priceLabel,
  pricePerSqmLabel,
} from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { type OwnFigures, withoutLabel } from '#contract/rules/purchase-cost.ts';
import { partsOf } from '#contract/search/property-search-query.ts';
import { homeCost } from '#src/features/properties/budget/home-cost.ts';
import type { HomeNote } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { verdicts } from '#src/features/properties/saved/shortlist/texts.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

export interface ComparedValue {
  /** Null if it is not stated. */
  text: string | null;
  /** Smaller, after the text. */
  note?: string | null;
  /** Drawn below the text, where the states differ. */
  place?: Pick<Property, 'location' | 'coordinates'> | undefined;
  /** Whether it was seen on a visit. */
  isSeen?: boolean;
  /** Where a lower number is plainly better. */
  naira?: number | null;
}

export interface ComparedRow {
  label: string;
  /** The heading above the row. */
  group: string;
  /** The check that the row compares. */
  check?: CheckName | undefined;
  values: (ComparedValue & { isLowest: boolean })[];
  /** Whether the amounts leave out different costs, so that none is the lowest. */
  hasUnlikeSums: boolean;
}

type OwnOf = (propertyId: string) => OwnFigures | undefined;
type ReadValue = (property: Property, ownOf: OwnOf) => ComparedValue;

type Row = [label: string, read: ReadValue, check?: CheckName];

const groups: [heading: string, rows: Row[]][] = [
  [
    texts.groups.price,
    [
      [texts.rows.price, (home) => ({ text: priceLabel(home), naira: shownPrice(home) })],
      [texts.rows.inAll, inAll],
      [
        texts.rows.pricePerSqm,
        (home) => ({ text: pricePerSqmLabel(home), naira: nairaPerSqm(home) }),
      ],
    ],
  ],
  [
    texts.groups.home,
    [
      [texts.rows.bedrooms, ({ features }) => rooms(features?.bedrooms)],
      [texts.rows.bathrooms, ({ features }) => rooms(features?.bathrooms)],
      [texts.rows.size, (home) => ({ text: areaLabel(home) })],
      [texts.rows.location, (home) => ({ text: addressOf(home), place: home })],
      [texts.rows.listed, ({ createdAt }) => ({ text: readableDate(createdAt, 'shortDay') })],
      [texts.rows.status, (home) => ({ text: displayedStatus(home) })],
    ],
  ],
  [texts.groups.checks, checkNames.map(check)],
];

/**
 * The rows of the comparison, each with one value for every home; `ownOf` gives own figures. The
 * visitor's verdicts and notes come last, if there are any on these homes.
 */
export function compareHomes(
  homes: readonly Property[],
  ownOf: OwnOf = () => undefined,
  notes: readonly HomeNote[] = [],
): ComparedRow[] {
  const noteOf = (home: Property) => notes.find(({ id }) => id === home._id);
  const own: typeof groups = homes.some(noteOf)
    ? [[texts.groups.own, [[texts.rows.verdict, (home) => verdict(noteOf(home))]]]]
    : [];
  const rows = [...groups, ...own].flatMap(([group, inGroup]) =>
    inGroup.map((row) => [group, ...row] as const),
  );
  return rows.map(([group, label, read, check]) => {
    const values = homes.map((home) => read(home, ownOf));
    const { isLowest, hasUnlikeSums } = judge(values);
    return {
      label,
      group,
      check,
      values: values.map((value) => ({
        ...value,
        isLowest: isLowest(value),
      })),
      hasUnlikeSums,
    };
  });
}

/** Which of the amounts are the lowest, or whether they leave out different costs. */
export function judge(values: readonly ComparedValue[]) {
  const known = values.filter(({ naira }) => typeof naira === 'number');
  const lowest = Math.min(...known.map(({ naira }) => naira ?? 0));
  // Sums of different costs, or with own figures for one home only, are no choice between homes.
  const isClear = new Set(known.map(({ note }) => note)).size === 1;
  const differs = isClear && known.some(({ naira }) => naira !== lowest);
  return {
    isLowest: ({ naira }: ComparedValue) => differs && naira === lowest,
    hasUnlikeSums: known.length > 1 && !isClear,
  };
}

/** Whether the homes are in different states. */
export function differInState(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(({ place }) => partsOf(place?.location).at(-1))).size > 1;
}

/** Whether the values read the same, or there are none. */
export function areSame(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(({ text }) => text)).size <= 1;
}

function inAll(home: Property, ownOf: OwnOf): ComparedValue {
  const own = ownOf(home._id);
  const cost = homeCost(home, own);
  if (!cost) return { text: null };
  return {
    text: texts.aboutInAll(formatShortNaira(cost.inAll)),
    note: [own && texts.withOwnFigures, withoutLabel(cost, ['search'])].filter(Boolean).join(', '),
    naira: cost.inAll,
  };
}

function verdict(note: HomeNote | undefined): ComparedValue {
  const { verdict = null, text = '' } = note ?? {};
  return verdict ? { text: verdicts[verdict], note: text } : { text: text || texts.nothingSaid };
}

function nairaPerSqm(home: Property): number | null {
  const price = shownPrice(home);
  const areaSqm = home.features?.squareFootage;
  return price !== null && areaSqm && areaSqm > 0 ? Math.round(price / areaSqm) : null;
}

function rooms(count: number | null | undefined): ComparedValue {
  return { text: count && count > 0 ? `${count}` : null };
}

function check(name: CheckName): Row {
  return [
    checkFields[name].label,
    (home) => {
      const mark = checkMarksOf(home).find((each) => each.name === name);
      const visited = readableDate(home.checks?.visitedOn, 'shortDay');
      if (name === 'visitedOn') return { text: visited, isSeen: true };
      if (!mark?.fact) return { text: null };
      return { text: mark.fact, note: checkSource(mark, visited), isSeen: isSeen(mark, visited) };
    },
    name,
  ];
}
