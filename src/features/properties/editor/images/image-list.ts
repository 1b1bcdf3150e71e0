/** A picture that the property has already. */
export interface StoredImage {
  kind: 'stored';
  /** Its address. */
  id: string;
  url: string;
  /** Until the property is saved it can be put back. */
  isRemoved: boolean;
}

/** A picture that goes out with the form. */
export interface NewPicture {
  kind: 'new';
  id: string;
  file: File;
  /** Made smaller and without camera data, where the browser could; null before that. */
  prepared: File | null;
  state: 'waiting' | 'preparing' | 'ready' | 'unchanged' | 'failed';
  /** What the server has against it. */
  complaint?: string;
}

export type EditedPicture = StoredImage | NewPicture;

/** How much of the order the API keeps: all of it, or only that of new pictures after the others. */
export type OrderKept = 'all' | 'new';

export function storedPictures(urls: readonly string[] | null | undefined): StoredImage[] {
  return [...new Set(urls?.filter(Boolean))].map((url) => ({
    kind: 'stored',
    id: url,
    url,
    isRemoved: false,
  }));
}

/** The pictures as they are going to be, the cover first. */
export function keptPictures(pictures: readonly EditedPicture[]): EditedPicture[] {
  return pictures.filter((picture) => picture.kind === 'new' || !picture.isRemoved);
}

export function removedPictures(pictures: readonly EditedPicture[]): StoredImage[] {
  return pictures
    .filter((picture) => picture.kind === 'stored')
    .filter((picture) => picture.isRemoved);
}

export function newPictures(pictures: readonly EditedPicture[]): NewPicture[] {
  return pictures.filter((picture) => picture.kind === 'new');
}

export function withStoredRemoved(
  pictures: readonly EditedPicture[],
  isRemoved: boolean,
  url?: string,
): EditedPicture[] {
  return pictures.map((picture) =>
    picture.kind === 'stored' && (url === undefined || picture.url === url)
      ? { ...picture, isRemoved }
      : picture,
  );
}

export function withChange(
  pictures: readonly EditedPicture[],
  id: string,
  change: Partial<Omit<NewPicture, 'kind' | 'id'>>,
): EditedPicture[] {
  return pictures.map((picture) =>
    picture.kind === 'new' && picture.id === id ? { ...picture, ...change } : picture,
  );
}

/** Moves a picture to the place that another has among those that are kept. */
export function moved(
  pictures: readonly EditedPicture[],
  id: string,
  placeOf: string,
): EditedPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const to = pictures.findIndex((picture) => picture.id === placeOf);
  const picture = pictures[from];
  if (!picture || to < 0) return [...pictures];
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}

/** The pictures among which this one can change its place, in their order. */
export function placesFor(
  pictures: readonly EditedPicture[],
  { kind }: EditedPicture,
  orderKept: OrderKept,
): EditedPicture[] {
  if (orderKept === 'all') return keptPictures(pictures);
  return kind === 'new' ? newPictures(pictures) : [];
}
