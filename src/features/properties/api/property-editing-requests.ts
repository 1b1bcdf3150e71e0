import * as z from 'zod/mini';
import { type RequestConfig, request, requestRead } from '#src/lib/api.ts';
import { jsonOf } from '#src/lib/json-text.ts';
import { propertyAddresses } from './property-addresses.ts';

/** What the app reads of the answer to a change; APIs answer the property, or a message alone. */
const ChangeAnswer = z.object({ message: z.nullish(z.string()), version: z.nullish(z.int()) });

/** Of the envelope, whichever one it is. */
const MessageInside = z.object({
  message: z.nullish(z.string()),
  data: z.catch(z.nullish(z.object({ message: z.nullish(z.string()) })), null),
});

type Sending = Pick<RequestConfig, 'signal' | 'onUploadProgress'>;

/** Answers with the server's message, or null where it gives none. */
export const createProperty = (form: FormData, sending: Sending = {}) =>
  requestRead({ ...sending, url: '/properties', method: 'POST', data: form }, (text) => {
    const { message, data } = MessageInside.safeParse(jsonOf(text)).data ?? {};
    return { message: message || data?.message || null };
  });

export const updateProperty = (id: string, form: FormData, sending: Sending = {}) =>
  request(z.catch(ChangeAnswer, {}), {
    ...sending,
    ...propertyAddresses.property(id),
    method: 'PUT',
    data: form,
  });

export const deleteProperty = (id: string) =>
  request(z.unknown(), { ...propertyAddresses.property(id), method: 'DELETE' });
