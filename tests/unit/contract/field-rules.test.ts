import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { VerifyOtpRequest } from '#contract/endpoints/session.ts';
import {
  date,
  email,
  givenPassword,
  password,
  personName,
  phoneNumber,
  text,
} from '#contract/rules/field-rules.ts';
import { number, stringNumber } from '#contract/rules/number-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { SessionUser } from '#src/lib/session.ts';

/** The first error message of a value, which is the one that its field shows. */
function errors(rule: z.core.$ZodType, value: unknown): string[] {
  return (
    z
      .safeParse(rule, value)
      .error?.issues.slice(0, 1)
      .map(({ message }) => message) ?? []
  );
}

describe('The message templates are', () => {
  it.each([
    [messages.required('City'), 'City is required'],
    [messages.invalid('City'), 'City is invalid'],
    [messages.tooShort('City', 1), 'City should be at least 1 character'],
    [messages.tooShort('City', 2), 'City should be at least 2 characters'],
    [messages.tooLong('City', 200), 'City should not be more than 200 characters'],
    [messages.noNumbers('City'), 'City cannot contain numbers'],
    [messages.noSpecialCharacters('City'), 'City cannot have special character'],
    [messages.email('Email'), 'Email must be a valid email'],
    [messages.noSpace('City'), 'City should not contain space'],
    [messages.weakPassword, 'Weak password. Password must have atleast 8 characters'],
  ])('%s', (message, specified) => expect(message).toBe(specified));
});

describe('Text', () => {
  it('is trimmed', () => expect(text('City').parse('  Yaba ')).toBe('Yaba'));
  it('is required', () => {
    expect(errors(text('City'), undefined)).toEqual(['City is required']);
    expect(errors(text('City'), '   ')).toEqual(['City is required']);
  });
  it('has 2 to 200 characters by default', () => {
    expect(errors(text('City'), 'A')).toEqual(['City should be at least 2 characters']);
    expect(errors(text('City'), 'a'.repeat(200))).toEqual([]);
    expect(errors(text('City'), 'a'.repeat(201))).toEqual([
      'City should not be more than 200 characters',
    ]);
    expect(errors(text('City', { min: 1, max: 3 }), 'A')).toEqual([]);
  });
  it('has letters, digits and spaces only, by default', () => {
    expect(errors(text('City'), 'Ikeja 2 Ọ̀yọ́')).toEqual([]);
    expect(errors(text('City'), 'Ikeja, GRA')).toEqual(['City cannot have special character']);
  });
  it.each(['Ikeja, G.R.A.', '12/14 Bishop St., Ado-Ekiti (Phase 2)'])(
    "may have dots, commas and the rest of an address in the variant 'punctuated': %s",
    (address) => expect(errors(text('City', { accepts: 'punctuated' }), address)).toEqual([]),
  );
  it.each(['Ikeja!', 'Yaba <b>'])('has no other special characters in that variant: %s', (city) => {
    expect(errors(text('City', { accepts: 'punctuated' }), city)).toEqual([
      'City cannot have special character',
    ]);
  });
  it.each(['\u202eegalliV', 'Villa\u2066', '\u200fVilla'])(
    'has no direction characters: %j',
    (typed) => {
      expect(errors(text('City', { accepts: 'anything' }), typed)).toEqual([
        'City contains a hidden character, often from copied text. Delete the text and type it again.',
      ]);
      expect(errors(personName('Full name'), typed)).toContain(
        'Full name contains a hidden character, often from copied text. Delete the text and type it again.',
      );
    },
  );
  it('has at most three combining marks in a row', () => {
    const piled = `Ze${'\u0300'.repeat(4)}`;
    const message = 'cannot have more than 3 accents on one letter';
    expect(errors(text('City', { accepts: 'anything' }), piled)).toEqual([`City ${message}`]);
    expect(errors(personName('Full name'), piled)).toEqual([`Full name ${message}`]);
    for (const form of ['NFC', 'NFD'] as const) {
      expect(errors(personName('Full name'), 'Ayọ̀ Ẹ̀dẹ́ Ƙɗ'.normalize(form))).toEqual([]);
    }
  });
  it('can exclude numbers', () => {
    expect(errors(text('City', { numbers: false }), 'Ikeja 2')).toEqual([
      'City cannot contain numbers',
    ]);
  });
});

describe('A name', () => {
  it.each(["Ada O'Brien", 'Ayọ̀ Ṣadé', 'Ngozi Eze-Obi', 'J. P. Clark'])('may be %s', (name) => {
    expect(errors(personName('Full name'), name)).toEqual([]);
  });
  it('has no numbers and no special characters', () => {
    expect(errors(personName('Full name'), 'Ada <script>')).toEqual([
      'Full name cannot have special character',
    ]);
    expect(errors(personName('Full name'), 'Ada 2')).toContain('Full name cannot contain numbers');
  });
  it('of a session has at least 1 character, of any kind', () => {
    const session = { email: 'a@example.com', token: 'abc', isVerified: true };
    expect(errors(SessionUser, { ...session, fullName: '@2' })).toEqual([]);
    expect(errors(SessionUser, { ...session, fullName: '' })).toEqual(['Full name is required']);
  });
});

describe('An email', () => {
  it('is a valid address, and is trimmed', () => {
    expect(email().parse(' ada@example.com ')).toBe('ada@example.com');
    expect(errors(email(), '')).toEqual(['Email is required']);
    expect(errors(email(), 'ada@')).toEqual(['Email must be a valid email']);
  });
});

describe('A password', () => {
  it('is trimmed', () => expect(password().parse('  long-enough ')).toBe('long-enough'));
  it('has no inner whitespace', () => {
    expect(errors(password(), 'long enough')).toEqual(['Password should not contain space']);
  });
  it('has at least 8 characters', () => {
    expect(errors(password(), 'seven77')).toEqual([messages.weakPassword]);
    expect(errors(password(), 'eight888')).toEqual([]);
    expect(errors(password(), '')).toEqual(['Password is required']);
  });
  it('that exists is only required', () => {
    expect(errors(givenPassword(), 'a b')).toEqual([]);
    expect(errors(givenPassword(), '')).toEqual(['Password is required']);
  });
});

describe('A phone number', () => {
  it.each(['08030000001', '+234 803 000 0001', '(01) 270-0000'])('may be %s', (phone) => {
    expect(errors(phoneNumber(), phone)).toEqual([]);
  });
  it('has no letters', () => {
    expect(errors(phoneNumber(), 'call me')).toEqual(['Phone number is invalid']);
  });
});

describe('A code', () => {
  it('has six digits', () => {
    expect(errors(VerifyOtpRequest, { otp: '012345' })).toEqual([]);
    expect(errors(VerifyOtpRequest, { otp: '12345' })).toEqual(['Code is invalid']);
  });
});

describe('A number', () => {
  it('is read from text', () => expect(number('Price').parse(' 48.5 ')).toBe(48.5));
  it('is required', () => expect(errors(number('Price'), '')).toEqual(['Price is required']));
  it('is a number', () => {
    expect(errors(number('Price'), 'much')).toEqual(['Price is invalid']);
  });
  it('is never zero', () => expect(errors(number('Price'), '0')).toEqual(['Price is invalid']));
  it('has optional bounds', () => {
    const rule = number('Rooms', { min: 1, max: 9 });
    expect(errors(rule, '9')).toEqual([]);
    expect(errors(rule, 10)).toEqual(['Rooms is invalid']);
    expect(errors(rule, -1)).toEqual(['Rooms is invalid']);
  });
  it('as text stays text, and is not zero', () => {
    expect(stringNumber('Price').parse(' 48 ')).toBe('48');
    for (const bad of ['0', '0.0', 'much', 'Infinity']) {
      expect(errors(stringNumber('Price'), bad)).toEqual(['Price is invalid']);
    }
    expect(errors(stringNumber('Price'), ' ')).toEqual(['Price is required']);
  });
});

describe('A date', () => {
  const day = new Date('2026-11-20');
  it('is parsed from text or a date', () => {
    expect(date('Day').parse('2026-11-20')).toEqual(day);
    expect(date('Day').parse(day)).toEqual(day);
  });
  it('is required, and is a date', () => {
    expect(errors(date('Day'), '')).toEqual(['Day is required']);
    expect(errors(date('Day'), 'soon')).toEqual(['Day is invalid']);
    expect(errors(date('Day'), 5)).toEqual(['Day is invalid']);
  });
});

describe('The stored session', () => {
  const session = { fullName: 'Ada', email: 'ada@example.com', token: 'abc', isVerified: true };
  it.each([
    [{ token: undefined }, 'Token is required'],
    [{ token: 5 }, 'Token must be a string'],
    [{ token: '' }, 'Token cannot be empty'],
    [{ isVerified: null }, 'Verification status is required'],
    [{ isVerified: 'yes' }, 'Verification status must be a boolean'],
    [{ email: 'nobody' }, 'Email must be a valid email'],
  ])('with %j is invalid: %s', (change, message) => {
    expect(errors(SessionUser, { ...session, ...change })).toEqual([message]);
  });
});
