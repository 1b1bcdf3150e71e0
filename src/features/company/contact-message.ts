import * as z from 'zod/mini';
import { personName, phoneNumber, text } from '#contract/field-rules.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';

export const ContactFields = z.object({
  fullName: personName('Full name'),
  phoneNumber: phoneNumber(),
  message: text('Message', { min: 10, max: 1000, accepts: 'anything' }),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** The property that the message is about. */
export interface Enquiry {
  /** Missing if the property could not be loaded. */
  title?: string;
  reference: string;
  url: string;
}

export function initialMessage(enquiry: Enquiry | undefined): string {
  if (!enquiry) return '';
  return `I would like to know more about ${describe(enquiry)} and to arrange an inspection.`;
}

export function whatsappMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  return whatsappHref(messageText(fields, enquiry));
}

export function emailMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  const subject = enquiry
    ? [enquiry.title, `(${enquiry.reference})`].filter(Boolean).join(' ')
    : `A message from ${fields.fullName}`;
  const body = messageText(fields, enquiry);
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function describe({ title, reference }: Enquiry): string {
  return title ? `"${title}" (reference ${reference})` : `the property with reference ${reference}`;
}

function messageText({ fullName, phoneNumber, message }: ContactFields, enquiry?: Enquiry) {
  const lines = [message, '', fullName, phoneNumber];
  return (enquiry ? [...lines, enquiry.url] : lines).join('\n');
}
