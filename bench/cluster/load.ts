import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createImages } from '../kills/property-writes.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import { isSuccess, type Request, RequestLog, send } from './requests.ts';

/** Every write that the site confirmed. */
export interface Confirmed {
  /** Tokens of registrations and sign-ins. */
  sessions: string[];
  /** Addresses that are owed an email with the code of a registration. */
  registered: string[];
  /** Addresses that are owed an email with the code for a new password. */
  resets: string[];
  /** Ids of properties, by the token of the user who saved them. */
  saved: Map<string, Set<string>>;
  /** By id. */
  properties: Map<string, { title: string; images: string[] }>;
}

export interface Load {
  confirmed: Confirmed;
  log: RequestLog;
  stop(): Promise<void>;
}

const PASSWORD = 'correct-horse-battery';
const IMAGES_PER_PROPERTY = 2;

/** Clients, and the pause of each between two requests. */
const clients = {
  register: { count: 2, pauseMs: 200 },
  signIn: { count: 1, pauseMs: 300 },
  requestReset: { count: 1, pauseMs: 300 },
  save: { count: 2, pauseMs: 50 },
  createProperty: { count: 1, pauseMs: 200 },
  read: { count: 3, pauseMs: 50 },
};

export const CLIENTS = Object.values(clients).reduce((sum, { count }) => sum + count, 0);

/** Reads and writes as visitors, users and an admin do, until it is stopped. */
export async function startLoad(url: string): Promise<Load> {
  const log = new RequestLog();
  const images = await createImages();
  const { token: adminToken } = await signInAsAdmin(url);
  const confirmed: Confirmed = {
    sessions: [adminToken],
    registered: [],
    resets: [],
    saved: new Map(),
    properties: new Map(),
  };
  const users: { email: string; token: string }[] = [];
  let registrations = 0;
  let resets = 0;
  let properties = 0;

  /** The body of a success, or null. The tests hold our server's responses to their schemas. */
  async function call<Body>(path: string, request: Request = {}): Promise<Body | null> {
    const startedAt = performance.now();
    const { status, body } = await send(url, path, request);
    const isWrite = request.method === 'POST';
    log.add({ isWrite, startedAt, endedAt: performance.now(), status });
    return isSuccess(status) && body !== null ? (JSON.parse(body) as Body) : null;
  }

  const requests: Record<keyof typeof clients, () => Promise<void>> = {
    async register() {
      registrations += 1;
      const email = `visitor-${registrations}@example.com`;
      const account = { fullName: 'Ngozi Eze', email, phoneNumber: '+2348030000001' };
      const json = { ...account, password: PASSWORD };
      const response = await call<SignedIn>('/auth/register', { method: 'POST', json });
      if (!response) return;
      const { token } = response.data;
      users.push({ email, token });
      confirmed.registered.push(email);
      confirmed.sessions.push(token);
    },
    async signIn() {
      const user = anyOf(users);
      if (!user) return;
      const json = { email: user.email, password: PASSWORD };
      const response = await call<SignedIn>('/auth/login', { method: 'POST', json });
      if (response) confirmed.sessions.push(response.data.token);
    },
    async requestReset() {
      // Once for each user, because a second code within a minute is not sent.
      const user = users[resets];
      if (!user) return;
      resets += 1;
      const { email } = user;
      const json = { email };
      const response = await call('/auth/forgot-password', { method: 'POST', json });
      if (response) confirmed.resets.push(email);
    },
    async save() {
      const propertyId = anyOf([...confirmed.properties.keys()]);
      const token = anyOf(users)?.token;
      if (!propertyId || !token) return;
      const path = `/properties/${propertyId}/save`;
      if (!(await call(path, { method: 'POST', token }))) return;
      const ids = confirmed.saved.get(token) ?? new Set();
      confirmed.saved.set(token, ids.add(propertyId));
    },
    async createProperty() {
      properties += 1;
      const title = `Failover ${properties}`;
      const form = new FormData();
      form.append('title', title);
      form.append('location', 'Lekki, Lagos');
      for (let image = 0; image < IMAGES_PER_PROPERTY; image += 1) {
        const bytes = new Uint8Array(anyOf(images) ?? []);
        form.append('images', new Blob([bytes], { type: 'image/jpeg' }), 'noise.jpg');
      }
      const request = { method: 'POST', token: adminToken, form } as const;
      const response = await call<Created>('/properties', request);
      if (response) {
        confirmed.properties.set(response.data._id, { title, images: response.data.images });
      }
    },
    async read() {
      const [id] = anyOf([...confirmed.properties]) ?? [];
      await call(id && randomInt(2) === 0 ? `/properties/${id}` : '/properties?limit=12');
    },
  };

  const stopping = new AbortController();
  const loops = Object.entries(clients).flatMap(([name, { count, pauseMs }]) =>
    Array.from({ length: count }, async () => {
      while (!stopping.signal.aborted) {
        // The keys of `clients` and `requests` are the same.
        await requests[name as keyof typeof clients]();
        await delay(pauseMs);
      }
    }),
  );
  return {
    confirmed,
    log,
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

interface SignedIn {
  data: { token: string };
}

interface Created {
  data: { _id: string; images: string[] };
}

function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length > 0 ? items[randomInt(items.length)] : undefined;
}
