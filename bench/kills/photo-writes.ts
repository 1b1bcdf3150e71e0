import { randomInt } from 'node:crypto';
import { openDatabase } from '../../server/core/database/database.ts';
import { newId } from '../../server/core/database/row-id.ts';
import { startSession } from '../../server/modules/auth/sessions-service.ts';
import { insertUsers } from '../../server/modules/users/users-store.ts';
import { type AdminClient, callAsAdmin } from './admin-calls.ts';

/** More are rejected within the hour. */
const MAX_UPLOADS = 30;

/** A user who uploads profile photos. */
export interface Photographer {
  id: string;
  token: string;
  uploads: number;
  /** The URL of the photo that was confirmed last. */
  confirmed: string | null;
  /** Whether another upload was sent, which may have been stored or not. */
  isPending: boolean;
}

/** Adds verified users with sessions. The server must not be running. */
export async function createPhotographers(dataDir: string, count: number): Promise<Photographer[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const at = new Date();
    const photographers: Photographer[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = newId();
      const email = `photographer-${index}@example.com`;
      const user = { id, email, fullName: 'Photographer', passwordHash: 'none', isVerified: true };
      await insertUsers(db, [{ ...user, registrationDate: at }]);
      const client = { device: 'Measurement', address: '127.0.0.1' };
      const token = await startSession(db, { userId: id, client, at });
      photographers.push({ id, token, uploads: 0, confirmed: null, isPending: false });
    }
    return photographers;
  } finally {
    await close();
  }
}

/** Replaces the photo of one user, one upload after the other, until the server is gone. */
export async function uploadUntilGone(
  { url }: AdminClient,
  images: readonly Buffer[],
  photographer: Photographer,
): Promise<void> {
  const client = { url, token: photographer.token };
  while (photographer.uploads < MAX_UPLOADS) {
    const image = images[randomInt(images.length)];
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(image ?? [])], { type: 'image/jpeg' }), 'me.jpg');
    photographer.isPending = true;
    type Response = { data: { photo: string } };
    const response = await callAsAdmin<Response>(client, 'PUT', '/auth/profile', form);
    if (!response) return;
    photographer.isPending = false;
    photographer.confirmed = response.data.photo;
    photographer.uploads += 1;
  }
}
