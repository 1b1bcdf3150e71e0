import { describe, expect, it } from 'vitest';
import { auditSentence } from '#src/features/audit-log/audit-sentence.ts';
import { actions } from '#src/features/audit-log/texts.ts';

const bare = { id: '1', at: '2026-11-20T09:00:00.000Z', device: null, address: null, details: {} };
const ada = { id: 'a'.repeat(24), fullName: 'Ada Obi', isDeleted: false };
const terrace = { _id: 'c'.repeat(24), title: 'Terrace in Lekki' };

describe('The sentence of an event', () => {
  it.each(Object.keys(actions))('has every part that the text of %s names', (action) => {
    for (const parts of [
      auditSentence({ ...bare, action, actor: ada, user: ada, property: terrace }),
      auditSentence({ ...bare, action, actor: null, user: null, property: null }),
    ]) {
      expect(parts.filter((part) => typeof part === 'string').join('')).not.toMatch(/[{}]/);
    }
  });
});
