import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchServer } from '../../tests/support/launched-server.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import { createNoiseImages } from '../support/noise-images.ts';
import { isWholeImage, newProperty, newUser, request } from '../support/requests.ts';
import type { Scenario } from '../support/scenarios.ts';

const ROUNDS = 20;
const LATEST_KILL_MS = 1500;
const EMAILS_TIMEOUT_MS = 6 * 60_000;

/** The parts of a response that the checks read. */
interface Property {
  _id: string;
  title: string;
  description: string;
  images: string[];
}

/**
 * Kills the server at random moments while it stores properties with images and registers users, and
 * starts it again. What was confirmed must be there in the end, and nothing may be half-written.
 */
export const kills: Scenario = {
  name: 'kills',
  async run({ folder, onClose }, rounds = ROUNDS) {
    const photos = await createNoiseImages(8);
    const properties = new Map<string, string>();
    const registered = new Set<string>();
    // Each request comes from a network of its own, to stay below the limits of one.
    const settings = { dataDir: folder, environment: { TRUST_PROXY: 'true' } };
    let server = await launchServer(settings);
    onClose(() => server.kill());
    const { token } = await signInAsAdmin(server.url);
    for (let round = 0; round < rounds; round += 1) {
      const work = [createUntilGone(round), registerUntilGone(round)];
      await delay(randomInt(LATEST_KILL_MS));
      await server.kill();
      await Promise.all(work);
      server = await launchServer(settings);
    }
    // An email that a killed process was sending is sent again after five minutes.
    const deadline = Date.now() + EMAILS_TIMEOUT_MS;
    while ((await withoutEmail()).length > 0 && Date.now() < deadline) await delay(1000);

    const { data } = await request<Property[]>(server.url, '/properties');
    const stored = data ?? [];
    const ids = new Set(stored.map(({ _id }) => _id));
    const crashed = stored.filter(({ title }) => title.startsWith('Crash '));
    const half = [];
    for (const property of crashed) if (!(await isWhole(property))) half.push(property.title);
    for (const title of half) console.log(`  half-written: ${title}`);
    const lost = [...properties].filter(([id]) => !ids.has(id));
    return [
      { name: 'kills', value: rounds, atLeast: 1 },
      { name: 'confirmed properties', value: properties.size, atLeast: rounds },
      { name: 'confirmed registrations', value: registered.size, atLeast: rounds },
      { name: 'confirmed properties lost', value: lost.length, atMost: 0 },
      { name: 'half-written properties', value: half.length, atMost: 0 },
      {
        name: 'registrations without their email',
        value: (await withoutEmail()).length,
        atMost: 0,
      },
    ];

    async function createUntilGone(round: number): Promise<void> {
      for (let turn = 0; ; turn += 1) {
        const images = photos.slice(0, randomInt(1, 4));
        const title = `Crash ${round}-${turn} with ${images.length} images`;
        const body = newProperty(title, images);
        const data = await post<Property>('/properties', { token, body });
        if (!data) return;
        properties.set(data._id, title);
      }
    }

    async function registerUntilGone(round: number): Promise<void> {
      for (let turn = 0; ; turn += 1) {
        const email = `crash-${round}-${turn}@example.com`;
        if (!(await post('/auth/register', { body: newUser(email) }))) return;
        registered.add(email);
      }
    }

    /** Resolves with null if the server is gone. @throws if it responds with an error */
    async function post<Data>(path: string, options: Parameters<typeof request>[2]) {
      const { status, data } = await request<Data>(server.url, path, {
        method: 'POST',
        ...options,
      });
      if (status !== 0 && !data) throw new Error(`${path} failed with ${status}`);
      return data;
    }

    /** Whether all fields and images are of one write, and each image has the hash that is its name. */
    async function isWhole({ title, description, images }: Property): Promise<boolean> {
      if (description !== title || !title.endsWith(` with ${images.length} images`)) return false;
      for (const image of images) {
        const path = join(folder, 'media', image.split('/').at(-1) ?? '');
        const bytes = await readFile(path).catch(() => Buffer.alloc(0));
        if (!isWholeImage(image, bytes)) return false;
      }
      return true;
    }

    async function withoutEmail(): Promise<string[]> {
      const outbox = join(folder, 'outbox');
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
      const emails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      const sent = new Set(emails.map((text) => /^To: (\S+)/m.exec(text)?.[1]));
      return [...registered].filter((email) => !sent.has(email));
    }
  },
};
