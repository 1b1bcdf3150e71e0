import { describe, expect, it } from 'vitest';
import { calendarFile, viewingEvents } from '#src/features/enquiries/form/calendar-file.ts';

const times = [
  { day: '2026-11-28', part: 'morning' },
  { day: '2026-12-01', part: 'afternoon' },
] as const;
const asked = {
  reference: 'ABCD1234',
  times,
  title: 'Viewing asked for: 4 bed; Lekki, Lagos',
  note: 'By video\\call.\nNot confirmed yet',
  url: 'https://gida.example/property-listing/1',
};
const now = new Date('2026-11-26T10:20:30.456Z');

describe('The calendar file of a viewing (RFC 5545)', () => {
  const file = calendarFile(viewingEvents(asked), now);

  it('has an event in UTC for each time in Lagos, not confirmed yet', () => {
    const lines = file.split('\r\n');
    expect(lines.filter((line) => /^(DTSTART|DTEND|STATUS|UID)/.test(line))).toEqual([
      'UID:ABCD1234-2026-11-28-morning@gida.example',
      'DTSTART:20261128T080000Z',
      'DTEND:20261128T130000Z',
      'STATUS:TENTATIVE',
      'UID:ABCD1234-2026-12-01-afternoon@gida.example',
      'DTSTART:20261201T130000Z',
      'DTEND:20261201T190000Z',
      'STATUS:TENTATIVE',
    ]);
  });

  it('has the required properties in a calendar, and lines that end with CR and LF', () => {
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\nBEGIN:VEVENT\r\n/);
    expect(file).toMatch(/\r\nDTSTAMP:20261126T102030Z\r\n/);
    expect(file).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes commas, semicolons, backslashes and line breaks of texts', () => {
    expect(file).toContain('SUMMARY:Viewing asked for: 4 bed\\; Lekki\\, Lagos\r\n');
    expect(file).toContain('DESCRIPTION:By video\\\\call.\\nNot confirmed yet\r\n');
  });

  it('folds lines at 75 bytes without cutting a letter, and they read the same unfolded', () => {
    const title = 'Ọ̀ṣọ́ ilé tó wà ní Ìkòyí '.repeat(8);
    const long = calendarFile(viewingEvents({ ...asked, title }), now);
    const sizes = long.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(Buffer.from(long).toString()).not.toContain('\ufffd');
  });
});
