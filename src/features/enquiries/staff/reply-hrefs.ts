import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import { reply as texts } from './texts.ts';

type Replied = Pick<
  Enquiry,
  'kind' | 'fullName' | 'phoneNumber' | 'email' | 'property' | 'reference'
>;

/** Links that reply in one tap, with a greeting; null where the sender left no such way. */
export function replyHrefs(enquiry: Replied) {
  const { phoneNumber, email, property, reference } = enquiry;
  const number = phoneNumber && internationalNumber(phoneNumber);
  const greeting = encodeURIComponent(greetingOf(enquiry));
  const subject = encodeURIComponent(texts.subject(property?.title ?? null, reference));
  return {
    whatsapp: number ? `https://wa.me/${number}?text=${greeting}` : null,
    phone: number ? `tel:+${number}` : null,
    // '&' and '?' are valid in an address, and would end it in a link.
    email: email && `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${greeting}`,
  };
}

/** The digits with the country code: 0803 111 2222 is a number in Nigeria. Null without enough. */
export function internationalNumber(phoneNumber: string): string | null {
  const digits = phoneNumber.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7) return null;
  const isNational = !phoneNumber.trim().startsWith('+') && /^0\d{10}$/.test(digits);
  return isNational ? `234${digits.slice(1)}` : digits;
}

function greetingOf({ kind, fullName, property }: Replied): string {
  const { about, greeting } = texts;
  const home = property?.title;
  const thanks = kind === 'search' ? about.search : home ? about[kind](home) : about.anything;
  return greeting(fullName ?? '').replace(' ,', ',') + thanks;
}
