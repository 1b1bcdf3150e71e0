import * as z from 'zod/mini';
import { AuditEvent, type AuditEventsQuery } from '#contract/audit-event.ts';
import { requestRead } from '#src/lib/api.ts';
import { jsonOf } from '#src/lib/json-text.ts';
import { readList } from '#src/lib/list-answer.ts';
import { logger } from '#src/lib/logger.ts';
import { payloadOf } from '#src/lib/unwrap.ts';

const Paging = z.object({ nextCursor: z.nullable(z.string()) });

/** A page of what happened; `nextCursor` is null where it is the last. */
export function getAuditEvents(query: AuditEventsQuery, signal: AbortSignal) {
  return requestRead({ url: '/admin/audit-events', params: query, signal }, (text) => {
    const { items } = readList(AuditEvent, text, (index, error) =>
      logger.warn(`audit event ${index} is malformed and left out`, error),
    );
    const { meta } = payloadOf(jsonOf(text));
    return { events: items, nextCursor: Paging.safeParse(meta).data?.nextCursor ?? null };
  });
}
