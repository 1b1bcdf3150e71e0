import { closeSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import readExcelFile from 'read-excel-file/node';

// JavaScript, because a worker does not inherit the TypeScript loader of `npm start`. A worker, because
// the library reads a workbook at once, and so that its memory can be limited.

const { path, target, merged } = workerData;
const ROWS_PER_WRITE = 500;

const sheets = await readExcelFile(path);
const files = sheets.map(({ sheet, data }, index) => {
  const file = `${target}.${index}`;
  for (const cell of merged[index] ?? []) repeatDownward(data, cell);
  const descriptor = openSync(file, 'w');
  for (let at = 0; at < data.length; at += ROWS_PER_WRITE) {
    const rows = data.slice(at, at + ROWS_PER_WRITE);
    writeSync(descriptor, rows.map((row) => `${JSON.stringify(row.map(textOf))}\n`).join(''));
  }
  closeSync(descriptor);
  return { file, name: sheet, rows: data.length };
});
parentPort.postMessage(files);

/** The value of a merged cell holds for each of its rows. */
function repeatDownward(data, { column, row, lastRow }) {
  const value = data[row]?.[column];
  for (let below = row + 1; below <= lastRow && below < data.length; below += 1) {
    data[below][column] ??= value;
  }
}

/** A cell as a person would type it. */
function textOf(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    // Times of day are stored as fractions, a millisecond short.
    const text = new Date(value.getTime() + 500).toISOString();
    return text.slice(11, 16) === '00:00' ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
  }
  // 0.1 + 0.2 is stored as 0.30000000000000004.
  if (typeof value === 'number') return `${Number(value.toPrecision(15))}`;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
