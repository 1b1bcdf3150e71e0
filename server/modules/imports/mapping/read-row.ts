import {
  type ImportField,
  type ImportMapping,
  LEFT_OUT,
  NO_MEANING,
  type WordField,
} from '#contract/endpoints/import-mapping.ts';
import { papersKindOfText } from '#contract/property/papers-kind.ts';
import { type Coordinates, coordinatesOf, FOR_SALE } from '#contract/property/property.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { photosOf } from '#server/modules/imports/photos/photo-cells.ts';
import {
  type ImportedChanges,
  readImportedForm,
} from '#server/modules/properties/imported-properties-service.ts';
import { fieldOfPart, formPartOf } from './form-parts.ts';
import { headingLabel } from './headings.ts';
import { whyNoListing } from './no-listing.ts';
import { plainText } from './plain-text.ts';
import { checkPlausible, type RowProblem } from './plausible.ts';
import { type PlaceCells, readLocation } from './read-location.ts';
import { type Reading, readPrice } from './read-price.ts';
import {
  bedroomsIn,
  readArea,
  readCount,
  readDay,
  readVideo,
  saysYes,
  shown,
} from './read-values.ts';
import { composedTitle } from './title.ts';
import { guessType, meaningOf, nothing, wordKey } from './words.ts';

export interface ImportSheet {
  columns: readonly string[];
  mapping: ImportMapping;
}

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
  /** The words of the row, for `WordField`. */
  words: Partial<Record<WordField, string>>;
}

const MAX_PAPERS_LENGTH = 60;

/** Our own export, like every careful one, puts an apostrophe before what would run as a formula. */
const formulaGuard = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** Reads the cells of a row by a mapping and by the rules of the property's form. */
export function readRow(cells: readonly string[], sheet: ImportSheet, now: Date): ReadRow {
  const { columns, mapping } = sheet;
  const errors: RowProblem[] = [];
  const notes: RowProblem[] = [];
  const readAs: Record<number, string> = {};
  const words: ReadRow['words'] = {};
  const form = new Map<string, string>();

  const columnsOf = (field: ImportField) =>
    mapping.columns.flatMap((each, at) => (each === field ? [at] : []));
  const cellAt = (at: number) => (cells[at] ?? '').replace(formulaGuard, '').trim();
  const cellOf = (field: ImportField) => {
    const [at = null] = columnsOf(field);
    return { at, text: at === null ? '' : cellAt(at) };
  };
  const oneLine = (field: ImportField) => cellOf(field).text.replace(/\s*[\r\n\t\u00a0]\s*/g, ' ');
  const value = <Value>(at: number | null, reading: Reading<Value>): Value | null => {
    if ('error' in reading) {
      errors.push({ at, text: reading.error });
      return null;
    }
    notes.push(...reading.notes.map((text) => ({ at, text })));
    return reading.value;
  };
  const show = (at: number | null, text: string) => {
    if (at !== null && text !== '' && text !== cellAt(at)) readAs[at] = text;
  };
  /** The meaning of a word; null if there is no word or it is not known. */
  const meaning = (field: WordField, { at, text } = cellOf(field)) => {
    if (text === '') return null;
    words[field] = wordKey(text);
    const known = meaningOf(field, text, mapping);
    if (known === null) notes.push({ at, text: `"${text}" is not known: choose what it means` });
    else show(at, known);
    return known;
  };

  const noListing = whyNoListing(cells, columns);
  if (noListing) {
    return { listing: null, problems: [{ at: null, text: noListing }], readAs, words };
  }

  for (const field of ['power', 'water', 'road', 'flooding', 'papersKind'] as const) {
    if (!nothing.test(cellOf(field).text)) form.set(formPartOf(field), oneLine(field));
  }
  for (const field of ['bedrooms', 'bathrooms'] as const) {
    const { at, text } = cellOf(field);
    const count = value(at, readCount(text));
    if (count !== null) form.set(formPartOf(field), `${count}`);
  }
  for (const field of ['visitedOn', 'confirmedOn'] as const) {
    const { at, text } = cellOf(field);
    const day = value(at, readDay(text));
    if (day !== null) form.set(formPartOf(field), day);
  }
  const size = cellOf('squareFootage');
  const area = value(
    size.at,
    readArea(size.text, size.at === null ? '' : (columns[size.at] ?? '')),
  );
  if (area !== null) {
    form.set(formPartOf('squareFootage'), `${area}`);
    if (!/^[\d.]+$/.test(size.text)) show(size.at, shown(area));
  }

  const price = cellOf('price');
  if (price.at !== null) {
    const reading = value(price.at, readPrice(price.text, mapping.priceUnit));
    if (reading?.isNegotiable) form.set('negotiable', 'true');
    if (reading?.naira) {
      form.set('price', `${reading.naira}`);
      if (!/^\d+$/.test(price.text)) show(price.at, formatNaira(reading.naira));
    }
    if (reading?.naira === null && price.text !== '') show(price.at, 'Price on request');
  }
  const negotiable = cellOf('negotiable').text;
  if (negotiable !== '') form.set('negotiable', `${saysYes(negotiable)}`);

  const places: PlaceCells = {
    address: oneLine('address'),
    location: oneLine('location'),
    city: oneLine('city'),
    state: oneLine('state'),
  };
  const placeAt = (['location', 'address', 'city', 'state'] as const)
    .map((field) => cellOf(field).at)
    .find((at) => at !== null);
  const point = coordinatesOf(`${cellOf('latitude').text},${cellOf('longitude').text}`);
  const { location, place, notes: placeNotes } = readLocation(places);
  const stateAt = cellOf('state').at ?? placeAt ?? null;
  notes.push(...placeNotes.map((text) => ({ at: stateAt, text })));
  if (location !== '') form.set('location', location);
  else
    errors.push({
      at: placeAt ?? null,
      text: placeAt === undefined ? 'has no location' : 'is empty',
    });

  const typed = cellOf('type').text;
  const type = meaning('type');
  if (type) form.set('type', type);
  const status = meaning('status');
  if (status === LEFT_OUT) {
    const { at, text } = cellOf('status');
    errors.push({ at, text: `"${text}" is not imported` });
  } else if (status) form.set('status', status);

  const papersAt = cellOf('papers').at;
  const papersCell = papersText(oneLine('papers'), columns[papersAt ?? -1] ?? '');
  const papers = meaning('papers', { at: papersAt, text: papersCell });
  const paper = papers === NO_MEANING ? '' : shortened(papersCell, papers);
  if (paper !== '') {
    form.set(formPartOf('papers'), paper);
    const isDerived = papersKindOfText(paper) === (papers || 'Other');
    if (papers && !isDerived && !form.has(formPartOf('papersKind'))) {
      form.set(formPartOf('papersKind'), papers);
    }
  }

  const video = cellOf('videoUrl');
  const videoUrl = value(video.at, readVideo(video.text));
  if (videoUrl !== null) form.set('videoUrl', videoUrl);
  show(video.at, videoUrl ?? '');
  const description = plainText(cellOf('description').text);
  const details = columnsOf('details').flatMap((at) => {
    const cell = cellAt(at);
    return nothing.test(cell) || /^0(\.0+)?$/.test(cell)
      ? []
      : `${headingLabel(columns[at] ?? '')}: ${cell.replace(/^(\d+)\.0+$/, '$1')}`;
  });
  const whole = [description, details.join('\n')].filter(Boolean).join('\n\n');
  if (whole !== '') form.set('description', whole);

  const amenityCells = columnsOf('amenities').map((at) => cellAt(at));
  const amenities = amenityCells.flatMap(amenitiesIn);
  for (const [index, amenity] of amenities.slice(0, 100).entries()) {
    form.set(`amenities[${index}]`, amenity);
  }

  const title = oneLine('title');
  if (title !== '') form.set('title', title);
  const given = new Map(form);

  const stated = cellOf('bedrooms').text === '' ? bedroomsIn(`${title} ${typed}`) : null;
  if (stated !== null) form.set(formPartOf('bedrooms'), `${stated}`);
  const bedrooms = form.get(formPartOf('bedrooms'));
  const guessedType = form.get('type') ?? guessType(`${title} ${typed}`) ?? '';
  if (guessedType) form.set('type', guessedType);
  else if (type === null) notes.push({ at: cellOf('type').at, text: 'has no type' });
  if (!form.has('status')) form.set('status', FOR_SALE);
  if (!form.has('negotiable')) form.set('negotiable', 'false');
  if (!form.has('location')) form.set('location', '-');
  if (title === '')
    form.set('title', composedTitle({ bedrooms, typed, type: guessedType, area, place }));
  if (status === null && /\bto let\b|\bfor rent\b|\bshort ?let\b/i.test(title)) {
    notes.push({ at: cellOf('title').at, text: 'sounds like a home to let' });
  }

  const listedOn = cellOf('listedOn');
  const day = value(listedOn.at, readDay(listedOn.text));
  notes.push(...checkPlausible(form, (field) => cellOf(field).at));

  const changes = parsed(form, now, errors, (field) => cellOf(field).at);
  const reference = oneLine('reference').slice(0, 60) || null;
  if (!changes || errors.length > 0) return { listing: null, problems: errors, readAs, words };
  const photos = [...new Set(columnsOf('photos').flatMap((at) => photosOf(cellAt(at))))];
  return {
    listing: {
      changes,
      given,
      content: JSON.stringify([...form, reference]),
      reference,
      id: cellOf('id').text.toLowerCase() || null,
      coordinates: point,
      listedOn: day === null ? null : isInstant(listedOn.text) ? listedOn.text : day,
      photos,
      exported: {
        amenities: amenityCells.join('; '),
        type: typed,
        status: cellOf('status').text || displayedStatus({}),
      },
    },
    problems: notes,
    readAs,
    words,
  };
}

/** @returns null with the errors of the form added to `errors` */
function parsed(
  form: ReadonlyMap<string, string>,
  now: Date,
  errors: RowProblem[],
  columnOf: (field: ImportField) => number | null,
): ImportedChanges | null {
  const reading = readImportedForm(form, { isNew: true, now });
  if ('changes' in reading) return reading.changes;
  for (const [part, text] of Object.entries(reading.errors)) {
    const field = fieldOfPart(part);
    errors.push({ at: field && columnOf(field), text });
  }
  return null;
}

/** 'Yes' below the heading 'C of O' states it. */
function papersText(cell: string, heading: string): string {
  if (saysYes(cell)) return meaningOf('papers', heading, noChoices) ?? '';
  return nothing.test(cell) ? '' : cell;
}

/** Longer texts are replaced by their kind. */
function shortened(text: string, kind: string | null): string {
  return text.length > MAX_PAPERS_LENGTH ? kind || text.slice(0, MAX_PAPERS_LENGTH) : text;
}

const noChoices = { words: { type: {}, status: {}, papers: {} } };

function amenitiesIn(cell: string): string[] {
  const separator = /[;|\n•]/.test(cell) ? /[;|\n•]+/ : /,(?![^(]*\))/;
  return cell
    .split(separator)
    .map((amenity) => amenity.replace(/^[-*✓✔\s]+/, '').trim())
    .filter((amenity) => !nothing.test(amenity));
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
