import type {
  ImportColumns,
  ImportMapping,
  WordField,
} from '#contract/endpoints/import-mapping.ts';
import type {
  ImportJob,
  ImportRow,
  ImportRowChange,
  ShownRows,
} from '#contract/endpoints/property-import.ts';
import type { Executor } from '#server/core/database/database.ts';
import { HttpError, validationError } from '#server/core/http/http-error.ts';
import { type FileRow, type JudgedRow, readStoredRow } from './import-file.ts';
import {
  findImportJobRow,
  type ImportJobRow,
  lockImportJob,
  NOTHING_READ,
  updateImportJob,
} from './import-jobs-store.ts';
import {
  deleteNotes,
  findNotes,
  listNotes,
  listRowEdits,
  type ShownNote,
  storeRowEdit,
} from './import-rows-store.ts';
import { found, type ImportServices, requireImportJob } from './imports-service.ts';
import { judgeRows } from './judged-rows.ts';
import { importSheet } from './mapping/row-cells.ts';
import { meaningOf, noChoices } from './mapping/words.ts';
import { openSheetFile, type StoredRow } from './reading/sheet-file.ts';

const ROWS_PER_PAGE = 20;

const NOT_CHECKED = 'This file is not checked yet, or was already imported.';

/** @throws HttpError 404 */
export async function requireImportColumns(db: Executor, id: string): Promise<ImportColumns> {
  const job = found(await findImportJobRow(db, id));
  const mapping = mappingOf(job);
  const words = (field: WordField) =>
    (job.words?.[field] ?? []).map(({ word, rows }) => ({
      word,
      rows,
      meaning: meaningOf(field, word, mapping),
    }));
  return {
    mapping,
    columns: job.columns.map((name, at) => ({ name, samples: job.samples[at] ?? [] })),
    words: { type: words('type'), status: words('status'), papers: words('papers') },
    isRemembered: job.isRemembered,
  };
}

/** Checks all rows again with another mapping. @throws HttpError 400, 404, or 409 in other states */
export async function changeMapping(
  { db, importer }: Pick<ImportServices, 'db' | 'importer'>,
  id: string,
  mapping: ImportMapping,
): Promise<ImportJob> {
  await db.transaction(async (transaction) => {
    const { state, columns } = found(await lockImportJob(transaction, id));
    if (state !== 'checking' && state !== 'checked') throw new HttpError(409, NOT_CHECKED);
    if (mapping.columns.length !== columns.length) {
      throw validationError({ columns: 'must have a field or null for each column' });
    }
    await deleteNotes(transaction, id);
    const again = { state: 'checking', mapping, words: null, photosNamed: 0 } as const;
    await updateImportJob(transaction, id, { ...NOTHING_READ, ...again });
  });
  importer.wake();
  return requireImportJob(db, id);
}

interface RowsPage {
  rows: ImportRow[];
  nextCursor: string | null;
}

/**
 * A page of rows. Before the import all rows are read from the file, where `cursor` is a byte; the others
 * from their notes, where it is a line. @throws HttpError 404
 */
export async function pageRows(
  { db, uploads, clock }: Pick<ImportServices, 'db' | 'uploads' | 'clock'>,
  id: string,
  { show, cursor }: { show?: ShownRows | undefined; cursor?: string | undefined },
): Promise<RowsPage> {
  const job = found(await findImportJobRow(db, id));
  const readAs = (cells: readonly string[]) => readAsOf(job, cells, clock());
  const isOpen = job.state === 'checking' || job.state === 'checked';
  const isOfFile = isOpen && (show === undefined || show === 'valid');
  const path = isOfFile ? await uploads.localPath(id) : null;
  if (path === null) {
    const page = { show, afterLine: Number(cursor ?? 0), limit: ROWS_PER_PAGE + 1 };
    const notes = await listNotes(db, id, page);
    const rows = notes
      .slice(0, ROWS_PER_PAGE)
      .map((note) => ({ ...note, readAs: readAs(note.cells) }));
    const nextCursor = notes.length > rows.length ? `${rows.at(-1)?.line}` : null;
    return { rows, nextCursor };
  }
  const { stored, nextCursor } = await storedPage(db, job, path, { show, cursor });
  const notes = await notesOf(db, id, stored);
  const rows = stored.map(({ line, cells }): ImportRow => {
    const note = notes.get(line);
    const shown = note ?? { ...blankNote, line, cells };
    return { ...shown, readAs: readAs(shown.cells) };
  });
  return { rows, nextCursor };
}

const blankNote = {
  outcome: 'valid',
  problems: [],
  isEdited: false,
  choice: null,
  repeats: null,
} as const satisfies Partial<ShownNote>;

/** Rows of the file from a byte on; with `valid` those without a note, or whose note says so. */
async function storedPage(
  db: Executor,
  job: ImportJobRow,
  path: string,
  { show, cursor }: { show?: ShownRows | undefined; cursor?: string | undefined },
): Promise<{ stored: StoredRow[]; nextCursor: string | null }> {
  const file = await openSheetFile(path);
  const stored: StoredRow[] = [];
  let chunk: StoredRow[] = [];
  const take = async () => {
    const notes = await notesOf(db, job.id, show ? chunk : []);
    stored.push(...chunk.filter(({ line }) => (notes.get(line)?.outcome ?? 'valid') === 'valid'));
    chunk = [];
  };
  for await (const row of file.rows(cursor ? Number(cursor) : undefined)) {
    chunk.push(row);
    if (chunk.length >= ROWS_PER_PAGE) await take();
    if (stored.length > ROWS_PER_PAGE) break;
  }
  await take();
  const page = stored.slice(0, ROWS_PER_PAGE);
  return { stored: page, nextCursor: stored.length > page.length ? `${page.at(-1)?.end}` : null };
}

/** The notes of rows that follow each other, by line. */
async function notesOf(db: Executor, jobId: string, rows: readonly StoredRow[]) {
  const [from, to] = [rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0];
  return rows.length > 0 ? findNotes(db, jobId, from, to) : new Map<number, ShownNote>();
}

function readAsOf(job: ImportJobRow, cells: readonly string[], now: Date) {
  const sheet = importSheet(job.columns, mappingOf(job));
  return readStoredRow({ line: 1, cells: [...cells] }, undefined, sheet, now).readAs;
}

/**
 * Corrects cells of a row or what becomes of it, and counts it anew.
 * @throws HttpError 404, or 409 unless the file is checked
 */
export async function changeRow(
  services: Pick<ImportServices, 'db' | 'uploads' | 'clock'>,
  id: string,
  change: ImportRowChange,
): Promise<ImportRow> {
  const { db, uploads, clock } = services;
  const now = clock();
  const path = await uploads.localPath(id);
  await db.transaction(async (transaction) => {
    const job = found(await lockImportJob(transaction, id));
    if (job.state !== 'checked' || path === null) throw new HttpError(409, NOT_CHECKED);
    const stored = await findStoredRow(path, change.line);
    const sheet = importSheet(job.columns, mappingOf(job));
    const edit = (await listRowEdits(transaction, id, change.line, change.line)).get(change.line);
    const before = { cells: stored.cells, isEdited: false, choice: null, ...edit };
    const cells = job.columns.map((_, at) => change.cells?.[at] ?? before.cells[at] ?? '');
    const after = {
      cells,
      isEdited: cells.some((cell, at) => cell !== stored.cells[at]),
      choice: change.choice === undefined ? before.choice : change.choice,
    };
    const rows = [before, after].map((each) =>
      numbered(readStoredRow(stored, each, sheet, now), id),
    );
    const [old, changed] = await judgeRows(transaction, rows, { id, mapping: sheet.mapping });
    if (!old || !changed) throw new Error('A row was not judged');
    const { outcome, problems, repeated } = changed;
    const note = { line: change.line, outcome, problems, repeats: repeated?.property.id ?? null };
    await storeRowEdit(transaction, id, { ...note, ...after });
    await updateImportJob(transaction, id, countsAfter(job, old, changed));
  });
  const [note] = (await findNotes(db, id, change.line, change.line)).values();
  const job = found(await findImportJobRow(db, id));
  if (!note) throw new HttpError(404, 'There is no such row.');
  return { ...note, readAs: readAsOf(job, note.cells, now) };
}

/** A row alone has no number among equal ones; its id is that of the first. */
function numbered(row: ReturnType<typeof readStoredRow>, importId: string): FileRow {
  const { listing } = row;
  return { ...row, listing: listing && { ...listing, newId: importId, createdAt: new Date(0) } };
}

/** @throws HttpError 404 */
async function findStoredRow(path: string, line: number): Promise<StoredRow> {
  for await (const row of (await openSheetFile(path)).rows()) {
    if (row.line === line) return row;
    if (row.line > line) break;
  }
  throw new HttpError(404, 'There is no such row.');
}

const countOf = {
  add: 'rowsImported',
  update: 'rowsUpdated',
  'already-there': 'rowsAlreadyThere',
  'left-out': 'rowsLeftOut',
  rejected: 'rowsRejected',
} as const;

function countsAfter(job: ImportJobRow, before: JudgedRow, after: JudgedRow) {
  const counts = {
    rowsImported: job.rowsImported,
    rowsUpdated: job.rowsUpdated,
    rowsAlreadyThere: job.rowsAlreadyThere,
    rowsLeftOut: job.rowsLeftOut,
    rowsRejected: job.rowsRejected,
    rowsSuspicious: job.rowsSuspicious,
    photosNamed: job.photosNamed,
  };
  for (const [row, change] of [[before, -1] as const, [after, 1] as const]) {
    counts[countOf[row.fate]] += change;
    if (row.fate !== 'add') continue;
    if (row.outcome === 'suspicious') counts.rowsSuspicious += change;
    counts.photosNamed += change * (row.listing?.photos.length ?? 0);
  }
  const positive = Object.entries(counts).map(([name, value]) => [name, Math.max(0, value)]);
  return Object.fromEntries(positive) as typeof counts;
}

/** Jobs of an earlier version have no mapping: none of their columns is imported. */
function mappingOf({ mapping, columns }: ImportJobRow): ImportMapping {
  return (
    mapping ?? {
      columns: columns.map(() => null),
      priceUnit: 'naira',
      words: noChoices,
      repeats: 'leave-out',
    }
  );
}
