import type { User } from '#contract/user.ts';
import type { users } from '#server/core/database/schema.ts';
import { imageAddress } from '#server/modules/properties/property-rows.ts';

export type UserRow = typeof users.$inferSelect;

/** A person as the API answers them: their password's hash is not among it. */
export function userOf(row: UserRow & { propertiesSaved: number }): User {
  const { passwordHash: _, photoName, registrationDate, lastActive, ...fields } = row;
  return {
    ...fields,
    registrationDate: registrationDate.toISOString(),
    lastActive: lastActive?.toISOString() ?? null,
    photo: photoName === null ? null : imageAddress(photoName),
  };
}
