import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Property } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import type { EditedImage } from './images/image-list.ts';
import { type DraftKey, removeDraft, writeDraft } from './property-drafts.ts';
import { unsavedSummary } from './unsaved-summary.ts';

const DELAY_MS = 400;

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
