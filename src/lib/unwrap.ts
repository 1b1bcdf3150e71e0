export const MAX_ENVELOPES = 2;

/**
 * Takes an answer out of its envelopes: the payload may be bare, in `data` or in `data.data`.
 * `meta` is what lies beside it in the innermost envelope that has one.
 */
export function payloadOf(answer: unknown): { payload: unknown; meta: unknown } {
  let payload = answer;
  let meta: unknown;
  for (let opened = 0; opened < MAX_ENVELOPES && isEnvelope(payload); opened += 1) {
    meta = payload.meta ?? meta;
    payload = payload.data;
  }
  return { payload, meta };
}

function isEnvelope(value: unknown): value is { data: unknown; meta?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'data')
  );
}
