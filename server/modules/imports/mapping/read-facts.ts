import { LEFT_OUT, NO_MEANING } from '#contract/endpoints/import-mapping.ts';
import { papersKindOfText } from '#contract/property/papers-kind.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { formPartOf } from './form-parts.ts';
import { type PlaceCells, readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';
import { readArea, readCount, readDay, saysYes, shown } from './read-values.ts';
import type { RowCells } from './row-cells.ts';
import { meaningOf, noChoices, nothing } from './words.ts';

const MAX_PAPERS_LENGTH = 60;

// Each function puts what it reads into the form of the row, with its notes and errors.

export function readChecks({ form, cellOf, oneLine }: RowCells): void {
  for (const field of ['power', 'water', 'road', 'flooding', 'papersKind'] as const) {
    if (!nothing.test(cellOf(field).text)) form.set(formPartOf(field), oneLine(field));
  }
}

export function readRooms({ form, cellOf, value }: RowCells): void {
  for (const field of ['bedrooms', 'bathrooms'] as const) {
    const { at, text } = cellOf(field);
    const count = value(at, readCount(text));
    if (count !== null) form.set(formPartOf(field), `${count}`);
  }
}

export function readDays({ form, mapping, cellOf, value, show }: RowCells): void {
  for (const field of ['visitedOn', 'confirmedOn'] as const) {
    const { at, text } = cellOf(field);
    const day = value(at, readDay(text, mapping.monthFirst));
    if (day === null) continue;
    form.set(formPartOf(field), day);
    show(at, day);
  }
}

/** @returns square metres */
export function readSize({ form, cellOf, headingAt, value, show }: RowCells): number | null {
  const { at, text } = cellOf('squareFootage');
  const area = value(at, readArea(text, headingAt(at)));
  if (area === null) return null;
  form.set(formPartOf('squareFootage'), `${area}`);
  if (!/^[\d.]+$/.test(text)) show(at, shown(area));
  return area;
}

export function readPriceCells({ form, mapping, cellOf, value, show }: RowCells): void {
  const { at, text } = cellOf('price');
  if (at !== null) {
    const reading = value(at, readPrice(text, mapping.priceUnit));
    if (reading?.isNegotiable) form.set('negotiable', 'true');
    if (reading?.naira) {
      form.set('price', `${reading.naira}`);
      if (!/^\d+$/.test(text)) show(at, formatNaira(reading.naira));
    }
    if (reading?.naira === null && text !== '') show(at, 'Price on request');
  }
  const negotiable = cellOf('negotiable').text;
  if (negotiable !== '') form.set('negotiable', `${saysYes(negotiable)}`);
}

/** @returns the place for titles: 'Lekki' */
export function readPlace({ form, errors, notes, columnOf, oneLine }: RowCells): string {
  const cells: PlaceCells = {
    address: oneLine('address'),
    location: oneLine('location'),
    city: oneLine('city'),
    state: oneLine('state'),
  };
  const placeAt = (['location', 'address', 'city', 'state'] as const)
    .map(columnOf)
    .find((at) => at !== null);
  const { location, place, notes: placeNotes } = readLocation(cells);
  const stateAt = columnOf('state') ?? placeAt ?? null;
  notes.push(...placeNotes.map((text) => ({ at: stateAt, text })));
  if (location !== '') form.set('location', location);
  else if (placeAt === undefined) errors.push({ at: null, text: 'has no location' });
  else errors.push({ at: placeAt, text: 'is empty' });
  return place;
}

/** @returns the type and status that the words of the row mean; null if they are not known */
export function readTypeAndStatus({ form, errors, cellOf, meaning }: RowCells) {
  const type = meaning('type');
  if (type) form.set('type', type);
  const status = meaning('status');
  if (status === LEFT_OUT) {
    const { at, text } = cellOf('status');
    errors.push({ at, text: `"${text}" is not imported` });
  } else if (status) form.set('status', status);
  return { type, status };
}

export function readPapers({ form, columnOf, headingAt, oneLine, meaning }: RowCells): void {
  const at = columnOf('papers');
  const text = papersText(oneLine('papers'), headingAt(at));
  const kind = meaning('papers', { at, text });
  const papers = kind === NO_MEANING ? '' : shortened(text, kind);
  if (papers === '') return;
  form.set(formPartOf('papers'), papers);
  const isDerived = papersKindOfText(papers) === (kind || 'Other');
  if (kind && !isDerived && !form.has(formPartOf('papersKind'))) {
    form.set(formPartOf('papersKind'), kind);
  }
}

/** 'Yes' below the heading 'C of O' states it. */
function papersText(cell: string, heading: string): string {
  if (saysYes(cell)) return meaningOf('papers', heading, { words: noChoices }) ?? '';
  return nothing.test(cell) ? '' : cell;
}

/** Longer texts are replaced by their kind. */
function shortened(text: string, kind: string | null): string {
  return text.length > MAX_PAPERS_LENGTH ? kind || text.slice(0, MAX_PAPERS_LENGTH) : text;
}
