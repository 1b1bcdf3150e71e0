import * as z from 'zod/mini';
import { type EnquiryKind, ViewingTime, viewingWays } from '#contract/endpoints/enquiries.ts';
import { canBeViewed } from '#contract/rules/viewing-times.ts';
import { readTyped } from '#src/lib/device/typed-values.ts';
import { readSession } from '#src/lib/session.ts';

const text = z.optional(z.string());
const TypedFields = z.object({
  fullName: text,
  phoneNumber: text,
  email: text,
  message: text,
  reason: text,
  details: text,
  viewing: z.optional(z.object({ by: z.enum(viewingWays), times: z.array(ViewingTime) })),
});
type TypedFields = z.infer<typeof TypedFields>;

/** The name of the typed values of a form about a property, a search or nothing. */
export function typedName(kind: EnquiryKind, subject = ''): string {
  return `enquiry.${kind}.${subject}`;
}

/**
 * What was typed and not sent, without empty fields and times that have begun; before that, the name
 * and email of a signed-in visitor.
 */
export function typedFields(name: string): TypedFields {
  const session = readSession();
  const { viewing, ...texts } = readTyped(name, TypedFields) ?? {};
  const now = Date.now();
  return {
    fullName: session?.fullName ?? '',
    phoneNumber: '',
    email: session?.email ?? '',
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value)),
    ...(viewing && {
      viewing: { ...viewing, times: viewing.times.filter((time) => canBeViewed(time, now)) },
    }),
  };
}
