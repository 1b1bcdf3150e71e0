import * as z from 'zod/mini';
import {
  type LoginRequest,
  type RegisterRequest,
  SignInAnswer,
  type VerifyOtpRequest,
} from '#contract/session.ts';
import { User } from '#contract/user.ts';
import { request } from '#src/lib/api.ts';

/** What another API may send in place of what it leaves out; the screens say what is missing. */
const Answer = z.nullish(
  z.extend(SignInAnswer, { user: z.nullish(User), token: z.nullish(z.string()) }),
);
export type Answer = z.infer<typeof Answer>;

/** Calls whose answer nobody reads may answer with nothing at all. */
const Anything = z.unknown();

export const login = (data: LoginRequest) =>
  request(Answer, { method: 'POST', url: '/auth/login', data, isAboutCredentials: true });

export const register = (data: RegisterRequest) =>
  request(Answer, { method: 'POST', url: '/auth/register', data, isAboutCredentials: true });

export const verifyOtp = (data: VerifyOtpRequest) =>
  request(Anything, { method: 'POST', url: '/auth/verify-otp', data });

export const requestOtp = () => request(Anything, { method: 'POST', url: '/auth/request-otp' });
