import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenPassword } from '#contract/rules/field-rules.ts';
import { alertFields } from './alerts.ts';
import { tableViewFields } from './table-views.ts';
import { User } from './user.ts';

const StoredSession = z.object({
  id: z.string().check(z.minLength(1)),
  /** 'Chrome on Android'. */
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
});

/** A browser in which the user is signed in; `isCurrent`: whether the request comes from it. */
export const AccountSession = z.object({ ...StoredSession.shape, isCurrent: z.boolean() });
export type AccountSession = z.infer<typeof AccountSession>;

export const DeleteAccountRequest = z.strictObject({ password: givenPassword() });
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** All data that the reference API stores about a user. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  profile: User,
  sessions: z.array(StoredSession),
  savedProperties: z.array(z.object({ _id: z.string(), title: z.string(), savedAt: z.string() })),
  /** Alerts by email (capability `alerts`). */
  alerts: z.optional(z.array(z.object(alertFields))),
  /** The admin's own views of the table (capability `table-views`). */
  tableViews: z.optional(z.array(z.object(tableViewFields))),
  /** Messages, requests and reports that the user sent while signed in. */
  enquiries: z.optional(
    z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        message: z.string(),
        fullName: z.nullable(z.string()),
        phoneNumber: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
  ),
  /** Events of the account: sign-ins, failed sign-ins, password changes. */
  events: z.array(
    z.object({
      at: z.string(),
      action: z.string(),
      device: z.nullable(z.string()),
      address: z.nullable(z.string()),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = {
  method: 'GET',
  path: '/auth/export',
  audience: 'user',
  capability: 'account-export',
  summary: 'Export all data stored about the logged-in user',
  data: AccountExport,
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'POST',
  path: '/auth/delete-account',
  audience: 'user',
  capability: 'account-deletion',
  sendsCredentials: true,
  summary: "Delete the user's own account and its data; requires the password",
  body: { type: 'application/json', schema: DeleteAccountRequest },
  failures: [409, 429],
} as const satisfies Endpoint;

export const listSessions = {
  method: 'GET',
  path: '/auth/sessions',
  audience: 'user',
  capability: 'session-list',
  summary: 'Sessions of the logged-in user, last used first',
  items: AccountSession,
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  audience: 'user',
  capability: 'session-list',
  summary: "End one of the user's own sessions",
} as const satisfies Endpoint;

export const endAllSessions = {
  method: 'DELETE',
  path: '/auth/sessions',
  audience: 'user',
  capability: 'session-list',
  summary: 'End every session, including this one',
} as const satisfies Endpoint;
