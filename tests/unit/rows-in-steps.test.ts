import { describe, expect, it } from 'vitest';
import { withMoreRows } from '#src/features/properties/admin-table/use-rows-in-steps.ts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ _id: `${from + index}` }));
const idsOf = (properties: readonly { _id: string }[]) => properties.map(({ _id }) => _id);

describe('Another page of the table', () => {
  it('begins with its first rows, and has grown whole after a few steps', () => {
    const page = rows(100, 200);
    let drawn = withMoreRows(page, new Set(idsOf(rows(0, 100))));
    expect([...drawn]).toEqual(idsOf(rows(100, 110)));
    for (let step = 0; step < 9; step += 1) drawn = withMoreRows(page, drawn);
    expect([...drawn]).toEqual(idsOf(page));
  });

  it('keeps all rows that stay where others are deleted, so that nothing jumps', () => {
    const drawn = new Set(idsOf(rows(0, 100)));
    expect(withMoreRows(rows(3, 103), drawn).size).toBe(100);
  });
});
