import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints/endpoints.ts';
import { hostileTexts, wellFormed } from '../../tests/support/hostile-values.ts';
import type { Accounts } from './accounts.ts';
import type { Attack, HostileInput } from './input.ts';

const all = [...endpoints.values()];
const closed = all.filter(({ audience }) => audience !== 'public');
const forAdmins = all.filter(({ audience }) => audience === 'admin');

/** Attacks on permissions: tokens, headers, methods and the ids of other users. */
export function accessAttacks(accounts: Accounts): Attack[] {
  return [
    { name: 'malformed and stolen tokens', inputs: tokenInputs(accounts) },
    { name: 'header tricks', inputs: headerInputs(accounts) },
    { name: 'methods', inputs: methodInputs(accounts) },
    { name: 'admin endpoints as a user', inputs: adminInputs(accounts) },
    { name: 'ids of other users', inputs: idInputs(accounts) },
  ];
}

/** The path of an endpoint, with an id of the victim. */
function pathOf({ path }: Endpoint, { victim, propertyId }: Accounts): string {
  const id = path.startsWith('/auth/sessions')
    ? victim.sessionIds[0]
    : path.startsWith('/admin/')
      ? victim.id
      : propertyId;
  return path.replace('{id}', id ?? '');
}

function* tokenInputs(accounts: Accounts): Iterable<HostileInput> {
  for (const endpoint of closed) {
    for (const authorization of badAuthorizations(accounts)) {
      yield {
        method: endpoint.method,
        path: pathOf(endpoint, accounts),
        headers: { authorization },
        mustFail: true,
      };
    }
  }
}

function badAuthorizations({ victim, endedToken }: Accounts): string[] {
  const { token } = victim;
  const unsigned = [{ alg: 'none' }, { sub: victim.id, role: 'admin' }, '']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return [
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Basic ${Buffer.from(`${victim.email}:${victim.token}`).toString('base64')}`,
    `Digest ${token}`,
    `Token ${token}`,
    `Bearer${token}`,
    `Bearer "${token}"`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token}A`,
    `Bearer ${token}=`,
    `Bearer ${token}%00`,
    `Bearer ${token} ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${token.toLowerCase()}`,
    `Bearer ${[...token].reverse().join('')}`,
    `Bearer ${encodeURIComponent(`${token}/`)}`,
    `Bearer ${Buffer.from(token).toString('base64')}`,
    `Bearer ${createHash('sha256').update(token).digest('hex')}`,
    `Bearer ${endedToken}`,
    `Bearer ${unsigned}`,
    `Bearer ${victim.id}`,
    `Bearer ${victim.sessionIds[0]}`,
    'Bearer null',
    'Bearer undefined',
    'Bearer [object Object]',
    'Bearer true',
    'Bearer 0',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(6000)}`,
    ...Array.from({ length: 24 }, () => `Bearer ${randomBytes(32).toString('base64url')}`),
    ...hostileTexts.filter((text) => /^[\x20-\x7e]+$/.test(text)).map((text) => `Bearer ${text}`),
  ].map((header) => header.slice(0, 8000));
}

const tricks: Record<string, string>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-method-override': 'DELETE' },
  { 'x-original-url': '/api/health' },
  { 'x-rewrite-url': '/api/health' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1, 127.0.0.1, ::1' },
  { 'x-forwarded-for': '<script>alert(1)</script>' },
  { 'x-forwarded-for': `${'1.1.1.1,'.repeat(400)}2.2.2.2` },
  { 'x-forwarded-for': "'; drop table rate_limits; --" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-client-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1;host=evil.example' },
  { host: 'evil.example' },
  { host: 'localhost:1@evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example' },
  { 'x-user-id': '1' },
  { 'x-role': 'admin' },
  { 'x-admin': 'true' },
  { 'x-remote-user': 'admin@gida.example' },
  { 'user-agent': '<script>alert(1)</script>' },
  { 'user-agent': 'A'.repeat(7000) },
  { 'user-agent': "'; drop table sessions; --" },
  { accept: 'application/xml' },
  { accept: '*/*;q=nonsense' },
  { 'accept-encoding': 'gzip;q=nonsense, bogus' },
  { 'accept-encoding': 'deflate, br;q=0, *;q=0' },
  { 'accept-language': '../../etc/passwd' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"'.repeat(500) },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-99999999999' },
  { range: 'bytes=-1,5-1' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'text/html' },
  { 'content-type': '/' },
  { 'content-encoding': 'gzip' },
  { expect: 'nonsense' },
  { cookie: 'session=admin; token=admin' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { 'x-request-id': '\t<script>' },
];

function* headerInputs(accounts: Accounts): Iterable<HostileInput> {
  for (const endpoint of all) {
    const mustFail = endpoint.audience !== 'public';
    for (const headers of tricks) {
      yield { method: endpoint.method, path: pathOf(endpoint, accounts), headers, mustFail };
    }
  }
}

const methods = [
  'PATCH',
  'OPTIONS',
  'HEAD',
  'PUT',
  'DELETE',
  'PROPFIND',
  'PURGE',
  'LINK',
  'SEARCH',
];

function* methodInputs(accounts: Accounts): Iterable<HostileInput> {
  for (const endpoint of all) {
    for (const method of methods) {
      const path = pathOf(endpoint, accounts);
      const isOpen = all.some(
        (other) => other.audience === 'public' && pathOf(other, accounts) === path,
      );
      yield { method, path, mustFail: !isOpen && method !== 'OPTIONS' };
      yield { method, path: path.toUpperCase(), mustFail: !isOpen && method !== 'OPTIONS' };
    }
  }
}

function* adminInputs(accounts: Accounts): Iterable<HostileInput> {
  const { victim, attacker, adminId } = accounts;
  for (const endpoint of forAdmins) {
    for (const id of [victim.id, attacker.id, adminId, accounts.propertyId, ...hostileTexts]) {
      const path = endpoint.path.replace('{id}', encodeURIComponent(wellFormed(id)));
      yield { method: endpoint.method, path, token: attacker.token, mustFail: true };
    }
  }
}

function* idInputs({ victim, attacker, adminId }: Accounts): Iterable<HostileInput> {
  const { token } = attacker;
  for (const id of [...victim.sessionIds, victim.id, adminId, ...hostileTexts]) {
    const part = encodeURIComponent(wellFormed(id));
    // Without an id the path is that of ending all own sessions.
    if (part === '') continue;
    yield { method: 'DELETE', path: `/auth/sessions/${part}`, token, mustFail: true };
    for (const name of ['userId', 'id', 'user_id', 'email']) {
      const query = `${name}=${part}`;
      yield { method: 'GET', path: `/auth/me?${query}`, token };
      yield { method: 'GET', path: `/auth/export?${query}`, token };
      yield { method: 'GET', path: `/auth/sessions?${query}`, token };
      yield { method: 'GET', path: `/auth/saved-properties?${query}`, token };
    }
  }
}
