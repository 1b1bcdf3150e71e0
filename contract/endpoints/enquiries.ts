import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { NextPage } from '#contract/envelope.ts';
import { described } from '#contract/rules/described.ts';
import { email, emptyOr, personName, phoneNumber, text } from '#contract/rules/field-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { MAX_VIEWING_TIMES } from '#contract/rules/viewing-times.ts';
import { searchDate, searchDatesQuery } from '#contract/search/search-dates.ts';

/** What visitors send. A report has an endpoint of its own. */
export const sentKinds = ['message', 'search', 'viewing'] as const;
export const enquiryKinds = [...sentKinds, 'report'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStates = ['new', 'arranged', 'done', 'no-answer'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** An assignee in the query of the list: enquiries that nobody looks after. */
export const NOBODY = 'nobody';

const MAX_MESSAGE = 2000;
const MAX_NOTES = 4000;

export const viewingWays = ['in-person', 'video'] as const;

export const ViewingTime = z.object({ day: searchDate, part: z.enum(['morning', 'afternoon']) });

export const Viewing = z.object({
  by: z.enum(viewingWays),
  times: z
    .array(ViewingTime)
    .check(
      z.minLength(1, 'Choose at least one time'),
      z.maxLength(MAX_VIEWING_TIMES, `Choose at most ${MAX_VIEWING_TIMES} times`),
    ),
});
export type Viewing = z.infer<typeof Viewing>;

const message = text('Message', { max: MAX_MESSAGE, accepts: 'anything' });
const phone = emptyOr(phoneNumber());
const address = emptyOr(email());

const contactFields = { fullName: personName('Full name'), phoneNumber: phone, email: address };

const isReachable = z.refine<{ phoneNumber: string; email: string }>(
  ({ phoneNumber, email }) => Boolean(phoneNumber || email),
  {
    path: ['phoneNumber'],
    error: 'Phone number or email is required',
    // Also where other fields have errors.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The form of a message. */
export const EnquiryFields = z.object({ ...contactFields, message }).check(isReachable);
export type EnquiryFields = z.infer<typeof EnquiryFields>;

/** The form that asks for a viewing. */
export const ViewingFields = z
  .object({ ...contactFields, message, viewing: Viewing })
  .check(isReachable);
export type ViewingFields = z.infer<typeof ViewingFields>;

const reporterFields = {
  fullName: emptyOr(personName('Full name')),
  phoneNumber: phone,
  email: address,
};

/** The form of a report, which may be anonymous. */
export const ReportFields = z.object({
  reason: text('Reason', { accepts: 'anything', max: 100 }),
  details: emptyOr(text('Details', { max: MAX_MESSAGE - 200, accepts: 'anything' })),
  ...reporterFields,
});
export type ReportFields = z.infer<typeof ReportFields>;

/** Sent beside the fields of every form. */
const sentWithForm = {
  consent: described(
    z.string().check(z.minLength(10), z.maxLength(500)),
    'The note on personal data that the sender saw.',
  ),
  website: described(
    z.string().check(z.maxLength(500)),
    'A field that people do not see; must be empty.',
  ),
  openedMs: described(
    z.number().check(z.gte(0)),
    'Milliseconds from the opening of the form to its sending.',
  ),
};

const propertyId = z.string().check(z.maxLength(50));

export const NewEnquiry = z
  .strictObject({
    kind: z.enum(sentKinds),
    property: z.optional(propertyId),
    search: described(
      z.optional(z.string().check(z.maxLength(1000))),
      "The query of the listings' address, for a search request.",
    ),
    viewing: z.optional(Viewing),
    ...contactFields,
    message,
    ...sentWithForm,
  })
  .check(isReachable)
  .check(
    z.refine(({ kind, viewing }) => kind !== 'viewing' || viewing !== undefined, {
      path: ['viewing'],
      error: messages.required('Viewing'),
    }),
  );
export type NewEnquiry = z.infer<typeof NewEnquiry>;

export const NewReport = z.strictObject({
  property: propertyId,
  ...reporterFields,
  message,
  ...sentWithForm,
});
export type NewReport = z.infer<typeof NewReport>;

/** What the sender gets: a reference to quote, and nothing of what is stored. */
export const EnquiryReceipt = z.object({ reference: z.string() });
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

const staffMember = z.object({ id: z.string(), fullName: z.string() });

export const Enquiry = z.object({
  id: z.string().check(z.minLength(1)),
  /** The first eight characters of the id. */
  reference: z.string(),
  at: z.string(),
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  /** Incremented by every change of staff. */
  version: z.int(),
  changedAt: z.string(),
  /** With its title at the time, if it was listed. */
  property: z.nullable(z.object({ _id: z.string(), title: z.nullable(z.string()) })),
  /** The query of the listings' address. */
  search: z.nullable(z.string()),
  message: z.string(),
  fullName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  viewing: z.nullable(Viewing),
  consent: z.string(),
  /** The admin who looks after the enquiry. */
  assignedTo: z.nullable(staffMember),
  notes: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiriesQuery = z.object({
  state: z.optional(z.enum(enquiryStates)),
  kind: z.optional(z.enum(enquiryKinds)),
  assignedTo: described(
    z.optional(z.string().check(z.maxLength(50))),
    `The id of an admin, or '${NOBODY}'.`,
  ),
  q: described(
    z.optional(z.string().check(z.maxLength(200))),
    'Part of a name, phone number, email, message, title or reference.',
  ),
  ...searchDatesQuery,
});
export type EnquiriesQuery = z.infer<typeof EnquiriesQuery>;

/** The number of enquiries in each state, and the admins who can look after one. */
export const EnquiryOverview = z.object({
  counts: z.record(z.enum(enquiryStates), z.int()),
  staff: z.array(staffMember),
});
export type EnquiryOverview = z.infer<typeof EnquiryOverview>;

export const EnquiryChange = z.strictObject({
  version: z.int(),
  state: z.optional(z.enum(enquiryStates)),
  assignedTo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  notes: z.optional(emptyOr(text('Notes', { max: MAX_NOTES, accepts: 'anything' }))),
});
export type EnquiryChange = z.infer<typeof EnquiryChange>;

const notFound = 'This enquiry does not exist any more.';

export const sendEnquiry = {
  method: 'POST',
  path: '/enquiries',
  audience: 'public',
  capability: 'enquiries',
  summary: 'Send the company a message, a search request or a request for a viewing',
  body: { type: 'application/json', schema: NewEnquiry },
  data: EnquiryReceipt,
  status: 201,
  failures: [429],
} as const satisfies Endpoint;

export const sendReport = {
  method: 'POST',
  path: '/reports',
  audience: 'public',
  capability: 'reports',
  summary: 'Report what is wrong with a listing; name and contact are optional',
  body: { type: 'application/json', schema: NewReport },
  data: EnquiryReceipt,
  status: 201,
  failures: [429],
} as const satisfies Endpoint;

const admin = { audience: 'admin', capability: 'enquiries' } as const;

export const listEnquiries = {
  ...admin,
  method: 'GET',
  path: '/admin/enquiries',
  summary: 'Enquiries and reports, newest first',
  query: z.object({
    ...EnquiriesQuery.shape,
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  items: Enquiry,
  meta: NextPage,
} as const satisfies Endpoint;

export const getEnquiryOverview = {
  ...admin,
  method: 'GET',
  path: '/admin/enquiries/overview',
  summary: 'The number of enquiries in each state, and the admins who can look after one',
  data: EnquiryOverview,
} as const satisfies Endpoint;

export const exportEnquiries = {
  ...admin,
  method: 'GET',
  path: '/admin/enquiries/export',
  summary: 'Enquiries and reports as CSV, newest first; recorded in the audit log',
  query: EnquiriesQuery,
  responseType: 'text/csv',
} as const satisfies Endpoint;

export const getEnquiry = {
  ...admin,
  method: 'GET',
  path: '/admin/enquiries/{id}',
  notFound,
  summary: 'An enquiry',
  data: Enquiry,
} as const satisfies Endpoint;

export const listRelatedEnquiries = {
  ...admin,
  method: 'GET',
  path: '/admin/enquiries/{id}/related',
  notFound,
  summary: 'Other enquiries with the same phone number, email or account, newest first',
  items: Enquiry,
} as const satisfies Endpoint;

export const changeEnquiry = {
  ...admin,
  method: 'PUT',
  path: '/admin/enquiries/{id}',
  notFound,
  summary: 'Change the state, who looks after it or the notes; rejects an older version',
  body: { type: 'application/json', schema: EnquiryChange },
  data: Enquiry,
  failures: [409],
} as const satisfies Endpoint;

export const deleteEnquiry = {
  ...admin,
  method: 'DELETE',
  path: '/admin/enquiries/{id}',
  notFound,
  summary: 'Delete an enquiry, such as spam or at the request of its sender',
} as const satisfies Endpoint;
