import * as z from 'zod/mini';
import { personName, phoneNumber, text } from '#contract/rules/field-rules.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import * as texts from './texts.ts';

export const ContactFields = z.object({
  fullName: personName(texts.form.fullName),
  phoneNumber: phoneNumber(),
  message: text(texts.form.message, { min: 10, max: 1000, accepts: 'anything' }),
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
  const { title, reference } = enquiry;
  const { property, propertyWithoutTitle } = texts.message;
  return texts.message.enquiry(
    title ? property(title, reference) : propertyWithoutTitle(reference),
  );
}

export function whatsappMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  return whatsappHref(messageText(fields, enquiry));
}

export function emailMessageHref(fields: ContactFields, enquiry?: Enquiry): string {
  const subject = enquiry
    ? [enquiry.title, `(${enquiry.reference})`].filter(Boolean).join(' ')
    : texts.message.subject(fields.fullName);
  const body = messageText(fields, enquiry);
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function messageText({ fullName, phoneNumber, message }: ContactFields, enquiry?: Enquiry) {
  const lines = [message, '', fullName, phoneNumber];
  return (enquiry ? [...lines, enquiry.url] : lines).join('\n');
}
