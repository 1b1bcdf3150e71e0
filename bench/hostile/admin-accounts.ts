import sharp from 'sharp';
import * as z from 'zod/mini';
import { signInAsAdmin } from '../support/demo-admin.ts';
import type { Accounts } from './accounts.ts';
import { filePart, multipartForm, textPart } from './multipart.ts';
import { send } from './send.ts';

/** The accounts, with a hostile admin. */
export interface AdminAccounts extends Accounts {
  admin: { id: string; token: string };
  /** A property that the admin created and attacks. */
  target: { id: string };
  /** The images of a property that must not change. */
  protectedImages: string[];
  /** A valid photo, as a file. */
  photo: Buffer;
}

const Property = z.object({ data: z.object({ _id: z.string(), images: z.array(z.string()) }) });

export async function createAdminAccounts(origin: URL, accounts: Accounts): Promise<AdminAccounts> {
  const { token } = await signInAsAdmin(origin.origin);
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const body = multipartForm([
    textPart('title', 'Target'),
    textPart('location', 'Yaba, Lagos'),
    filePart('images', { content: photo }),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
  const created = await send(origin, { method: 'POST', path: '/properties', token, headers, body });
  const other = await send(origin, { method: 'GET', path: `/properties/${accounts.propertyId}` });
  return {
    ...accounts,
    admin: { id: accounts.adminId, token },
    target: { id: Property.parse(JSON.parse(created.text)).data._id },
    protectedImages: Property.parse(JSON.parse(other.text)).data.images,
    photo,
  };
}

const Listing = z.object({
  data: z.looseObject({ viewCount: z.unknown(), images: z.array(z.string()) }),
});

/** The protected property as a visitor gets it, and whether its images are still there. */
export async function listingState(origin: URL, { propertyId }: Accounts): Promise<string> {
  const response = await send(origin, { method: 'GET', path: `/properties/${propertyId}` });
  const listing = Listing.safeParse(JSON.parse(response.text || '{}'));
  if (!listing.success) return `gone: ${response.text}`;
  const { viewCount: _, ...fields } = listing.data.data;
  const images = await Promise.all(
    fields.images.map(async (image) => {
      const path = image.replace(/^\/api/, '');
      return (await send(origin, { method: 'HEAD', path })).status;
    }),
  );
  return JSON.stringify({ fields, images });
}
