import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PapersChoice } from '#contract/property/papers.ts';
import { kindsFoundBy } from '#contract/property/papers-kind.ts';
import { NEW_DEVELOPMENT, type PropertyProblem, SOLD } from '#contract/property/property.ts';
import { plausiblePrice } from '#contract/property/property-problems.ts';
import { elsewhereNames } from '#contract/search/location-matches.ts';
import {
  type LocationCondition,
  locationCondition,
  OPEN_ENDED_ROOMS,
  type PropertySearch,
} from '#contract/search/property-search.ts';
import { periodOf, startOf } from '#contract/search/search-dates.ts';
import { foldText, wordsIn } from '#contract/search/text-folding.ts';
import { parseTextQuery, type TextCondition, wholeTextOf } from '#contract/search/text-query.ts';
import { withinPeriod } from '#server/core/database/period-sql.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';

/** The contract's `matcherOf` as a condition on `properties`; tested against it. */
export function whereOf(search: PropertySearch): SQL | undefined {
  return and(
    publishedCondition(search.published),
    textCondition(search.q),
    locationSql(locationCondition(search.location)),
    statusCondition(search.status),
    typeCondition(search.type),
    priceCondition(search.minPrice, search.maxPrice),
    roomsCondition(properties.bedrooms, search.bedrooms),
    roomsCondition(properties.bathrooms, search.bathrooms),
    amenitiesCondition(search.amenities),
    search.papers && papersCondition(search.papers),
    papersStatedCondition(search.papersStated),
    developmentCondition(search.development),
    search.problem && problemCondition(search.problem),
    withinPeriod(properties.createdAt, periodOf(search)),
    unchangedCondition(search.unchangedSince),
    visitedCondition(search.visitedBefore),
    unconfirmedCondition(search.unconfirmedSince),
  );
}

/** Without the filter only published properties are found. */
function publishedCondition(wanted: PropertySearch['published'] = 'yes'): SQL | undefined {
  return wanted === 'any' ? undefined : eq(properties.published, wanted === 'yes');
}

/** Whether the text contains `wanted`; `like` would interpret % and _. */
function contains(text: SQLWrapper, wanted: string): SQL {
  return sql`strpos(${text}, ${withoutNul(wanted)}) > 0`;
}

function textCondition(q = ''): SQL | undefined {
  const typed = q.trim();
  if (!typed) return undefined;
  if (wordsIn(q).length === 0)
    return or(contains(properties.title, typed), contains(properties.location, typed));
  const conditions = and(...parseTextQuery(q).map(conditionSql));
  const whole = wholeTextOf(q);
  // Words that ask for nothing, such as 'nigeria', find everything.
  return conditions && or(whole ? contains(properties.searchedText, whole) : undefined, conditions);
}

function conditionSql(condition: TextCondition): SQL | undefined {
  switch (condition.kind) {
    case 'text':
      return containsAny(condition.phrases);
    case 'type':
      return or(typeCondition(condition.type), containsAny(condition.phrases));
    case 'amenity':
      return or(amenitiesCondition([condition.amenity]), containsAny(condition.phrases));
    case 'papers':
      return papersCondition([condition.papers]);
    case 'bedrooms':
    case 'bathrooms':
      return roomsCondition(properties[condition.kind], condition.rooms);
    case 'price':
      return priceCondition(condition.min, condition.max);
    case 'development':
      return developmentCondition(true);
    case 'any':
      return or(...condition.conditions.map(conditionSql));
  }
}

function containsAny(phrases: readonly string[]): SQL | undefined {
  return or(...phrases.map((phrase) => contains(properties.searchedText, phrase)));
}

function locationSql(condition: LocationCondition): SQL | undefined {
  if (condition === null) return undefined;
  if ('inside' in condition) return mentionsAny(condition.inside);
  if ('outside' in condition) return sql`not (${mentionsAny(condition.outside)})`;
  const { within, placed } = elsewhereNames(condition.elsewhereIn);
  return and(...within.map((name) => mentionsAny([name])), sql`not (${mentionsAny(placed)})`);
}

// Parts are joined with commas, which no location contains, so no match spans two parts.
export function mentionsAny(
  locations: readonly string[],
  locationParts: SQLWrapper = properties.locationPartsFolded,
): SQL {
  const mentions = locations.map((each) => contains(locationParts, each));
  return mentions.length === 0 ? sql`false` : sql`(${sql.join(mentions, sql` or `)})`;
}

function statusCondition(status: string | undefined): SQL | undefined {
  return status ? sql`${properties.status} = ${withoutNul(status)}` : undefined;
}

function typeCondition(type: string | undefined): SQL | undefined {
  const wanted = foldText(type ?? '');
  return wanted ? sql`${properties.typeFolded} = ${withoutNul(wanted)}` : undefined;
}

/** Above the highest price that can be stored, and still exact. */
const ABOVE_PRICES = 2 ** 53;

function priceCondition(min = 0, max = Number.POSITIVE_INFINITY): SQL | undefined {
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return undefined;
  // As whole numbers, for which the planner has statistics.
  const [from, to] = [Math.ceil(min), Math.floor(max)].map((price) =>
    Math.min(price, ABOVE_PRICES),
  );
  return sql`(${properties.price} >= ${from}::bigint and ${properties.price} <= ${to}::bigint and ${developmentCondition(false)})`;
}

function roomsCondition(rooms: SQLWrapper, wanted: number | undefined): SQL | undefined {
  if (!wanted) return undefined;
  return wanted >= OPEN_ENDED_ROOMS
    ? sql`${rooms} >= ${wanted}::float8`
    : sql`${rooms} = ${wanted}::float8`;
}

function amenitiesCondition(amenities: readonly string[] = []): SQL | undefined {
  const wanted = amenities.map(foldText).filter(Boolean).map(withoutNul);
  if (wanted.length === 0) return undefined;
  return sql`${properties.amenitiesFolded} @> ${sql.param(wanted)}::text[]`;
}

function papersCondition(choices: readonly PapersChoice[]): SQL {
  return sql`${properties.searchedPapers} = any(${sql.param(kindsFoundBy(choices))}::text[])`;
}

function papersStatedCondition(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted
    ? sql`${properties.searchedPapers} is not null`
    : sql`${properties.searchedPapers} is null`;
}

function developmentCondition(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  const isDevelopment = sql`(coalesce(${properties.status}, '') = ${NEW_DEVELOPMENT} or coalesce(${properties.type}, '') = ${NEW_DEVELOPMENT})`;
  return wanted ? isDevelopment : sql`not ${isDevelopment}`;
}

/** The contract's `changedAt` before a day. */
function unchangedCondition(day: string | undefined): SQL | undefined {
  if (day === undefined) return undefined;
  const start = sql.param(new Date(startOf(day)), properties.updatedAt);
  return sql`coalesce(${properties.updatedAt}, ${properties.createdAt}) < ${start}`;
}

function visitedCondition(day: string | undefined): SQL | undefined {
  return day === undefined ? undefined : sql`${properties.visitedOn} < ${day}::date`;
}

function unconfirmedCondition(day: string | undefined): SQL | undefined {
  if (day === undefined) return undefined;
  const start = sql.param(new Date(startOf(day)), properties.createdAt);
  const isConfirmed = sql`coalesce(${properties.confirmedOn} >= ${day}::date, false)`;
  return sql`(${properties.createdAt} < ${start} and not ${isConfirmed} and coalesce(${properties.status}, '') <> ${SOLD})`;
}

/** The contract's `problemsOf` as a condition on `properties`; tested against it. */
export function problemCondition(problem: PropertyProblem): SQL {
  const { from, to } = plausiblePrice;
  switch (problem) {
    case 'noStatus':
      return sql`coalesce(${properties.status}, '') = ''`;
    case 'noImage':
      return sql`not exists (select 1 from ${propertyImages} where ${propertyImages.propertyId} = ${properties.id} and ${propertyImages.kind} = 'photo')`;
    case 'noPrice':
      return sql`(coalesce(${properties.price}, 0) <= 0 and ${developmentCondition(false)})`;
    case 'suspiciousPrice':
      return sql`((${properties.price} < ${from}::bigint or ${properties.price} > ${to}::bigint) and ${developmentCondition(false)})`;
  }
}

/** PostgreSQL rejects parameters with NUL; with the replacement character nothing is found. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
