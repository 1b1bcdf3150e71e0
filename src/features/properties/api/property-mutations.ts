import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/admin-properties.ts';
import type { Property } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import {
  type EditedImage,
  keptImages,
  newImages,
  removedImages,
  uploadedFile,
} from '#src/features/properties/editor/images/image-list.ts';
import { sentAmenities, sentPrice } from '#src/features/properties/editor/property-form-values.ts';
import { call } from '#src/lib/api.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './mutation-texts.ts';
import { propertyQueries } from './property-queries.ts';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** The upload of a property's form. */
export interface PropertyUpload {
  form: FormData;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export function useCreateProperty() {
  const refreshProperties = useRefreshProperties();
  return useMutation({
    mutationFn: (upload: PropertyUpload) => call(endpoints.createProperty, callOptions(upload)),
    meta: { failureToast: texts.notCreated },
    onSuccess: ({ message }) => {
      notify.success(texts.created, { description: message || texts.createdDescription });
      refreshProperties();
    },
  });
}

/**
 * Rejects with a ConflictError if the form is based on an old version; the form shows the conflict.
 * `onView` is the action of the toast.
 */
export function useUpdateProperty(id: string, onView: () => void) {
  const refreshProperties = useRefreshProperties();
  return useMutation({
    mutationFn: (upload: PropertyUpload) =>
      call(endpoints.updateProperty, { params: { id }, ...callOptions(upload) }),
    meta: { failureToast: { ...texts.notUpdated, exceptConflicts: true } },
    onSuccess: () => {
      notify.success(texts.updated, {
        description: texts.updatedDescription,
        action: { label: texts.view, onClick: onView },
      });
      refreshProperties();
    },
  });
}

function useDeleteProperty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteProperty, { params: { id } }),
    meta: { failureToast: texts.notDeleted },
    onSuccess: async (_result, id) => {
      notify.success(texts.deleted, { description: texts.deletedDescription });
      const { queryKey } = propertyQueries.detail(id);
      await client.invalidateQueries({
        queryKey: propertyQueries.all(),
        // Refetching the deleted property would fail.
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
      client.removeQueries({ queryKey });
    },
  });
}

/** Deletes a property after the browser's confirm dialog. */
export function useConfirmedDelete(onDeleted: (id: string) => void) {
  const { mutate, ...deletion } = useDeleteProperty();

  function confirmAndDelete(id: string) {
    if (!window.confirm(texts.confirmDeletion)) return;
    mutate(id, { onSuccess: () => onDeleted(id) });
  }

  return { ...deletion, confirmAndDelete };
}

function callOptions({ form, signal, onProgress }: PropertyUpload) {
  return {
    body: form,
    signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
      onProgress({ sentBytes: loaded, totalBytes: total ?? loaded }),
  };
}

/** Not awaited by the mutations: a slow refetch must not delay the navigation after saving. */
function useRefreshProperties(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: propertyQueries.all() });
}

/** The version that an update is made from; null if the API does not compare versions. */
export function sentVersion({ version }: Pick<Property, 'version'>): number | null {
  return hasCapability('versions') ? (version ?? null) : null;
}

interface PropertyFormParts {
  values: PropertyFormValues;
  images: readonly EditedImage[];
  /** The property that is edited. */
  base?: Pick<Property, 'amenities' | 'version'>;
  /** The API keeps the order of all images. */
  sendsOrder: boolean;
}

/**
 * The multipart form of a property. It is always complete, because an API may clear missing fields,
 * and the texts come before the files.
 */
export function propertyFormData(parts: PropertyFormParts): FormData {
  const { values, images, base, sendsOrder } = parts;
  const form = new FormData();
  form.set('title', values.title.trim());
  form.set('type', values.type.trim());
  form.set('status', values.status.trim());
  form.set('location', values.location.trim());
  form.set('price', sentPrice(values.price));
  form.set('negotiable', `${values.negotiable}`);
  setGroup(form, 'features', values.features);
  form.set('description', values.description.trim());
  if (hasCapability('checks')) setGroup(form, 'checks', values.checks);
  if (hasCapability('development-details')) {
    setGroup(form, 'developmentDetails', values.developmentDetails);
  }
  const amenities = sentAmenities(values);
  const isEmptied = amenities.length === 0 && base?.amenities?.some(Boolean);
  setList(form, 'amenities', isEmptied ? [''] : amenities);
  const removedUrls = removedImages(images).map(({ url }) => url);
  setList(form, 'removedImages', removedUrls);
  if (sendsOrder) setList(form, 'imageOrder', imageOrder(images));
  const version = base && sentVersion(base);
  if (version != null) form.set('version', `${version}`);
  for (const image of newImages(images)) form.append('images', uploadedFile(image));
  return form;
}

/** The kept images: URLs of stored ones, `new:` and the index of the file for the others. */
function imageOrder(images: readonly EditedImage[]): string[] {
  const files = newImages(images);
  return keptImages(images).map((image) =>
    image.kind === 'stored' ? image.url : `new:${files.indexOf(image)}`,
  );
}

function setGroup(form: FormData, group: string, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) form.set(`${group}[${name}]`, text.trim());
}

function setList(form: FormData, name: string, items: readonly string[]) {
  for (const [index, item] of items.entries()) form.set(`${name}[${index}]`, item);
}
