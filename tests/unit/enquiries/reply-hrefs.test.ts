import { describe, expect, it } from 'vitest';
import { internationalNumber, replyHrefs } from '#src/features/enquiries/staff/reply-hrefs.ts';

const enquiry = {
  kind: 'viewing',
  fullName: 'Ngọzi Eze',
  phoneNumber: '0803 111 2222',
  email: 'a&b=c?d@example.com',
  property: { _id: '1', title: 'Waterfront villa' },
  reference: 'ABCD1234',
} as const;

describe('A reply in one tap', () => {
  it.each([
    ['0803 111 2222', '2348031112222'],
    ['+234 (803) 111-2222', '2348031112222'],
    ['00234 803 111 2222', '2348031112222'],
    ['+1 713 555 0100', '17135550100'],
    ['12345', null],
  ])('to %s has the number with its country code', (typed, expected) => {
    expect(internationalNumber(typed)).toBe(expected);
  });

  it('greets the sender and names the home', () => {
    const { whatsapp, phone } = replyHrefs(enquiry);
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
      'Hello Ngọzi Eze, this is Gida. Thank you for asking to see Waterfront villa.',
    );
    expect(phone).toBe('tel:+2348031112222');
  });

  it('goes to the whole address, whatever it contains', () => {
    const { email } = replyHrefs(enquiry);
    expect(email).toMatch(/^mailto:a%26b%3Dc%3Fd%40example\.com\?subject=Waterfront%20villa/);
  });

  it('is offered only where the sender left a way', () => {
    const anonymous = {
      ...enquiry,
      kind: 'report',
      fullName: null,
      phoneNumber: null,
      email: null,
    };
    expect(replyHrefs({ ...anonymous, kind: 'report' })).toEqual({
      whatsapp: null,
      phone: null,
      email: null,
    });
  });
});
