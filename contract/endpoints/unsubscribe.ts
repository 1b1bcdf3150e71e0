import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** The one-click unsubscription of RFC 8058, which mail clients call too. */
export const unsubscribe = {
  method: 'POST',
  path: '/alerts/unsubscribe',
  audience: 'public',
  capability: 'alerts',
  summary: 'Turn off an alert with the token in its emails',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({
    /** Null if the alert was deleted. */
    name: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;
