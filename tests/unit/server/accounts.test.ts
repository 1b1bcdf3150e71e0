import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { deviceOf, largestNetworkOf, networkOf } from '#server/core/http/client.ts';
import { hashPassword, isPasswordOf } from '#server/core/security/password-hashing.ts';
import { randomText } from '#server/core/security/tokens.ts';
import { isRejection } from '#server/mail/delivery.ts';

const here = '203.0.113.7';

describe('A device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:131.0) Gecko/20100101 Firefox/131.0',
      'Firefox on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 14; en-US) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0 Mobile Safari/537.36 OPR/80.0',
      'Opera on Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['Your account is locked, call 0900 123/1 (Windows NT 10.0)', 'Windows'],
    ['Mozilla/5.0 (CALL-iPhoNE; CPU iPhone OS 18_0) Safari/604.1', 'Safari on iOS'],
    ['<script>alert(1)</script>', 'Unknown device'],
    [undefined, 'Unknown device'],
    [`${'('.repeat(100_000)} Firefox/1`, 'Unknown device'],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('A network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0DB8:0000:0007::1', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:7ff::1', '2001:db8:1/48'],
    ['2001:db8:1:800::1', '2001:db8:1/48'],
    ['192.168.0.1', null],
  ])('that a subscriber of %s has at the largest is %s', (address, network) => {
    expect(largestNetworkOf(address)).toBe(network);
  });
});

describe('A password', () => {
  it('is hashed with the parameters that OWASP recommends', async () => {
    const hash = await hashPassword('a-password', here);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ignores outer spaces and the Unicode composition of accents', async () => {
    const hash = await hashPassword(' ẹ̀kọ́-Èkó-2026 '.normalize('NFD'), here);
    expect(await isPasswordOf(hash, 'ẹ̀kọ́-Èkó-2026'.normalize('NFC'), here)).toBe(true);
    expect(await isPasswordOf(hash, 'eko-Eko-2026', here)).toBe(false);
    expect(await isPasswordOf(null, 'ẹ̀kọ́-Èkó-2026', here)).toBe(false);
  });
});

describe('160 passwords from one network', () => {
  it('delay another network by one, and those beyond 100 are rejected', async () => {
    const order: string[] = [];
    const check = async (address: string) => {
      await hashPassword('a-password', address);
      order.push(address);
    };
    const crowd = Array.from({ length: 160 }, (_, index) => check(`2001:db8:1:${index}::1`));
    const settled = Promise.allSettled(crowd);
    await check(here);
    expect(order.indexOf(here)).toBeLessThanOrEqual(availableParallelism());
    const rejected = (await settled).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    expect(rejected.length).toBeGreaterThanOrEqual(60 - availableParallelism());
    expect(rejected[0]).toMatchObject({ status: 503, retryAfterSeconds: 10 });
  });
});

describe('A one-time code', () => {
  it('has six digits, including leading zeros', () => {
    const codes = Array.from({ length: 2000 }, () => randomText('0123456789', 6));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });
});

describe('An SMTP error', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true],
    [{ code: 'EENVELOPE', responseCode: 450 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ESOCKET' }, false],
  ])('such as %o rejects the email itself: %s', (details, isRejected) => {
    expect(isRejection(Object.assign(new Error('no'), details))).toBe(isRejected);
  });
});
