import { jsonOf } from './json-text.ts';
import { type ListAnswer, pageMetaOf } from './list-answer.ts';
import { MAX_ENVELOPES, payloadOf } from './unwrap.ts';

/** A list whose text comes in pieces, each of which is read as it comes. */
export interface ListInPieces<Item> {
  add(piece: string): void;
  /** The text was whole. Throws an Error where it was no list. */
  end(): ListAnswer<Item>;
}

/**
 * Reads what `readList` reads, wherever the pieces part. JSON.parse has every character of it, the
 * records as they come and what stands about them at the end; here is only found where they begin.
 */
export function listInPieces<Item>(
  /** Undefined leaves a malformed record out. */
  itemOf: (record: unknown, index: number) => Item | undefined,
): ListInPieces<Item> {
  let isBroken = false;
  let items: Item[] = [];
  let records = 0;
  /** The answer without the records. */
  let frame = '';
  /** What came and is in none of the two yet, and how far it has been looked through. */
  let text = '';
  let at = 0;
  /** The key in each object that is open outside the records; null for a list that is none of ours. */
  const open: unknown[] = [];
  let lastText = '';
  /** How many objects and lists are open within a record; null outside the records. */
  let depth: number | null = null;
  /** The last comma between two records. */
  let comma = -1;

  function look(): void {
    for (; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === '"') {
        const end = endOfText(text, at);
        if (end === -1) break;
        if (depth === null) lastText = text.slice(at, end + 1);
        at = end;
      } else if (depth === null) lookOutside(character);
      else lookInside(character, depth);
    }
    if (depth === null) toFrame(at);
    else if (comma !== -1) toItems(comma, { isLast: false });
  }

  function lookOutside(character: string): void {
    if (character === '[' && open.length <= MAX_ENVELOPES && open.every(isEnvelopeKey)) {
      toFrame(at + 1);
      at = -1;
      items = [];
      records = 0;
      depth = 0;
    } else if (character === '{' || character === '[') open.push(null);
    else if (character === '}' || character === ']') open.pop();
    else if (character === ':') open[open.length - 1] = jsonOf(lastText);
  }

  function lookInside(character: string, within: number): void {
    if (character === '{' || character === '[') depth = within + 1;
    else if (character === '}' || character === ']') {
      if (within > 0) depth = within - 1;
      else {
        toItems(at, { isLast: true });
        depth = null;
      }
    } else if (character === ',' && within === 0) comma = at;
  }

  function toFrame(end: number): void {
    frame += text.slice(0, end);
    text = text.slice(end);
    at = 0;
  }

  function toItems(end: number, { isLast }: { isLast: boolean }): void {
    const part = text.slice(0, end);
    const isEmptyList = isLast && records === 0;
    if (!isEmptyList && !/\S/.test(part)) throw new SyntaxError('A comma without a record');
    for (const record of JSON.parse(`[${part}]`)) {
      const item = itemOf(record, records);
      if (item !== undefined) items.push(item);
      records += 1;
    }
    // The comma goes, the bracket stays for the frame.
    const next = isLast ? end : end + 1;
    text = text.slice(next);
    at -= next;
    comma = -1;
  }

  return {
    add(piece) {
      if (isBroken) return;
      text += piece;
      try {
        look();
      } catch {
        isBroken = true;
      }
    },
    end() {
      const { payload, meta } = payloadOf(jsonOf(frame + text));
      if (isBroken || !Array.isArray(payload)) throw new Error('The payload is no list');
      return { items, meta: pageMetaOf(meta) };
    },
  };
}

function isEnvelopeKey(key: unknown): boolean {
  return key === 'data';
}

/** Where the text in quotes ends that begins here; -1 where its end has not come yet. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, place: number): boolean {
  let start = place;
  while (text[start - 1] === '\\') start -= 1;
  return (place - start) % 2 === 1;
}
