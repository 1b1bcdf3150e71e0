import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import {
  type EditedImage,
  newImages,
  photosIn,
  removedImages,
} from '#src/features/properties/api/edited-images.ts';
import { changedFields, comparedFieldLabels, type PropertyState } from './editor-values.ts';
import { type DraftKey, removeDraft, writeDraft } from './property-drafts.ts';
import * as texts from './texts.ts';

const { photos, unsaved: labels } = texts;

const DELAY_MS = 400;
const MAX_NAMED = 4;

interface DraftSource {
  draftKey: DraftKey;
  /** The stored property; absent for a new one. */
  base: Property | undefined;
  form: Pick<UseFormReturn<PropertyFormValues>, 'getValues' | 'subscribe'>;
  images: EditedImage[];
}

/** Writes unsaved changes to the browser's storage, shortly after each change. */
export function useDraft({ draftKey, base, form, images }: DraftSource) {
  const [unsaved, setUnsaved] = useState('');
  const [isStored, setStored] = useState(true);
  const isFinished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useEffectEvent(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isFinished.current) return;
    const values = form.getValues();
    if (!unsavedSummary(base, { values, images })) return removeDraft(draftKey);
    setStored(await writeDraft(draftKey, { savedAt: new Date(), values, images, base }));
  });

  const onChange = useEffectEvent(() => {
    setUnsaved(unsavedSummary(base, { values: form.getValues(), images }));
    timer.current ??= setTimeout(write, DELAY_MS);
  });

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange() }),
    [subscribe],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of them changes.
  useEffect(() => onChange(), [images, base]);

  useEffect(() => {
    const writePending = () => timer.current !== undefined && write();
    const onHidden = () => document.visibilityState === 'hidden' && writePending();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      writePending();
    };
  }, []);

  /** Removes the draft and writes no more: the form is saved or discarded. */
  async function finish() {
    isFinished.current = true;
    clearTimeout(timer.current);
    await removeDraft(draftKey);
  }

  return {
    unsaved,
    isStored,
    finish,
    shouldConfirmLeaving: () => unsaved !== '' && !isFinished.current,
  };
}

/** The changed fields of the form: 'price, 2 photos'; empty if there are none. */
export function unsavedSummary(base: Property | undefined, yours: PropertyState): string {
  const parts = changedFields(base, yours).map((field) =>
    field === 'images' ? imagesSummary(yours.images) : lowerFirst(comparedFieldLabels[field]),
  );
  const more = parts.length - MAX_NAMED;
  return more > 1 ? labels.andMore(parts.slice(0, MAX_NAMED).join(', '), more) : parts.join(', ');
}

/** '2 photos', '1 photo removed'; 'order of photos' if none is new or removed. */
function imagesSummary(images: readonly EditedImage[]): string {
  const [added, removed] = [newImages(photosIn(images)).length, removedImages(images).length];
  const parts = [added && photos.count(added), removed && labels.removedPhotos(removed)];
  return parts.filter(Boolean).join(', ') || labels.photoOrder;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
