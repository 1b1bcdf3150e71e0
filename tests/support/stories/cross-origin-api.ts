/** The base URL of an API that is not on the page's origin. */
export const OTHER_ORIGIN_BASE_URL = 'https://api.example.test/api';

const allowedMethods = ['GET', 'POST', 'PUT', 'DELETE'];
const allowedHeaders = ['authorization', 'content-type'];
/** Request headers that need no permission, and response headers that a page may read. */
const safelistedHeaders = {
  request: ['accept', 'accept-language', 'content-language'],
  response: ['cache-control', 'content-language', 'content-type', 'expires', 'last-modified'],
};

/**
 * The method or header of a request that a browser does not send to an API on another origin, whose
 * CORS rules allow only the specification's methods, Authorization and Content-Type; null for none.
 */
export function corsViolation({ method, headers, credentials, url }: Request): string | null {
  if (!allowedMethods.includes(method)) return `the method ${method} of ${url}`;
  if (credentials === 'include') return `the cookies of ${url}`;
  const permitted = [...allowedHeaders, ...safelistedHeaders.request];
  const header = [...headers.keys()].find((name) => !permitted.includes(name));
  return header === undefined ? null : `the header ${header} of ${method} ${url}`;
}

/** A response as a page on another origin may read it. */
export function readableResponse({ body, status, headers }: Response): Response {
  const readable = [...headers].filter(([name]) => safelistedHeaders.response.includes(name));
  return new Response(body, { status, headers: readable });
}
