import { describe, expect, it } from 'vitest';
import { csvLine } from '#contract/rules/csv-text.ts';

describe('A line of a CSV file', () => {
  it('quotes cells with separators, and ends with CRLF', () => {
    expect(csvLine(['a', 'b, c', 'say "d"', 'e\nf', ''])).toBe('a,"b, c","say ""d""","e\nf",\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
    'prefixes a formula with an apostrophe: %j',
    (formula) => {
      expect(csvLine([formula]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps such characters inside a cell', () => {
    expect(csvLine(['4-bedroom', 'ada@gida.example'])).toBe('4-bedroom,ada@gida.example\r\n');
  });
});
