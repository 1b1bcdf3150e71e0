import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { propertyImageLimits } from '#contract/property-form.ts';
import { messages } from '#contract/validation-messages.ts';
import {
  type EditedImage,
  keptImages,
  type NewImage,
  newImages,
} from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { withChange, withMoved, withStoredRemoved } from './image-list.ts';
import { chosenFileError, prepareImage } from './image-preparation.ts';

export type Images = ReturnType<typeof useImages>;

/** The images of a form; new ones are compressed in the background. */
export function useImages(initial: () => EditedImage[]) {
  const [images, setImages] = useState(initial);
  /** A message for each file that was not added. */
  const [rejections, setRejections] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  // Read by work that was started by an earlier render.
  const latest = useRef(images);
  const aborts = useRef(new Map<string, AbortController>());
  const pending = useRef(new Set<Promise<void>>());

  function update(change: (images: EditedImage[]) => EditedImage[]) {
    latest.current = change(latest.current);
    setImages(latest.current);
  }

  async function add(files: readonly File[]) {
    setRejections([]);
    setError(null);
    const errors = await Promise.all(files.map(chosenFileError));
    for (const [index, file] of files.entries()) {
      const reason = errors[index] ?? reasonNotToAdd(file);
      if (reason) {
        setRejections((earlier) => [...earlier, texts.photoFiles.notAdded(file.name, reason)]);
        continue;
      }
      const id = crypto.randomUUID();
      update((now) => [...now, { kind: 'new', id, file, prepared: null, state: 'waiting' }]);
      track(prepare(id, file));
    }
  }

  function reasonNotToAdd({ name, size, lastModified }: File): string | null {
    const isAdded = newImages(latest.current).some(({ file, prepared }) => {
      // A draft restores only the compressed file.
      const isSameSize = file.size === size || file.size === prepared?.size;
      return file.name === name && file.lastModified === lastModified && isSameSize;
    });
    if (isAdded) return texts.photoFiles.alreadyAdded;
    const isFull = keptImages(latest.current).length >= propertyImageLimits.images;
    return isFull ? messages.tooManyPhotos(propertyImageLimits.images) : null;
  }

  async function prepare(id: string, file: File) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const set = (changes: Partial<NewImage>) => update((now) => withChange(now, id, changes));
    set({ state: 'waiting', error: undefined });
    try {
      const onStart = () => set({ state: 'preparing' });
      const prepared = await prepareImage(file, { signal: abort.signal, onStart });
      set({ prepared, state: prepared ? 'ready' : 'unchanged' });
    } catch (cause) {
      if (abort.signal.aborted) return;
      logger.warn(`${file.name} could not be compressed`, cause);
      set({ state: 'failed' });
    } finally {
      if (aborts.current.get(id) === abort) aborts.current.delete(id);
    }
  }

  function track(work: Promise<void>) {
    const tracked = work.then(() => void pending.current.delete(tracked));
    pending.current.add(tracked);
  }

  /** Waits until every image is compressed. */
  async function settled(): Promise<EditedImage[]> {
    while (pending.current.size > 0) await Promise.all(pending.current);
    return latest.current;
  }

  function remove(id: string) {
    aborts.current.get(id)?.abort();
    update((now) => now.filter((image) => image.kind === 'stored' || image.id !== id));
  }

  /** Shows the errors of `fields` (`images`, `images[1]`) at the images that were sent. */
  function showErrors(fields: Readonly<Record<string, string>>): string | null {
    for (const [index, { id }] of newImages(latest.current).entries()) {
      update((now) => withChange(now, id, { error: fields[`images[${index}]`] }));
    }
    const count = newImages(latest.current).filter(({ error }) => error).length;
    const message = fields.images ?? (count > 0 ? texts.photos.rejected(count) : null);
    setError(message);
    return message;
  }

  // A draft may contain files that were not compressed yet.
  const prepareRest = useEffectEvent(() => {
    for (const { id, file, state } of newImages(latest.current)) {
      if (state === 'waiting' && !aborts.current.has(id)) track(prepare(id, file));
    }
  });
  useEffect(() => {
    prepareRest();
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
      running.clear();
    };
  }, []);

  return {
    list: images,
    rejections,
    error,
    dismissRejections: () => setRejections([]),
    add: (files: readonly File[]) => track(add(files)),
    retry: ({ id, file }: NewImage) => track(prepare(id, file)),
    remove,
    setRemoved: (isRemoved: boolean, url?: string) =>
      update((now) => withStoredRemoved(now, isRemoved, url)),
    move: (id: string, targetId: string) => update((now) => withMoved(now, id, targetId)),
    replace: (next: EditedImage[]) => update(() => next),
    showErrors,
    settled,
  };
}
