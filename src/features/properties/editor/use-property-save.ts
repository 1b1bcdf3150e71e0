import { useLayoutEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { imageErrors, type PropertyFormValues } from '#contract/property/property-form.ts';
import {
  type EditedImage,
  keptImages,
  newImages,
} from '#src/features/properties/api/edited-images.ts';
import type {
  PropertyUpload,
  UploadProgress,
} from '#src/features/properties/api/property-mutations.ts';
import {
  propertyFormData,
  sentSlots,
  sentVersion,
} from '#src/features/properties/api/sent-property.ts';
import { ApiError, ConflictError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { toApiError } from '#src/lib/http.ts';
import { fieldConflicts, type PropertyState } from './editor-values.ts';
import type { Images } from './images/use-images.ts';
import * as texts from './texts.ts';

export interface PropertyRequests {
  /** Rejects with a ConflictError if the property has a newer version. */
  save: (upload: PropertyUpload) => Promise<unknown>;
  loadCurrent?: () => Promise<Property>;
}

interface SaveOptions extends PropertyRequests {
  images: Images;
  onSaved: () => Promise<void>;
  /** Called with a newer version whose changes do not conflict with the form. */
  onNewBase: (base: Property) => void;
}

export function usePropertySave(options: SaveOptions) {
  const { images, save, loadCurrent, onSaved, onNewBase } = options;
  const [phase, setPhase] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  /** The stored property, while the admin decides about conflicting fields. */
  const [conflict, setConflict] = useState<Property | null>(null);
  const abort = useRef<AbortController>(null);

  // Cancel the upload as soon as another page is shown, so a late response cannot navigate away.
  useLayoutEffect(() => () => abort.current?.abort(), []);

  /** Saves the form, which was made from `base`. @throws ApiError by the names of the form's fields */
  async function send(values: PropertyFormValues, base?: Property) {
    abort.current = new AbortController();
    const { signal } = abort.current;
    const upload = (state: PropertyState, madeFrom?: Property) =>
      save({
        form: propertyFormData({ ...state, base: madeFrom }),
        signal,
        onProgress: setProgress,
      });
    images.showErrors({});
    try {
      setPhase('preparing');
      const yours = { values, images: await images.settled() };
      signal.throwIfAborted();
      checkImages(yours.images);
      setPhase('sending');
      try {
        await upload(yours, base);
      } catch (error) {
        if (!(error instanceof ConflictError) || !base || sentVersion(base) === null) throw error;
        const newBase = await loadNewBase(base, yours);
        if (!newBase) return;
        await upload(yours, newBase);
      }
      await onSaved();
    } catch (error) {
      if (!signal.aborted) throw toFormError(toApiError(error), values);
    } finally {
      setPhase('idle');
      setProgress(null);
    }
  }

  /** Loads the stored property. Returns null if its changes conflict, and opens the dialog. */
  async function loadNewBase(base: Property, yours: PropertyState): Promise<Property | null> {
    const current = (await loadCurrent?.()) ?? base;
    const hasConflicts = fieldConflicts(base, current, yours).length > 0;
    if (hasConflicts) setConflict(current);
    else onNewBase(current);
    return hasConflicts ? null : current;
  }

  /** Shows the errors of the images, and renames those of the amenities to their slots. */
  function toFormError(error: ApiError, values: PropertyFormValues): ApiError {
    const slots = sentSlots(values);
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => {
        const [, index] = /^amenities\[(\d+)\]$/.exec(name) ?? [];
        return [index ? `amenities[${slots[Number(index)] ?? index}]` : name, message];
      }),
    );
    const message = images.showErrors(fields) ?? error.message;
    return new ApiError(message, { ...error, fields, cause: error });
  }

  return {
    phase,
    progress,
    conflict,
    send,
    cancel: () => abort.current?.abort(),
    dismissConflict: () => setConflict(null),
  };
}

/** @throws ApiError before files are uploaded that our API rejects */
function checkImages(images: readonly EditedImage[]) {
  if (!hasCapability('image-limits')) return;
  const files = newImages(images).map(({ file }) => file);
  const fields = imageErrors(files, keptImages(images).length);
  if (Object.keys(fields).length > 0) throw new ApiError(texts.photos.invalid, { fields });
}
