import type { ImportField, WordField } from '#contract/endpoints/import-mapping.ts';
import { type Coordinates, coordinatesOf, FOR_SALE } from '#contract/property/property.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { photosOf } from '#server/modules/imports/photos/photo-cells.ts';
import {
  type ImportedChanges,
  readImportedForm,
} from '#server/modules/properties/imported-properties-service.ts';
import { fieldOfPart, formPartOf } from './form-parts.ts';
import { whyNoListing } from './no-listing.ts';
import { checkPlausible, type RowProblem } from './plausible.ts';
import {
  readChecks,
  readDays,
  readPapers,
  readPlace,
  readPriceCells,
  readRooms,
  readSize,
  readTypeAndStatus,
} from './read-facts.ts';
import { readAmenities, readDescription, readVideoLink } from './read-texts.ts';
import { bedroomsIn, readDay } from './read-values.ts';
import { type ImportSheet, type RowCells, rowCells } from './row-cells.ts';
import { composedTitle } from './title.ts';
import { guessType } from './words.ts';

/** A row as a property's form. */
export interface ReadListing {
  changes: ImportedChanges;
  /** The parts of the form that cells gave; the others are defaults. */
  given: ReadonlyMap<string, string>;
  /** All parts as text, the same for rows with the same values. */
  content: string;
  reference: string | null;
  id: string | null;
  coordinates: Coordinates | null;
  listedOn: string | null;
  photos: string[];
  /** Cells as they are exported, to tell unchanged ones. */
  exported: { amenities: string; status: string; type: string };
}

export interface ReadRow {
  /** Null if the row is rejected. */
  listing: ReadListing | null;
  problems: RowProblem[];
  /** What cells are read as, by their position, where that differs from their text. */
  readAs: Record<number, string>;
  words: Partial<Record<WordField, string>>;
}

/** Reads the cells of a row by a mapping and by the rules of the property's form. */
export function readRow(cells: readonly string[], sheet: ImportSheet, now: Date): ReadRow {
  const row = rowCells(cells, sheet);
  const { form, errors, notes, readAs, words, cellOf, oneLine } = row;
  const rejected = (problems: RowProblem[]) => ({ listing: null, problems, readAs, words });
  const noListing = whyNoListing(cells, sheet.columns);
  if (noListing) return rejected([{ at: null, text: noListing }]);

  // In the order of the parts of `content`, on which the ids of listings depend.
  readChecks(row);
  readRooms(row);
  readDays(row);
  const area = readSize(row);
  readPriceCells(row);
  const place = readPlace(row);
  const meant = readTypeAndStatus(row);
  readPapers(row);
  readVideoLink(row);
  readDescription(row);
  readAmenities(row);
  const title = oneLine('title');
  if (title !== '') form.set('title', title);
  const given = new Map(form);
  setDefaults(row, { ...meant, title, area, place });
  const listedOn = dayOfListing(row);
  notes.push(...checkPlausible(form, row.columnOf));

  const changes = parsed(row, now);
  if (!changes || errors.length > 0) return rejected(errors);
  const reference = oneLine('reference').slice(0, 60) || null;
  const listing: ReadListing = {
    changes,
    given,
    content: JSON.stringify([...form, reference]),
    reference,
    id: cellOf('id').text.toLowerCase() || null,
    coordinates: coordinatesOf(`${cellOf('latitude').text},${cellOf('longitude').text}`),
    listedOn,
    photos: [...new Set(row.columnsOf('photos').flatMap((at) => photosOf(row.textAt(at))))],
    exported: {
      amenities: row.columnsOf('amenities').map(row.textAt).join('; '),
      type: cellOf('type').text,
      status: cellOf('status').text || displayedStatus({}),
    },
  };
  return { listing, problems: notes, readAs, words };
}

interface ReadParts {
  type: string | null;
  status: string | null;
  title: string;
  /** In square metres. */
  area: number | null;
  /** For titles: 'Lekki'. */
  place: string;
}

/** Fills what the form needs and no cell gave, from the title and the type's word where they say it. */
function setDefaults({ form, notes, columnOf, cellOf }: RowCells, parts: ReadParts): void {
  const { title, area, place } = parts;
  const typed = cellOf('type').text;
  const stated = cellOf('bedrooms').text === '' ? bedroomsIn(`${title} ${typed}`) : null;
  if (stated !== null) form.set(formPartOf('bedrooms'), `${stated}`);
  const bedrooms = form.get(formPartOf('bedrooms'));
  const type = form.get('type') ?? guessType(`${title} ${typed}`) ?? '';
  if (type) form.set('type', type);
  else if (parts.type === null) notes.push({ at: columnOf('type'), text: 'has no type' });
  if (!form.has('status')) form.set('status', FOR_SALE);
  if (!form.has('negotiable')) form.set('negotiable', 'false');
  if (!form.has('location')) form.set('location', '-');
  if (title === '') form.set('title', composedTitle({ bedrooms, typed, type, area, place }));
  if (parts.status === null && /\bto let\b|\bfor rent\b|\bshort ?let\b/i.test(title)) {
    notes.push({ at: columnOf('title'), text: 'sounds like a home to let' });
  }
}

/** The date of the listing: an instant of our own export, or a day. */
function dayOfListing({ mapping, cellOf, value, show }: RowCells): string | null {
  const { at, text } = cellOf('listedOn');
  const day = value(at, readDay(text, mapping.monthFirst));
  if (day === null) return null;
  if (isInstant(text)) return text;
  show(at, day);
  return day;
}

/** @returns null with the errors of the form added to those of the row */
function parsed({ form, errors, columnOf }: RowCells, now: Date): ImportedChanges | null {
  const reading = readImportedForm(form, { isNew: true, now });
  if ('changes' in reading) return reading.changes;
  for (const [part, text] of Object.entries(reading.errors)) {
    const field: ImportField | null = fieldOfPart(part);
    errors.push({ at: field && columnOf(field), text });
  }
  return null;
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
