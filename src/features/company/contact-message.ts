import * as z from 'zod/mini';
import { personName, phoneNumber, text } from '#contract/field-rules.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';

export const ContactForm = z.object({
  fullName: personName('Full name'),
  phoneNumber: phoneNumber(),
  message: text('Message', { min: 10, max: 1000, accepts: 'anything' }),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The property that somebody asks about. */
export interface Enquiry {
  /** Missing where the property could not be loaded. */
  title?: string;
  reference: string;
  url: string;
}

export function startingMessage(enquiry: Enquiry | undefined): string {
  if (!enquiry) return '';
  return `I would like to know more about ${nameOf(enquiry)} and to arrange an inspection.`;
}

/** Where the message opens, already written: nothing is sent before the visitor sends it there. */
export function whatsappMessageHref(form: ContactForm, enquiry?: Enquiry): string {
  return whatsappHref(writtenMessage(form, enquiry));
}

export function emailMessageHref(form: ContactForm, enquiry?: Enquiry): string {
  const subject = enquiry
    ? [enquiry.title, `(${enquiry.reference})`].filter(Boolean).join(' ')
    : `A message from ${form.fullName}`;
  const body = writtenMessage(form, enquiry);
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function nameOf({ title, reference }: Enquiry): string {
  return title ? `"${title}" (reference ${reference})` : `the property with reference ${reference}`;
}

function writtenMessage({ fullName, phoneNumber, message }: ContactForm, enquiry?: Enquiry) {
  const lines = [message, '', fullName, phoneNumber];
  return (enquiry ? [...lines, enquiry.url] : lines).join('\n');
}
