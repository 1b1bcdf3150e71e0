import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { Executor } from '#server/core/database/database.ts';
import { findMappingOf } from './import-jobs-store.ts';
import { guessMapping } from './mapping/guess-columns.ts';
import type { SheetFile } from './reading/sheet-file.ts';

const ROWS_SAMPLED = 200;
const SAMPLES_SHOWN = 3;
const MAX_SAMPLE_LENGTH = 80;

/** How the columns of a new file are read, as in an earlier import if the headings are the same. */
export async function firstMapping(db: Executor, file: SheetFile) {
  const values = file.columns.map((): string[] => []);
  let count = 0;
  for await (const { cells, problem } of file.rows()) {
    if (problem) continue;
    for (const [at, cell] of cells.entries()) values[at]?.push(cell);
    count += 1;
    if (count === ROWS_SAMPLED) break;
  }
  const samples = values.map((cells) =>
    [
      ...new Set(cells.map((cell) => cell.trim().slice(0, MAX_SAMPLE_LENGTH)).filter(Boolean)),
    ].slice(0, SAMPLES_SHOWN),
  );
  const remembered = await findMappingOf(db, file.columns);
  const guessed = guessMapping(
    file.columns.map((heading, at) => ({ heading, values: values[at] ?? [] })),
  );
  const mapping: ImportMapping = remembered ? { ...remembered, repeats: 'leave-out' } : guessed;
  return { mapping, samples, isRemembered: remembered !== null };
}
