import sharp from 'sharp';
import { z } from 'zod';
import { demoAccounts } from '#server/demo/demo-accounts.ts';
import { type Cast, register } from './cast.ts';
import { filePart, formOf, textPart } from './hostile-form.ts';
import { jsonInput } from './hostile-input.ts';
import { send } from './wire.ts';

/** With an admin who means harm, and what they may harm. */
export interface AdminCast extends Cast {
  admin: { id: string; token: string };
  /** A property of their own making. */
  target: { id: string };
  /** Of a property that they leave alone. */
  protectedImages: string[];
  /** A proper photograph, as a file. */
  picture: Buffer;
}

const Answered = z.object({ data: z.object({ _id: z.string(), images: z.array(z.string()) }) });
const SignedIn = z.object({ data: z.object({ token: z.string() }) });

export async function assembleAdmin(origin: URL, cast: Cast): Promise<AdminCast> {
  const account = demoAccounts.find(({ role }) => role === 'admin');
  const { email, password } = account ?? (await register(origin, 'nobody'));
  const signedIn = await send(origin, jsonInput('POST', '/auth/login', { email, password }));
  const { token } = SignedIn.parse(JSON.parse(signedIn.text)).data;
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const body = formOf([
    textPart('title', 'Target'),
    textPart('location', 'Yaba, Lagos'),
    filePart('images', { content: picture }),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
  const made = await send(origin, { method: 'POST', path: '/properties', token, headers, body });
  const shown = await send(origin, { method: 'GET', path: `/properties/${cast.propertyId}` });
  return {
    ...cast,
    admin: { id: cast.adminId, token },
    target: { id: Answered.parse(JSON.parse(made.text)).data._id },
    protectedImages: Answered.parse(JSON.parse(shown.text)).data.images,
    picture,
  };
}

const Listing = z.object({ data: z.looseObject({ viewCount: z.unknown() }) });

/** A property as everyone sees it, whatever was done to others. */
export async function listingState(origin: URL, { propertyId }: Cast): Promise<string> {
  const answer = await send(origin, { method: 'GET', path: `/properties/${propertyId}` });
  const listing = Listing.safeParse(JSON.parse(answer.text || '{}'));
  if (!listing.success) return `gone: ${answer.text}`;
  const { viewCount: _, ...fields } = listing.data.data;
  const pictures = await Promise.all(
    z
      .array(z.string())
      .parse(fields.images)
      .map(async (image) => {
        const path = image.replace(/^\/api/, '');
        return (await send(origin, { method: 'HEAD', path })).status;
      }),
  );
  return JSON.stringify({ fields, pictures });
}
