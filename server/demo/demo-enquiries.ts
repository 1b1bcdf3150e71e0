import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { enquiryKinds, enquiryStates } from '#contract/endpoints/enquiries.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { brand } from '#contract/site/brand.ts';
import type { Executor } from '#server/core/database/database.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { phoneKeyOf } from '#server/modules/enquiries/enquiries-service.ts';
import { insertEnquiry } from '#server/modules/enquiries/enquiries-store.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { demoListings } from './demo-listings.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const text = z.string();
const hoursAgo = z.number().positive();

/** An enquiry of the demo. Its times count from the seeding. */
const DemoEnquiry = z.strictObject({
  /** The enquiry's id is derived from it. */
  key: text,
  kind: z.enum(enquiryKinds),
  home: z.enum(demoListings.map(({ key }) => key)).optional(),
  search: text.nullable().default(null),
  fullName: text.nullable().default(null),
  phoneNumber: text.nullable().default(null),
  email: text.nullable().default(null),
  /** Sent while signed in as the demo buyer. */
  isDemoBuyer: z.boolean().default(false),
  message: text,
  viewing: z
    .strictObject({
      by: z.enum(['in-person', 'video']),
      times: z.array(z.strictObject({ inDays: z.int(), part: z.enum(['morning', 'afternoon']) })),
    })
    .optional(),
  hoursAgo,
  /** What the demo admin has done; new without it. */
  work: z.strictObject({ state: z.enum(enquiryStates), notes: text, hoursAgo }).optional(),
});
type DemoEnquiry = z.infer<typeof DemoEnquiry>;

const demoEnquiries: readonly DemoEnquiry[] = z
  .array(DemoEnquiry)
  .parse(JSON.parse(readFileSync(new URL('./enquiries.json', import.meta.url), 'utf8')));

const consent = `${brand.name} keeps what you send here to reply to you, and shows it to no one outside the company without asking you.`;

/** Adds the enquiries about the demo listings, without emails. `accounts` are those of the demo in the database. */
export async function addDemoEnquiries(
  db: Executor,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const idOf = (role: DemoAccount['role']) =>
    accounts.find((account) => account.role === role)?.id ?? null;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const enquiry of demoEnquiries) {
    const { key, home, isDemoBuyer, viewing, hoursAgo: sentHoursAgo, work, ...fields } = enquiry;
    await insertEnquiry(db, {
      ...fields,
      id: derivedId(key),
      at: before(sentHoursAgo),
      changedAt: before(work?.hoursAgo ?? sentHoursAgo),
      propertyId: home ? derivedId(home) : null,
      propertyTitle: demoListings.find((listing) => listing.key === home)?.title ?? null,
      phoneKey: phoneKeyOf(fields.phoneNumber ?? ''),
      viewing: viewing
        ? {
            by: viewing.by,
            times: viewing.times.map(({ inDays, part }) => {
              return { day: dayInLagos(now.getTime() + inDays * DAY_MS), part };
            }),
          }
        : null,
      consent,
      userId: isDemoBuyer ? idOf('user') : null,
      ...(work && {
        state: work.state,
        notes: work.notes,
        assignedTo: idOf('admin'),
        version: 2,
      }),
    });
  }
}
