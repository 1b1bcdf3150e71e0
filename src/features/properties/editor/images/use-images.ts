import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logger } from '#src/lib/logger.ts';
import { pictureRefusal } from './image-check.ts';
import {
  type EditedPicture,
  moved,
  type NewPicture,
  newPictures,
  withChange,
  withStoredRemoved,
} from './image-list.ts';
import { preparePicture } from './image-preparation.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** The pictures of a form, and the work on those that are new. */
export function usePictures(initial: () => EditedPicture[]) {
  const [pictures, setPictures] = useState(initial);
  /** Why files were not taken, a sentence each. */
  const [refusals, setRefusals] = useState<string[]>([]);
  const latest = useRef(pictures);
  const stops = useRef(new Map<string, AbortController>());
  const pending = useRef(new Set<Promise<void>>());

  function change(changed: (pictures: EditedPicture[]) => EditedPicture[]) {
    latest.current = changed(latest.current);
    setPictures(latest.current);
  }

  async function add(files: readonly File[]) {
    setRefusals([]);
    await follow(
      Promise.all(
        files.map(async (file) => {
          const refusal = isHere(file)
            ? `“${file.name}” is here already.`
            : await pictureRefusal(file);
          if (refusal) return setRefusals((earlier) => [...earlier, refusal]);
          const id = crypto.randomUUID();
          change((now) => [...now, { kind: 'new', id, file, prepared: null, state: 'waiting' }]);
          follow(prepare(id, file));
        }),
      ),
    );
  }

  function isHere({ name, size, lastModified }: File): boolean {
    return newPictures(latest.current).some(({ file, prepared }) => {
      // What a draft brought back is kept as it was made smaller.
      const isSameSize = file.size === size || file.size === prepared?.size;
      return file.name === name && file.lastModified === lastModified && isSameSize;
    });
  }

  async function prepare(id: string, file: File) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const tell = (told: Partial<NewPicture>) => change((now) => withChange(now, id, told));
    tell({ state: 'waiting', complaint: undefined });
    try {
      const onStart = () => tell({ state: 'preparing' });
      const prepared = await preparePicture(file, { signal: stop.signal, onStart });
      tell({ prepared, state: prepared ? 'ready' : 'unchanged' });
    } catch (error) {
      if (stop.signal.aborted) return;
      logger.warn(`${file.name} could not be made smaller`, error);
      tell({ state: 'failed' });
    } finally {
      if (stops.current.get(id) === stop) stops.current.delete(id);
    }
  }

  function follow(work: Promise<unknown>): Promise<void> {
    const followed = work.then(() => {
      pending.current.delete(followed);
    });
    pending.current.add(followed);
    return followed;
  }

  /** Waits for what is being prepared; the pictures as they can be sent. */
  async function settled(): Promise<EditedPicture[]> {
    while (pending.current.size > 0) await Promise.all(pending.current);
    return latest.current;
  }

  function remove(id: string) {
    stops.current.get(id)?.abort();
    change((now) => now.filter((picture) => picture.kind === 'stored' || picture.id !== id));
  }

  // A draft brings files that were not prepared when it was left.
  const prepareRest = useEffectEvent(() => {
    for (const { id, file, state } of newPictures(latest.current)) {
      if (state === 'waiting' && !stops.current.has(id)) follow(prepare(id, file));
    }
  });
  useEffect(() => {
    prepareRest();
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
      running.clear();
    };
  }, []);

  return {
    list: pictures,
    refusals,
    dismissRefusals: () => setRefusals([]),
    add,
    retry: ({ id, file }: NewPicture) => follow(prepare(id, file)),
    remove,
    setRemoved: (isRemoved: boolean, url?: string) =>
      change((now) => withStoredRemoved(now, isRemoved, url)),
    move: (id: string, placeOf: string) => change((now) => moved(now, id, placeOf)),
    complain: (id: string, complaint: string) =>
      change((now) => withChange(now, id, { complaint })),
    replace: (next: EditedPicture[]) => change(() => next),
    settled,
  };
}
