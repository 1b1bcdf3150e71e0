import axios, { isAxiosError, isCancel } from 'axios';
import * as z from 'zod/mini';
import { isRecord } from '#contract/rules/tolerant-values.ts';
import { ApiError, CancelledError, ConflictError, messageIn, parseJson } from './api-response.ts';
import { env } from './env.ts';
import { expireSession, readSession } from './session.ts';
import * as texts from './texts.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The request carries a password or a code: a 401 may reject that and not the session. */
    sendsCredentials?: boolean;
  }
}

const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** The axios client of the API. Responses stay as they arrive; failures reject with an ApiError. */
export const http = axios.create({
  baseURL: env.apiBaseUrl,
  // An absolute URL in a path would send the token to another host.
  allowAbsoluteUrls: false,
  transformResponse: (data: unknown) => data,
  timeoutErrorMessage: texts.timedOut,
});

http.interceptors.request.use((config) => {
  config.timeout = config.data instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
  const token = readSession()?.token;
  if (token && !config.headers.has('Authorization')) {
    config.headers.set('Authorization', `Bearer ${token}`);
  }
  return config;
});

http.interceptors.response.use(undefined, async (reason: unknown) => {
  const response = isAxiosError(reason) ? reason.response : undefined;
  // The body of an error is a file too if the request asked for one.
  if (response?.data instanceof Blob) response.data = await response.data.text();
  const error = toApiError(reason);
  const config = isAxiosError(reason) ? reason.config : undefined;
  const token = sentToken(config?.headers.get('Authorization'));
  if (token && error.rejectsSession(config?.sendsCredentials)) {
    expireSession(token);
    error.endsSession = true;
  }
  throw error;
});

function sentToken(header: unknown): string | undefined {
  return typeof header === 'string' ? header.replace(/^Bearer /, '') : undefined;
}

const ErrorFields = z.catch(z.record(z.string(), z.string()), {});

/** The message is the server's, else the error's own, else a general one. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new CancelledError(texts.requestCancelled, { cause: error });
  const response = isAxiosError(error) ? error.response : undefined;
  const body = parseJson(response?.data ?? '');
  const serverMessage = messageIn(body);
  if (!response && !navigator.onLine) return new ApiError(texts.offline, { cause: error });
  const ownMessage = error instanceof Error ? error.message : '';
  const details = {
    status: response?.status,
    fields: ErrorFields.parse(isRecord(body) ? body.fields : undefined),
    isServerMessage: Boolean(serverMessage),
    cause: error,
  };
  const text = serverMessage || ownMessage || texts.unexpectedError;
  return response?.status === 409 ? new ConflictError(text, details) : new ApiError(text, details);
}
