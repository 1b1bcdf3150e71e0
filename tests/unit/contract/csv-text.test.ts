import { describe, expect, it } from 'vitest';
import { csvLine } from '#contract/csv-text.ts';

describe('A line of a CSV file', () => {
  it('quotes what would not stay in its cell, and ends as the format has it', () => {
    expect(csvLine(['a', 'b, c', 'say "d"', 'e\nf', ''])).toBe('a,"b, c","say ""d""","e\nf",\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
    'has no cell that a spreadsheet program runs as a formula: %j',
    (formula) => {
      expect(csvLine([formula]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves signs alone that stand inside', () => {
    expect(csvLine(['4-bedroom', 'ada@gida.example'])).toBe('4-bedroom,ada@gida.example\r\n');
  });
});
