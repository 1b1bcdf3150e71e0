import * as z from 'zod/mini';
import { envelopeOf, MessageAnswer, PageMeta } from './envelope.ts';
import { ProfileForm } from './profile.ts';
import { Property } from './property.ts';
import { PropertyForm } from './property-form.ts';
import { PropertySearchQuery } from './property-search-query.ts';
import { LoginRequest, RegisterRequest, SignInAnswer, VerifyOtpRequest } from './session.ts';
import { RegistrationCounts, User, UserTotal } from './user.ts';

/** Who may call an endpoint: anyone, a signed-in person, or an admin. */
export type Audience = 'public' | 'user' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path `/api`, with `{id}` for parameters. */
  path: `/${string}`;
  audience: Audience;
  summary: string;
  query?: z.core.$ZodObject;
  body?: { type: 'application/json' | 'multipart/form-data'; schema: z.core.$ZodObject };
  answer: z.core.$ZodType;
  /** JSON unless told; the schema is then that of the text. */
  answerType?: 'text/csv';
  /** 200 unless told. */
  status?: 201;
  /** Statuses it fails with, beside 400 for an invalid request and 500. */
  failures: readonly number[];
}

const SavedState = z.object({ saved: z.boolean() });
export type SavedState = z.infer<typeof SavedState>;

/** Every call of the specification's section 7, by the name under which the code speaks of it. */
export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    audience: 'public',
    summary: 'Sign in with an e-mail address and a password',
    body: { type: 'application/json', schema: LoginRequest },
    answer: envelopeOf(SignInAnswer),
    failures: [401, 403, 429],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    audience: 'public',
    summary: 'Create an account; its e-mail address still wants verifying',
    body: { type: 'application/json', schema: RegisterRequest },
    answer: envelopeOf(SignInAnswer),
    status: 201,
    failures: [409, 429],
  },
  verifyOtp: {
    method: 'POST',
    path: '/auth/verify-otp',
    audience: 'user',
    summary: 'Verify the e-mail address with the one-time code sent to it',
    body: { type: 'application/json', schema: VerifyOtpRequest },
    answer: MessageAnswer,
    failures: [401, 429],
  },
  requestOtp: {
    method: 'POST',
    path: '/auth/request-otp',
    audience: 'user',
    summary: 'Send a new one-time code',
    answer: MessageAnswer,
    failures: [401, 429],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    audience: 'user',
    summary: 'End the session that the token belongs to',
    answer: MessageAnswer,
    failures: [401],
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    audience: 'user',
    summary: 'The signed-in person',
    answer: envelopeOf(User),
    failures: [401],
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/profile',
    audience: 'user',
    summary: 'Change the own profile',
    body: { type: 'multipart/form-data', schema: ProfileForm },
    answer: envelopeOf(User),
    failures: [401, 409, 413, 415, 429],
  },
  savedProperties: {
    method: 'GET',
    path: '/auth/saved-properties',
    audience: 'user',
    summary: 'The properties that the signed-in person saved',
    answer: envelopeOf(z.array(Property)),
    failures: [401],
  },
  createProperty: {
    method: 'POST',
    path: '/properties',
    audience: 'admin',
    summary: 'List a new property',
    body: { type: 'multipart/form-data', schema: PropertyForm },
    answer: envelopeOf(Property),
    status: 201,
    failures: [401, 403, 413, 415],
  },
  listProperties: {
    method: 'GET',
    path: '/properties',
    audience: 'public',
    summary: 'Properties that answer a search: the whole list, or a page where `limit` is given',
    query: PropertySearchQuery,
    answer: z.object({ ...envelopeOf(z.array(Property)).shape, meta: z.optional(PageMeta) }),
    failures: [],
  },
  property: {
    method: 'GET',
    path: '/properties/{id}',
    audience: 'public',
    summary: 'One property; counts a view, a reload of the same visitor not again',
    answer: envelopeOf(Property),
    failures: [404],
  },
  updateProperty: {
    method: 'PUT',
    path: '/properties/{id}',
    audience: 'admin',
    summary: 'Change a property',
    body: { type: 'multipart/form-data', schema: z.partial(PropertyForm) },
    answer: envelopeOf(Property),
    failures: [401, 403, 404, 409, 413, 415],
  },
  deleteProperty: {
    method: 'DELETE',
    path: '/properties/{id}',
    audience: 'admin',
    summary: 'Delete a property and its pictures',
    answer: MessageAnswer,
    failures: [401, 403, 404],
  },
  saveProperty: {
    method: 'POST',
    path: '/properties/{id}/save',
    audience: 'user',
    summary: 'Save a property for later',
    answer: MessageAnswer,
    failures: [401, 404],
  },
  unsaveProperty: {
    method: 'DELETE',
    path: '/properties/{id}/save',
    audience: 'user',
    summary: 'Remove a property from the saved ones',
    answer: MessageAnswer,
    failures: [401, 404],
  },
  savedState: {
    method: 'GET',
    path: '/properties/{id}/saved',
    audience: 'user',
    summary: 'Whether the signed-in person saved this property',
    answer: envelopeOf(SavedState),
    failures: [401, 404],
  },
  users: {
    method: 'GET',
    path: '/admin/users',
    audience: 'admin',
    summary: 'Every account',
    answer: envelopeOf(z.array(User)),
    failures: [401, 403],
  },
  user: {
    method: 'GET',
    path: '/admin/users/{id}',
    audience: 'admin',
    summary: 'One account',
    answer: envelopeOf(User),
    failures: [401, 403, 404],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/admin/users/{id}',
    audience: 'admin',
    summary: 'Delete an account and its data',
    answer: MessageAnswer,
    failures: [401, 403, 404, 409],
  },
  userTotal: {
    method: 'GET',
    path: '/admin/stats/users/total',
    audience: 'admin',
    summary: 'How many accounts there are',
    answer: envelopeOf(UserTotal),
    failures: [401, 403],
  },
  activeUserTotal: {
    method: 'GET',
    path: '/admin/stats/users/active',
    audience: 'admin',
    summary: 'How many accounts are active: not deactivated, and in use within the last 30 days',
    answer: envelopeOf(UserTotal),
    failures: [401, 403],
  },
  registrations: {
    method: 'GET',
    path: '/admin/stats/users/registrations',
    audience: 'admin',
    summary:
      'Registrations by day (YYYY-MM-DD in Lagos), the oldest first; days without any are left out',
    answer: envelopeOf(RegistrationCounts),
    failures: [401, 403],
  },
} as const satisfies Record<string, Endpoint>;
