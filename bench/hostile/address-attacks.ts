import * as endpoints from '../../contract/endpoints/properties.ts';
import { hostileTexts } from '../../tests/support/hostile-values.ts';
import type { Accounts } from './accounts.ts';
import type { Attack, HostileBytes, HostileInput } from './input.ts';

/** Hostile URLs, and bytes that are not valid HTTP. */
export function addressAttacks(accounts: Accounts): Attack[] {
  return [
    { name: 'queries', inputs: queryInputs(accounts) },
    { name: 'paths', inputs: pathInputs(accounts) },
    { name: 'broken and smuggled HTTP', inputs: rawInputs(accounts) },
  ];
}

/** Percent-encoded in two ways: where necessary, and byte by byte. */
function spellings(text: string): string[] {
  const wellFormed = text.replaceAll(/[\ud800-\udfff]/gu, '?').slice(0, 3000);
  const bytes = Buffer.from(wellFormed);
  const everyByte = [...bytes.subarray(0, 500)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return [encodeURIComponent(wellFormed), everyByte];
}

function* queryInputs({ attacker }: Accounts): Iterable<HostileInput> {
  const names = Object.keys(endpoints.listProperties.query.shape);
  for (const text of hostileTexts) {
    const [encoded = '', everyByte = ''] = spellings(text);
    for (const name of names) {
      yield { method: 'GET', path: `/properties?limit=1&${name}=${encoded}` };
    }
    yield { method: 'GET', path: `/properties?limit=1&q=${everyByte}` };
    yield { method: 'GET', path: `/properties?limit=1&${encoded}=${encoded}` };
    yield {
      method: 'GET',
      path: `/properties?limit=1&q=${encoded}&q=${encoded}`,
      token: attacker.token,
    };
  }
  for (const query of ['limit=0', 'limit=101', 'limit=1&cursor=%ff', `${'a&'.repeat(4000)}`]) {
    yield { method: 'GET', path: `/properties?${query}` };
  }
}

function* pathInputs({ attacker }: Accounts): Iterable<HostileInput> {
  const { token } = attacker;
  for (const text of hostileTexts) {
    for (const part of spellings(text)) {
      yield { method: 'GET', path: `/properties/${part}` };
      yield { method: 'GET', path: `/images/${part}` };
      yield { method: 'GET', path: `/images/${part}?w=600` };
      yield { method: 'GET', path: `/docs/${part}` };
      yield { method: 'GET', path: `/../${part}` };
      yield { method: 'POST', path: `/properties/${part}/save`, token, mustFail: true };
      yield { method: 'DELETE', path: `/properties/${part}/save`, token, mustFail: true };
      yield { method: 'GET', path: `/properties/${part}/saved`, token, mustFail: true };
      yield { method: 'GET', path: `/auth/me/${part}`, mustFail: part !== '' };
      yield { method: 'GET', path: `/${part}/auth/me`, mustFail: true };
    }
  }
  for (const path of [
    '/%zz',
    '/%',
    '/auth//me',
    '/./auth/me',
    '/auth/me%2f',
    '/auth/%6de',
    '/;/auth/me',
  ]) {
    yield { method: 'GET', path, mustFail: true };
  }
}

function* rawInputs({ victim }: Accounts): Iterable<HostileBytes> {
  const host = 'Host: localhost\r\n';
  const json = 'Content-Type: application/json\r\n';
  const smuggled = `GET /api/auth/me HTTP/1.1\r\n${host}\r\n`;
  const lines = [
    'GET /api/auth/me HTTP/1.1\r\n\r\n',
    `GET /api/auth/me HTTP/0.9\r\n${host}\r\n`,
    `GET /api/auth/me HTTP/9.9\r\n${host}\r\n`,
    `GET  /api/auth/me  HTTP/1.1\r\n${host}\r\n`,
    `GET http://evil.example/api/auth/me HTTP/1.1\r\n${host}\r\n`,
    `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
    `TRACE /api/auth/me HTTP/1.1\r\n${host}Authorization: Bearer x\r\n\r\n`,
    `GET /api/auth/me\0 HTTP/1.1\r\n${host}\r\n`,
    `GET /api/auth/me HTTP/1.1\n${host}\n\n`,
    `GET /api/auth/me HTTP/1.1\r\n${host}Authorization : Bearer ${victim.token}\r\n\r\n`,
    `GET /api/auth/me HTTP/1.1\r\n${host}Authorization:\0Bearer ${victim.token}\r\n\r\n`,
    `GET /api/auth/me HTTP/1.1\r\n${host}X:\r\n Authorization: Bearer x\r\n\r\n`,
    `GET /api/auth/me HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3000)}\r\n`,
    `GET /api/auth/me HTTP/1.1\r\n${host}X: ${'y'.repeat(100_000)}\r\n\r\n`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: xchunked\r\n\r\n${smuggled}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: -1\r\n\r\n{}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 2, 2\r\n\r\n{}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 0x2\r\n\r\n{}`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 2\r\n\r\n{}${smuggled}`,
    '\0'.repeat(1000),
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'SSH-2.0-hostile\r\n',
    'EHLO hostile\r\n',
    '\r\n\r\n\r\n',
    'G',
  ];
  for (const line of lines) {
    yield { bytes: Buffer.from(line, 'latin1'), mustFail: true };
  }
  // A valid request with one byte flipped.
  const proper = Buffer.from(
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 2\r\n\r\n{}`,
  );
  for (let position = 0; position < proper.length; position += 1) {
    const flipped = Buffer.from(proper);
    flipped.writeUInt8((flipped.readUInt8(position) ^ 0x80) & 0xff, position);
    yield { bytes: flipped, mustFail: true };
  }
}
