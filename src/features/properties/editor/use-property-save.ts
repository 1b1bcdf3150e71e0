import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Property } from '#contract/property.ts';
import { newPictures, type OrderKept } from '#src/features/properties/editor/images/image-list.ts';
import type { Pictures } from '#src/features/properties/editor/images/use-images.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showComplaints } from '#src/lib/form-errors.ts';
import { toApiError } from '#src/lib/http.ts';
import { foreignChanges, type PropertyState } from './property-changes.ts';
import { propertyFormData, sentNames } from './property-form-data.ts';
import { facilityNames, type PropertyFormValues } from './property-form-values.ts';

export interface PropertyUpload {
  form: FormData;
  signal: AbortSignal;
  onProgress: (sent: SentBytes) => void;
}

export interface SentBytes {
  sent: number;
  total: number;
}

/** How a form is sent: 'conflict' where somebody else saved first. Fails with an ApiError. */
export type SaveProperty = (upload: PropertyUpload) => Promise<'saved' | 'conflict' | 'cancelled'>;

interface SavingForm {
  form: Pick<UseFormReturn<PropertyFormValues>, 'setError' | 'getValues'>;
  pictures: Pictures;
  orderKept: OrderKept;
  save: SaveProperty;
  /** The property as it is stored now. */
  loadCurrent?: () => Promise<Property>;
  onSaved: () => Promise<void>;
  /** What was changed is no longer what is stored, though it says the same. */
  onBase: (base: Property) => void;
}

const KEEPS_CHANGING = 'This property is being changed by somebody else. Please save again.';

export function usePropertySave(saving: SavingForm) {
  const { form, pictures, orderKept, save, loadCurrent, onSaved, onBase } = saving;
  const [phase, setPhase] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [sent, setSent] = useState<SentBytes | null>(null);
  /** What somebody else stored meanwhile, where it has to be looked at. */
  const [conflict, setConflict] = useState<Property | null>(null);
  const stop = useRef<AbortController>(null);

  // Who leaves without saving is neither to find it saved nor to be led away from where they went.
  useEffect(() => () => stop.current?.abort(), []);

  /** Sends the form; `base` is what it was made from, none for a new property. */
  async function send(
    values: PropertyFormValues,
    base?: Property,
    beyondSlots: readonly string[] = [],
    isSecondTry = false,
  ) {
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      setPhase('preparing');
      const yours = { values, beyondSlots, pictures: await pictures.settled() };
      if (signal.aborted) return;
      // An API without versions cannot tell, so that what is there is looked at first.
      if (base && base.version == null && (await isOvertaken(base, yours))) return;
      setPhase('sending');
      const data = propertyFormData({
        ...yours,
        hadAmenities: Boolean(base?.amenities?.length),
        sendsOrder: base !== undefined && orderKept === 'all',
        version: base?.version,
      });
      const outcome = await save({ form: data, signal, onProgress: setSent });
      if (outcome === 'saved') await onSaved();
      if (outcome !== 'conflict' || !base || (await isOvertaken(base, yours))) return;
      // What they changed is what stands here, too.
      const current = await loadCurrent?.();
      if (!current) return;
      onBase(current);
      if (isSecondTry) throw new ApiError(KEEPS_CHANGING);
      await send(values, current, beyondSlots, true);
    } catch (error) {
      complain(toApiError(error));
    } finally {
      setPhase('idle');
      setSent(null);
    }
  }

  /** Whether somebody else changed what the form says otherwise, which is then shown. */
  async function isOvertaken(base: Property, yours: PropertyState): Promise<boolean> {
    const current = await loadCurrent?.();
    if (!current || foreignChanges(base, current, yours).length === 0) return false;
    setConflict(current);
    return true;
  }

  function complain(error: ApiError) {
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, complaint]) => [formNameOf(name), complaint]),
    );
    const about = fields.images;
    const files = newPictures(pictures.list);
    const names = sentNames(files);
    for (const [index, { id }] of files.entries()) {
      if (about?.includes(`“${names[index]}”`)) pictures.complain(id, about);
    }
    if (about) form.setError('root.images', { type: 'server', message: about });
    showComplaints(new ApiError(error.message, { ...error, fields, cause: error }), form, about);
  }

  return {
    phase,
    sent,
    conflict,
    send,
    stop: () => stop.current?.abort(),
    dismissConflict: () => setConflict(null),
  };
}

/** What the API calls `features[bedrooms]` or `amenities[2]` is a field of its own here. */
function formNameOf(partName: string): string {
  const [, feature] = /^features\[(\w+)\]$/.exec(partName) ?? [];
  const [, slot] = /^amenities\[(\d+)\]$/.exec(partName) ?? [];
  return (slot && facilityNames[Number(slot)]) ?? feature ?? partName;
}
