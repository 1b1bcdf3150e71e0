import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { propertyImageLimits } from '#contract/property/property-form.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import {
  type EditedImage,
  type ExistingImage,
  floorPlanOf,
  keptImages,
  type NewImage,
  newImages,
  photosIn,
} from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { logger } from '#src/lib/logger.ts';
import { withStoredRemoved } from './image-list.ts';
import { chosenFileError, prepareImage } from './image-preparation.ts';

export type Images = ReturnType<typeof useImages>;

/** The images of a form; new ones are compressed in the background. */
export function useImages(initial: () => EditedImage[]) {
  const [images, setImages] = useState(() => initial().map(withoutProgress));
  /** A message for each file that was not added. */
  const [rejections, setRejections] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  // Read by work that was started by an earlier render.
  const latest = useRef(images);
  const aborts = useRef(new Map<string, AbortController>());
  const pending = useRef(new Set<Promise<void>>());

  function replace(next: EditedImage[]) {
    latest.current = next;
    setImages(next);
  }

  function change(id: string, changes: Partial<NewImage>) {
    replace(
      latest.current.map((image) =>
        image.kind === 'new' && image.id === id ? { ...image, ...changes } : image,
      ),
    );
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
      addFile(file);
    }
  }

  function addFile(file: File, isFloorPlan?: true) {
    const { name, lastModified, size: originalBytes } = file;
    const chosen = { id: crypto.randomUUID(), name, lastModified, originalBytes, file };
    replace([...latest.current, { ...chosen, kind: 'new', state: 'waiting', isFloorPlan }]);
    track(prepare(chosen));
  }

  /** Replaces the floor plan. Returns the validation error of the file; null if there is none. */
  async function setFloorPlan(file: File): Promise<string | null> {
    const error = await chosenFileError(file);
    if (error) return texts.photoFiles.notAdded(file.name, error);
    const plan = floorPlanOf(latest.current);
    if (plan) remove(plan);
    addFile(file, true);
    return null;
  }

  function putFloorPlanBack({ id }: ExistingImage) {
    const plan = floorPlanOf(latest.current);
    if (plan) remove(plan);
    setRemoved(false, id);
  }

  function reasonNotToAdd({ name, size, lastModified }: File): string | null {
    const isAdded = newImages(photosIn(latest.current)).some(
      (image) =>
        image.name === name && image.lastModified === lastModified && image.originalBytes === size,
    );
    if (isAdded) return texts.photoFiles.alreadyAdded;
    const max = propertyImageLimits.images;
    const isFull = hasCapability('image-limits') && keptImages(latest.current).length >= max;
    return isFull ? messages.tooManyPhotos(max) : null;
  }

  async function prepare({ id, file }: Pick<NewImage, 'id' | 'file'>) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change(id, { state: 'waiting', error: undefined });
    try {
      const onStart = () => change(id, { state: 'preparing' });
      change(id, await prepareImage(file, { signal: abort.signal, onStart }));
    } catch (cause) {
      if (abort.signal.aborted) return;
      logger.warn(`${file.name} could not be compressed`, cause);
      change(id, { state: 'failed' });
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

  /** Stored images can be put back until the form is saved. */
  function remove({ id, kind }: EditedImage) {
    if (kind === 'stored') return setRemoved(true, id);
    aborts.current.get(id)?.abort();
    replace(latest.current.filter((image) => image.id !== id));
  }

  /** For the stored image with the id, or for all stored photos. */
  function setRemoved(isRemoved: boolean, id?: string) {
    replace(withStoredRemoved(latest.current, isRemoved, id));
  }

  function move(image: EditedImage, target: EditedImage) {
    const indexOf = ({ id }: EditedImage) => latest.current.findIndex((other) => other.id === id);
    replace(arrayMove(latest.current, indexOf(image), indexOf(target)));
  }

  /** Shows the errors of `fields` (`images`, `images[1]`) at the images that were sent. */
  function showErrors(fields: Readonly<Record<string, string>>): string | null {
    for (const [index, { id }] of newImages(latest.current).entries()) {
      change(id, { error: fields[`images[${index}]`] });
    }
    const count = newImages(photosIn(latest.current)).filter((image) => image.error).length;
    const message = fields.images ?? (count > 0 ? texts.photos.rejected(count) : null);
    setError(message);
    const plan = floorPlanOf(latest.current);
    return message ?? (plan?.kind === 'new' && plan.error ? texts.floorPlan.rejected : null);
  }

  const prepareRest = useEffectEvent(() => {
    for (const image of newImages(latest.current)) {
      if (image.state === 'waiting' && !aborts.current.has(image.id)) track(prepare(image));
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
    setFloorPlan,
    putFloorPlanBack,
    retry: (image: NewImage) => track(prepare(image)),
    remove,
    setRemoved,
    move,
    replace,
    showErrors,
    settled,
  };
}

/** A draft may contain files that were not compressed yet. */
function withoutProgress(image: EditedImage): EditedImage {
  if (image.kind === 'stored' || image.state === 'ready') return image;
  return { ...image, state: 'waiting' };
}
