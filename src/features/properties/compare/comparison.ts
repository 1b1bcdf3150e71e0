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
import { foldText } from '#contract/search/text-folding.ts';
import { homeCost } from '#src/features/properties/budget/home-cost.ts';
import type { HomeNote } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { verdicts } from '#src/features/properties/saved/shortlist/texts.ts';
import { readableDate } from '#src/lib/dates.ts';
import { typographic } from '#src/lib/typography.ts';
import * as texts from './texts.ts';

export interface ComparedValue {
  /** Null if it is not stated. */
  text: string | null;
  /** Shown where there is no text. The default says that it is not stated or not checked. */
  missing?: string | undefined;
  /** Only where a price is stated. */
  isNegotiable?: boolean;
  /** Smaller, after the text. */
  note?: string | null;
  /** Drawn below the text, where the states differ. */
  place?: Pick<Property, 'location' | 'coordinates'> | undefined;
  /** Whether it was seen on a visit. */
  isSeen?: boolean;
  /** Where a lower number is plainly better. */
  naira?: number | null;
  /** Undefined for a home. Only amounts of one kind are compared. */
  kind?: ReturnType<typeof kindOf>;
}

export interface ComparedRow {
  label: string;
  /** The heading above the row. */
  group: string;
  /** The check that the row compares. */
  check?: CheckName | undefined;
  values: (ComparedValue & { lowest: string | undefined; missing: string })[];
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
      [texts.rows.price, price],
      [texts.rows.inAll, inAll],
      [
        texts.rows.pricePerSqm,
        (home) => ({
          text: pricePerSqmLabel(home),
          missing: onRequest(home),
          naira: nairaPerSqm(home),
        }),
      ],
    ],
  ],
  [
    texts.groups.home,
    [
      [texts.rows.type, ({ type }) => ({ text: type?.trim() || null })],
      [texts.rows.bedrooms, (home) => rooms(home, 'bedrooms')],
      [texts.rows.bathrooms, (home) => rooms(home, 'bathrooms')],
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
  const amenities = amenityRows(homes);
  const rows = [...groups, ...own].flatMap(([group, inGroup]) =>
    [...inGroup, ...(group === texts.groups.home ? amenities : [])].map(
      (row) => [group, ...row] as const,
    ),
  );
  return rows.map(([group, label, read, check]) => {
    const values = homes.map((home) => ({ ...read(home, ownOf), kind: kindOf(home) }));
    const { lowestOf, hasUnlikeSums } = judge(values);
    return {
      label,
      group,
      check,
      values: values.map((value) => ({
        ...value,
        missing: value.missing ?? (check ? texts.notChecked : texts.notStated),
        lowest: lowestOf(value),
      })),
      hasUnlikeSums,
    };
  });
}

/** The kind of a property that is no home, however its type is worded; undefined for a home. */
function kindOf({ type }: Property): 'Land' | 'Commercial' | undefined {
  if (/\b(?:lands?|plots?)\b/i.test(type ?? '')) return 'Land';
  return /\bcommercial\b/i.test(type ?? '') ? 'Commercial' : undefined;
}

/** The word for the lowest amounts of a kind, and whether the amounts leave out different costs. */
export function judge(values: readonly ComparedValue[]) {
  const known = values.filter(({ naira }) => typeof naira === 'number');
  // Sums of different costs, or with own figures for one home only, are no choice between homes.
  const isClear = new Set(known.map(({ note }) => note)).size === 1;
  return {
    lowestOf({ naira, kind }: ComparedValue) {
      const amounts = known.filter((each) => each.kind === kind).map((each) => each.naira ?? 0);
      if (!isClear || naira !== Math.min(...amounts) || new Set(amounts).size < 2) return;
      return amounts.length < known.length ? texts.lowestOfKind : texts.lowest(values.length);
    },
    hasUnlikeSums: known.length > 1 && !isClear,
  };
}

/** Whether there are several places, each in a state of its own. */
export function differInState(values: readonly ComparedValue[]): boolean {
  const states = new Set(values.map(({ place }) => partsOf(place?.location).at(-1)));
  return states.size > 1 && states.size === values.length;
}

/** Whether the values read the same, or there are none. */
export function areSame(values: readonly ComparedValue[]): boolean {
  const read = values.map(({ text, missing, isNegotiable }) => `${text ?? missing}${isNegotiable}`);
  return new Set(read).size <= 1;
}

/** Amenities that the rows of the checks have. */
const inChecks = new Set(
  checkNames.flatMap((name) => checkFields[name].amenities ?? []).map(foldText),
);

function amenitiesOf({ amenities }: Property): string[] {
  return (amenities ?? []).filter((amenity) => !inChecks.has(foldText(amenity)));
}

/** What all homes have, and what else each of them has. */
function amenityRows(homes: readonly Property[]): Row[] {
  const lists = homes.map((home) => new Set(amenitiesOf(home).map(foldText)));
  const isShared = (amenity: string) =>
    homes.length > 1 && lists.every((list) => list.has(foldText(amenity)));
  const shared = homes.slice(0, 1).flatMap(amenitiesOf).filter(isShared);
  const areAllShared = shared.length > 0 && lists.every(({ size }) => size === shared.length);
  const rest = (home: Property): ComparedValue => {
    const stated = amenitiesOf(home);
    const others = stated.filter((amenity) => !isShared(amenity));
    return {
      text: typographic(others.join(', ')) || null,
      missing: stated.length > 0 ? texts.nothingMore : undefined,
    };
  };
  const { amenities, moreAmenities } = texts.rows;
  const all: Row = [amenities, () => ({ text: typographic(shared.join(', ')) })];
  const more: Row = [shared.length > 0 ? moreAmenities : amenities, rest];
  return [...(areAllShared ? [] : [more]), ...(shared.length > 0 ? [all] : [])];
}

function price(home: Property): ComparedValue {
  const naira = shownPrice(home);
  return {
    text: priceLabel(home),
    naira,
    isNegotiable: naira !== null && home.negotiable === true,
  };
}

/** Shown instead of a number that would tell a price on request. */
function onRequest(home: Property): string | undefined {
  return shownPrice(home) === null ? texts.onRequest : undefined;
}

function inAll(home: Property, ownOf: OwnOf): ComparedValue {
  const own = ownOf(home._id);
  const cost = homeCost(home, own);
  if (!cost) return { text: null, missing: texts.onRequest };
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

function rooms(home: Property, name: 'bedrooms' | 'bathrooms'): ComparedValue {
  const count = home.features?.[name];
  if (count && count > 0) return { text: `${count}` };
  return { text: null, missing: kindOf(home) === 'Land' ? texts.none : undefined };
}

function check(name: CheckName): Row {
  return [
    checkFields[name].label,
    (home) => {
      const mark = checkMarksOf(home).find((each) => each.name === name);
      const visited = readableDate(home.checks?.visitedOn, 'shortDay');
      if (name === 'visitedOn') {
        return { text: visited, missing: texts.notVisited, isSeen: true };
      }
      if (!mark?.fact) return { text: null };
      return {
        text: typographic(mark.fact),
        note: checkSource(mark, visited),
        isSeen: isSeen(mark, visited),
      };
    },
    name,
  ];
}
