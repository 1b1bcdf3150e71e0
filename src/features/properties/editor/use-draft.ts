import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Property } from '#contract/property.ts';
import type { EditedPicture } from '#src/features/properties/editor/images/image-list.ts';
import { isChanged } from './property-changes.ts';
import { type DraftKey, keepDraft, removeDraft } from './property-drafts.ts';
import type { PropertyFormValues } from './property-form-values.ts';

const DELAY_MS = 400;

interface DraftSource {
  draftKey: DraftKey;
  /** What is stored; none for a new property. */
  base: Property | undefined;
  form: Pick<UseFormReturn<PropertyFormValues>, 'getValues' | 'subscribe'>;
  pictures: EditedPicture[];
  beyondSlots: readonly string[];
}

/** Keeps what is not saved yet in the browser, shortly after each change. */
export function useDraft({ draftKey, base, form, pictures, beyondSlots }: DraftSource) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isKept, setKept] = useState(true);
  const isFinished = useRef(false);
  const hasDraft = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useEffectEvent(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = form.getValues();
    if (isFinished.current) return;
    if (isChanged(base, { values, pictures, beyondSlots })) {
      hasDraft.current = true;
      const kept = await keepDraft(draftKey, { savedAt: new Date(), values, pictures, base });
      setKept(kept);
    } else if (hasDraft.current) {
      hasDraft.current = false;
      await removeDraft(draftKey);
    }
  });

  const noteChange = useEffectEvent(() => {
    setUnsaved(isChanged(base, { values: form.getValues(), pictures, beyondSlots }));
    timer.current ??= setTimeout(write, DELAY_MS);
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => noteChange() }),
    [form],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what is noted.
  useEffect(() => noteChange(), [pictures, base, beyondSlots]);

  useEffect(() => {
    const writeNow = () => timer.current !== undefined && write();
    const onHidden = () => document.visibilityState === 'hidden' && writeNow();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      writeNow();
    };
  }, []);

  /** Once it is saved there is nothing left to keep, nor to ask about. */
  async function finish() {
    isFinished.current = true;
    clearTimeout(timer.current);
    await removeDraft(draftKey);
  }

  return { isUnsaved, isKept, finish, shouldAsk: () => isUnsaved && !isFinished.current };
}
