import { describe, expect, it } from 'vitest';
import {
  ContactFields,
  emailMessageHref,
  initialMessage,
  whatsappMessageHref,
} from '#src/features/company/contact-form.tsx';
import { openingAt } from '#src/features/company/contact-ways.tsx';

const form = { fullName: "Ayọ̀ O'Brien", phoneNumber: '+234 803 000 0000', message: 'Is it free?' };
const enquiry = { title: 'Villa & pool', reference: 'GD-1001', url: 'https://gida.example/x' };

describe('business hours', () => {
  it.each([
    ['2026-11-20T07:59:59Z', false, 'Closed now, opens today at 9:00AM Lagos time'],
    ['2026-11-20T08:00:00Z', true, 'Open now, until 8:00PM Lagos time'],
    ['2026-11-20T18:59:59Z', true, 'Open now, until 8:00PM Lagos time'],
    ['2026-11-20T19:00:00Z', false, 'Closed now, opens tomorrow at 9:00AM Lagos time'],
  ])('at %s it is open: %s', (instant, isOpen, label) => {
    expect(openingAt(new Date(instant))).toEqual({ isOpen, label });
  });
});

describe('contact message', () => {
  it('includes the reference of its property', () => {
    expect(initialMessage(enquiry)).toContain('GD-1001');
    expect(initialMessage(undefined)).toBe('');
  });

  it('includes only the reference if the property could not be loaded', () => {
    const { title: _, ...untitled } = enquiry;
    expect(initialMessage(untitled)).toContain('the property with reference GD-1001');
    const url = new URL(emailMessageHref(form, untitled));
    expect(url.searchParams.get('subject')).toBe('(GD-1001)');
  });

  it('opens in WhatsApp with the message, the name, the number and the link', () => {
    const url = new URL(whatsappMessageHref(form, enquiry));
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      "Is it free?\n\nAyọ̀ O'Brien\n+234 803 000 0000\nhttps://gida.example/x",
    );
  });

  it('opens as an email with the property in its subject', () => {
    const url = new URL(emailMessageHref(form, enquiry));
    expect(url.protocol).toBe('mailto:');
    expect(url.searchParams.get('subject')).toBe('Villa & pool (GD-1001)');
  });

  it('names each missing or invalid field', () => {
    const failed = ContactFields.safeParse({ fullName: '', phoneNumber: 'abc', message: 'short' });
    const issues = failed.error?.issues ?? [];
    // A field shows its first error.
    const shown = issues.filter(
      ({ path: [name] }, index) => issues.findIndex(({ path }) => path[0] === name) === index,
    );
    expect(shown.map(({ message }) => message)).toEqual([
      'Full name is required',
      'Phone number is invalid',
      'Message should be at least 10 characters',
    ]);
  });
});
