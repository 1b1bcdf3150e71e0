import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { type AdminDesk, callAsAdmin } from './admin-calls.ts';

/** The titles of listings as their writers were told, by id; null where an answer did not come. */
export type Acknowledged = Map<string, string | null>;

const PICTURES = 60;
const MOST_PICTURES = 4;
const WRITERS = 3;

/** Photographs of noise, which take a while to decode and to encode. */
export function makePictures(): Promise<Buffer[]> {
  const make = () =>
    sharp({
      create: {
        ...{ width: 700, height: 500, channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 80 })
      .toBuffer();
  return Promise.all(Array.from({ length: PICTURES }, make));
}

/** Lists one property, which there is then to change. */
export async function createOne(
  desk: AdminDesk,
  pictures: readonly Buffer[],
  acknowledged: Acknowledged,
  mark: string,
): Promise<boolean> {
  const { form, title } = formOf(mark, pictures);
  const answer = await callAsAdmin<Answered>(desk, 'POST', '/properties', form);
  if (answer) acknowledged.set(answer.data._id, title);
  return answer !== null;
}

/** Lists properties, several at a time, until the server is gone. */
export async function createUntilGone(
  desk: AdminDesk,
  pictures: readonly Buffer[],
  round: number,
  acknowledged: Acknowledged,
): Promise<void> {
  await atOnce((mark) => createOne(desk, pictures, acknowledged, `${round}-${mark}`));
}

/** Changes every part of properties that are there, several at a time, until the server is gone. */
export async function updateUntilGone(
  desk: AdminDesk,
  pictures: readonly Buffer[],
  round: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const ids = [...acknowledged.keys()];
  await atOnce(async (mark) => {
    const id = ids[randomInt(ids.length)] ?? '';
    const before = await callAsAdmin<Answered>(desk, 'GET', `/properties/${id}`);
    if (!before) return false;
    const { form, title } = formOf(`${round}-${mark}`, pictures);
    for (const [at, image] of before.data.images.entries()) {
      form.append(`removedImages[${at}]`, image);
    }
    form.append('version', `${before.data.version}`);
    // Until it is answered, it may have been stored or not.
    acknowledged.set(id, null);
    const answer = await callAsAdmin<Answered>(desk, 'PUT', `/properties/${id}`, form).catch(
      (error) => {
        if (`${error}`.includes('answered 409')) return before;
        throw error;
      },
    );
    if (answer && answer !== before) acknowledged.set(id, title);
    return answer !== null;
  });
}

interface Answered {
  data: { _id: string; images: string[]; version: number };
}

/** Says the same thing in several fields, and how many pictures there are: half of it shows. */
function formOf(mark: string, pictures: readonly Buffer[]): { form: FormData; title: string } {
  const chosen = new Set<Buffer>();
  for (let at = randomInt(1, MOST_PICTURES + 1); at > 0; at -= 1) {
    const picture = pictures[randomInt(pictures.length)];
    if (picture) chosen.add(picture);
  }
  const title = `Killed ${mark} with ${chosen.size} pictures`;
  const form = new FormData();
  for (const name of ['title', 'location', 'description', 'amenities[0]']) form.append(name, title);
  for (const picture of chosen) {
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'noise.jpg');
  }
  return { form, title };
}

async function atOnce(work: (mark: string) => Promise<boolean>): Promise<void> {
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; await work(`${writer}-${turn}`); turn += 1);
  });
  await Promise.all(writers);
}
