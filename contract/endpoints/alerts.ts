import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { described } from '#contract/rules/described.ts';
import { text } from '#contract/rules/field-rules.ts';

/** `at-once` waits for the morning from 21:00 to 7:00 in Lagos; `daily` is sent in the morning. */
export const alertFrequencies = ['at-once', 'daily'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The alerts of one account. */
export const MAX_ALERTS = 50;

const frequency = z.enum(alertFrequencies);

export const alertFields = {
  /** The name of the search, or the title of the home. */
  name: z.string(),
  /** The search as the query string of the listings; null for the price of a home. */
  query: z.nullable(z.string()),
  propertyId: z.nullable(z.string()),
  frequency,
  isOn: z.boolean(),
  /** The last email. */
  emailedAt: z.nullable(z.string()),
};

/** An email about what is new in a search, or about the price of a home. */
export const Alert = z.object({ id: z.string().check(z.minLength(1)), ...alertFields });
export type Alert = z.infer<typeof Alert>;

/** A search with its name, or a home. */
export const CreateAlertRequest = z
  .strictObject({
    name: z.optional(text('Name', { min: 1, max: 80, accepts: 'anything' })),
    query: described(
      z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\x21-\x7e]*$/, 'must be encoded'))),
      'The query string of `/property-listings`.',
    ),
    propertyId: z.optional(z.string().check(z.maxLength(50))),
    frequency,
  })
  .check(
    z.refine(
      ({ name, query, propertyId }) =>
        propertyId === undefined
          ? name !== undefined && query !== undefined
          : name === undefined && query === undefined,
      'An alert needs a query with a name, or a propertyId',
    ),
  );
export type CreateAlertRequest = z.infer<typeof CreateAlertRequest>;

export const ChangeAlertRequest = z.strictObject({
  frequency: z.optional(frequency),
  isOn: z.optional(z.boolean()),
});
export type ChangeAlertRequest = z.infer<typeof ChangeAlertRequest>;

const own = { audience: 'user', capability: 'alerts', notFound: 'Alert not found.' } as const;

export const listAlerts = {
  ...own,
  method: 'GET',
  path: '/alerts',
  summary: 'The alerts of the user, latest first',
  items: Alert,
} as const satisfies Endpoint;

export const createAlert = {
  ...own,
  method: 'POST',
  path: '/alerts',
  status: 201,
  summary: 'Turn on an alert; requires a verified email. Turns on the one that there is already',
  body: { type: 'application/json', schema: CreateAlertRequest },
  data: Alert,
  failures: [403, 404, 409],
} as const satisfies Endpoint;

export const changeAlert = {
  ...own,
  method: 'PUT',
  path: '/alerts/{id}',
  summary: 'Turn an alert on or off, or change how often it is sent',
  body: { type: 'application/json', schema: ChangeAlertRequest },
  data: Alert,
} as const satisfies Endpoint;

export const deleteAlert = {
  ...own,
  method: 'DELETE',
  path: '/alerts/{id}',
  summary: 'Delete an alert',
} as const satisfies Endpoint;
