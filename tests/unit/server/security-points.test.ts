import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
const points = rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []);

describe('The table of security requirements', () => {
  it('names each requirement once', () => {
    // 'a to b' names both ends.
    expect(points.filter((point, index) => points.indexOf(point) !== index)).toEqual([]);
    expect(points.length).toBeGreaterThan(100);
  });

  it('names files that exist', () => {
    const paths = text.match(/(?<=`)(tests|bench|contract|deploy|src)\/[\w./-]+(?=`)/g) ?? [];
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(50);
  });

  it('names a test in each row of what is met', () => {
    const met = rows.filter((row) => row.split('|').length === 5);
    const untested = met.filter(
      (row) => !/`|settings of|none needed/.test(row.split('|')[3] ?? ''),
    );
    expect(untested).toEqual([]);
  });
});
