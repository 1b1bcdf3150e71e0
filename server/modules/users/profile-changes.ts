import * as z from 'zod/mini';
import { ProfileFields } from '#contract/profile.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { canonicalEmail } from './email-address.ts';

/** What a profile form asks for; what it leaves out is undefined and stays. */
export interface ProfileChanges {
  fullName?: string;
  email?: string;
  /** Null where it is to be removed; so is a location. */
  phoneNumber?: string | null;
  location?: string | null;
  removesPhoto: boolean;
  currentPassword?: string;
}

const removable = ['phoneNumber', 'location'] as const;

/** Reads the texts of a profile form. @throws Problem with a sentence for each that is wrong */
export function profileChangesOf(texts: Readonly<Record<string, string>>): ProfileChanges {
  const { removePhoto, currentPassword, ...given } = texts;
  const removed = removable.filter((name) => given[name]?.trim() === '');
  const kept = Object.entries(given).filter(([name]) => !removed.some((other) => other === name));
  const parsed = z.partial(ProfileFields).safeParse(Object.fromEntries(kept));
  if (!parsed.success) {
    const complaints = parsed.error.issues.toReversed();
    throw invalidRequest(
      Object.fromEntries(complaints.map(({ path, message }) => [String(path[0]), message])),
    );
  }
  const { email, ...fields } = parsed.data;
  return {
    ...fields,
    ...Object.fromEntries(removed.map((name) => [name, null])),
    ...(email !== undefined && { email: canonicalEmail(email) }),
    ...(currentPassword && { currentPassword }),
    removesPhoto: removePhoto === 'true',
  };
}
