import {
  type EditedPicture,
  keptPictures,
  type NewPicture,
  newPictures,
  removedPictures,
} from '#src/features/properties/editor/images/image-list.ts';
import { amenitiesOf, type PropertyFormValues, sentPrice } from './property-form-values.ts';

interface PropertyFormParts {
  values: PropertyFormValues;
  pictures: readonly EditedPicture[];
  /** Amenities that have no slot. */
  beyondSlots: readonly string[];
  /** Whether the property had any, which are to go where the form has none. */
  hadAmenities: boolean;
  /** Whether the API is told in which order all pictures are to be. */
  sendsOrder: boolean;
  /** That was changed; only of a property that has one. */
  version?: number | null;
}

/**
 * The form as it travels, always whole, since an API may clear what is left out. Texts come
 * before the files, so that the server knows what it is about before they arrive.
 */
export function propertyFormData(parts: PropertyFormParts): FormData {
  const { values, pictures, beyondSlots, hadAmenities, sendsOrder, version } = parts;
  const form = new FormData();
  form.set('title', values.title.trim());
  form.set('type', values.type.trim());
  form.set('status', values.status.trim());
  form.set('location', values.location.trim());
  form.set('price', sentPrice(values.price));
  form.set('negotiable', `${values.negotiable}`);
  form.set('features[bedrooms]', values.bedrooms.trim());
  form.set('features[bathrooms]', values.bathrooms.trim());
  form.set('features[squareFootage]', values.squareFootage.trim());
  form.set('description', values.description.trim());
  const amenities = amenitiesOf(values, beyondSlots);
  // A single empty one is how a form says that there are none any more.
  setList(form, 'amenities', amenities.length === 0 && hadAmenities ? [''] : amenities);
  setList(
    form,
    'removedImages',
    removedPictures(pictures).map(({ url }) => url),
  );
  if (sendsOrder) setList(form, 'imageOrder', imageOrder(pictures));
  if (version != null) form.set('version', `${version}`);
  const files = newPictures(pictures);
  const names = sentNames(files);
  for (const [index, { file, prepared }] of files.entries()) {
    form.append('images', prepared ?? file, names[index]);
  }
  return form;
}

/** A name for each file alone, by which the server can complain of it: phones call all theirs alike. */
export function sentNames(pictures: readonly NewPicture[]): string[] {
  const counts = new Map<string, number>();
  return pictures.map(({ file, prepared }) => {
    const { name } = prepared ?? file;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
  });
}

/** Every picture from the cover on: the address of one that stays, or `new:` and which file it is. */
function imageOrder(pictures: readonly EditedPicture[]): string[] {
  const files = newPictures(pictures);
  return keptPictures(pictures).map((picture) =>
    picture.kind === 'stored' ? picture.url : `new:${files.indexOf(picture)}`,
  );
}

function setList(form: FormData, name: string, items: readonly string[]) {
  for (const [index, item] of items.entries()) form.set(`${name}[${index}]`, item);
}
