import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MailServer } from '../../tests/support/mail-server.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import { createNoiseImages } from '../support/noise-images.ts';
import { isWholeImage, newProperty, newUser, request } from '../support/requests.ts';

const PAUSE_MS = 100;
const EMAILS_TIMEOUT_MS = 6 * 60_000;

/** Everything that an API process confirmed. */
interface Confirmed {
  /** Token of each user by email. Each is owed an email with a code. */
  users: Map<string, string>;
  /** By id. */
  properties: Map<string, { title: string; images: string[] }>;
  /** Token of the user and id of the property. */
  saves: [token: string, id: string][];
}

export interface Load {
  confirmed: Confirmed;
  /** Resolves with the time of the first write that is sent from now on and confirmed. */
  nextWrite(): Promise<number>;
  stop(): Promise<void>;
}

/** Registers users, saves and creates properties with images, and reads, until it is stopped. */
export async function startLoad(urls: readonly string[]): Promise<Load> {
  const images = await createNoiseImages(5);
  const { token: adminToken } = await signInAsAdmin(urls[0] ?? '');
  const confirmed: Confirmed = { users: new Map(), properties: new Map(), saves: [] };
  const writes: { sentAt: number; confirmedAt: number }[] = [];
  let isStopped = false;
  let count = 0;

  async function write<Data>(path: string, options: Parameters<typeof request>[2]) {
    const sentAt = performance.now();
    const { data } = await request<Data>(anyOf(urls), path, { method: 'POST', ...options });
    if (data) writes.push({ sentAt, confirmedAt: performance.now() });
    return data;
  }

  const clients = [
    async function register() {
      count += 1;
      const email = `visitor-${count}@example.com`;
      const data = await write<{ token: string }>('/auth/register', { body: newUser(email) });
      if (data) confirmed.users.set(email, data.token);
    },
    async function save() {
      const [token, id] = [anyOf(confirmed.users.values()), anyOf(confirmed.properties.keys())];
      if (!token || !id) return;
      if (await write(`/properties/${id}/save`, { token })) confirmed.saves.push([token, id]);
    },
    async function createProperty() {
      count += 1;
      const title = `Failover ${count}`;
      const body = newProperty(title, images.slice(0, randomInt(1, images.length)));
      const request = { token: adminToken, body };
      const data = await write<{ _id: string; images: string[] }>('/properties', request);
      if (data) confirmed.properties.set(data._id, { title, images: data.images });
    },
    () => request(anyOf(urls), '/properties?limit=12'),
  ];
  const loops = clients.map(async (client) => {
    for (; !isStopped; await delay(PAUSE_MS)) await client();
  });
  return {
    confirmed,
    async nextWrite() {
      const from = performance.now();
      for (; ; await delay(PAUSE_MS)) {
        const next = writes.find(({ sentAt }) => sentAt >= from);
        if (next) return next.confirmedAt;
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

/** Lists what was confirmed and cannot be read from that API process, one per line. */
export async function lossesOn(url: string, confirmed: Confirmed): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, { title, images }] of confirmed.properties) {
    const { data } = await request<{ title: string }>(url, `/properties/${id}`);
    if (data?.title !== title) lost.push(`property ${title}`);
    for (const image of images) {
      const bytes = await fetch(new URL(image, url)).then((response) => response.arrayBuffer());
      if (!isWholeImage(image, bytes)) lost.push(`image ${image}`);
    }
  }
  for (const [email, token] of confirmed.users) {
    const { data } = await request(url, '/auth/me', { token });
    if (!data) lost.push(`session of ${email}`);
  }
  for (const [token, id] of confirmed.saves) {
    const { data } = await request<{ saved: boolean }>(url, `/properties/${id}/saved`, { token });
    if (!data?.saved) lost.push(`saved property ${id}`);
  }
  return lost;
}

/** Waits until each user has got the code, and lists those who got none. */
export async function lostEmails({ received }: MailServer, { users }: Confirmed) {
  // An email that a killed process was sending is sent again after five minutes.
  const deadline = Date.now() + EMAILS_TIMEOUT_MS;
  for (; ; await delay(1000)) {
    const sent = new Set(received.flatMap(({ recipients }) => recipients));
    const lost = [...users.keys()].filter((email) => !sent.has(email));
    if (lost.length === 0 || Date.now() > deadline) return lost;
  }
}

/** Returns an empty text if there are none. */
function anyOf(items: Iterable<string>): string {
  const all = [...items];
  return all[randomInt(Math.max(1, all.length))] ?? '';
}
