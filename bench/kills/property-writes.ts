import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { type AdminClient, callAsAdmin } from './admin-calls.ts';

/** The confirmed title of each property, by id; null while a change of it is unconfirmed. */
export type ConfirmedTitles = Map<string, string | null>;

const IMAGES = 60;
const MAX_IMAGES = 4;
const WRITERS = 3;

interface PropertyResponse {
  data: { _id: string; images: string[]; version: number };
}

/** Images of noise, which take a while to decode and to encode. */
export function createImages(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const size = { width: 700, height: 500, channels: 3, background: '#888' } as const;
  const images = Array.from({ length: IMAGES }, () =>
    sharp({ create: { ...size, noise } })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  return Promise.all(images);
}

/** Creates one property. Resolves with false if the server is gone. */
export async function createOne(
  client: AdminClient,
  images: readonly Buffer[],
  titles: ConfirmedTitles,
  label: string,
): Promise<boolean> {
  const { form, title } = propertyForm(label, images);
  const response = await callAsAdmin<PropertyResponse>(client, 'POST', '/properties', form);
  if (response) titles.set(response.data._id, title);
  return response !== null;
}

/** Creates properties, several at a time, until the server is gone. */
export async function createUntilGone(
  client: AdminClient,
  images: readonly Buffer[],
  round: number,
  titles: ConfirmedTitles,
): Promise<void> {
  await writeUntilGone((label) => createOne(client, images, titles, `${round}-${label}`));
}

/** Changes every part of the properties, several at a time, until the server is gone. */
export async function updateUntilGone(
  client: AdminClient,
  images: readonly Buffer[],
  round: number,
  titles: ConfirmedTitles,
): Promise<void> {
  const ids = [...titles.keys()];
  await writeUntilGone(async (label) => {
    const id = ids[randomInt(ids.length)] ?? '';
    const before = await callAsAdmin<PropertyResponse>(client, 'GET', `/properties/${id}`);
    if (!before) return false;
    const { form, title } = propertyForm(`${round}-${label}`, images);
    for (const [index, image] of before.data.images.entries()) {
      form.append(`removedImages[${index}]`, image);
    }
    form.append('version', `${before.data.version}`);
    // Without a response it may have been stored or not.
    titles.set(id, null);
    const response = await callAsAdmin<PropertyResponse>(
      client,
      'PUT',
      `/properties/${id}`,
      form,
    ).catch((error) => {
      // Another writer was faster.
      if (`${error}`.includes('failed with 409')) return before;
      throw error;
    });
    if (response && response !== before) titles.set(id, title);
    return response !== null;
  });
}

/** The same text in several fields, with the number of images, so that a partial write is detected. */
function propertyForm(label: string, images: readonly Buffer[]): { form: FormData; title: string } {
  const chosen = new Set<Buffer>();
  for (let count = randomInt(1, MAX_IMAGES + 1); count > 0; count -= 1) {
    const image = images[randomInt(images.length)];
    if (image) chosen.add(image);
  }
  const title = `Crash ${label} with ${chosen.size} images`;
  const form = new FormData();
  for (const name of ['title', 'location', 'description', 'amenities[0]']) form.append(name, title);
  for (const image of chosen) {
    form.append('images', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'noise.jpg');
  }
  return { form, title };
}

async function writeUntilGone(write: (label: string) => Promise<boolean>): Promise<void> {
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; await write(`${writer}-${turn}`); turn += 1);
  });
  await Promise.all(writers);
}
