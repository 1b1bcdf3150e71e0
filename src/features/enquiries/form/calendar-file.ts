import { type HalfDay, periodOfHalfDay } from '#contract/rules/viewing-times.ts';
import { brand } from '#contract/site/brand.ts';

export interface CalendarEvent {
  uid: string;
  /** In milliseconds. */
  start: number;
  end: number;
  title: string;
  note: string;
  url: string;
}

interface AskedViewing extends Pick<CalendarEvent, 'title' | 'note' | 'url'> {
  reference: string;
  times: readonly HalfDay[];
}

/** An event for each time. */
export function viewingEvents({ reference, times, ...event }: AskedViewing): CalendarEvent[] {
  return times.map((time) => ({
    ...event,
    ...periodOfHalfDay(time),
    uid: `${reference}-${time.day}-${time.part}@${brand.email.replace(/^.*@/, '')}`,
  }));
}

/** An iCalendar file (RFC 5545) of events that are not confirmed yet. */
export function calendarFile(events: readonly CalendarEvent[], createdAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Viewings//EN`,
    ...events.flatMap(({ uid, start, end, title, note, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utcTime(createdAt)}`,
      `DTSTART:${utcTime(new Date(start))}`,
      `DTEND:${utcTime(new Date(end))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(note)}`,
      `URL:${url}`,
      'STATUS:TENTATIVE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261128T080000Z'. */
function utcTime(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** Section 3.3.11: backslashes, semicolons, commas and line breaks of a text are escaped. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n');
}

const MAX_LINE_BYTES = 75;

/** Section 3.1: a longer line continues on the next one after a space; no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
