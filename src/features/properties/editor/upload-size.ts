import type { NewPicture } from '#src/features/properties/editor/images/image-list.ts';
import type { SentBytes } from './use-property-save.ts';

/** What of each file has gone out: one request carries them all, one after the other. */
export function sentOfEach(
  pictures: readonly NewPicture[],
  all: SentBytes | null,
): (id: string) => SentBytes | null {
  if (!all) return () => null;
  const sizes = pictures.map(({ file, prepared }) => (prepared ?? file).size);
  // The texts come first.
  let begin = all.total - sizes.reduce((sum, size) => sum + size, 0);
  const sent = new Map<string, SentBytes>();
  for (const [index, { id }] of pictures.entries()) {
    const total = sizes[index] ?? 0;
    sent.set(id, { sent: Math.min(total, Math.max(0, all.sent - begin)), total });
    begin += total;
  }
  return (id) => sent.get(id) ?? null;
}
