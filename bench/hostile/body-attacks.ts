import { gzipSync } from 'node:zlib';
import type { Endpoint } from '../../contract/endpoint.ts';
import { deleteAccount } from '../../contract/endpoints/account.ts';
import * as endpoints from '../../contract/endpoints/sign-in.ts';
import { hostileTexts, hostileThings } from '../../tests/support/hostile-values.ts';
import type { Accounts } from './accounts.ts';
import { type Attack, type HostileInput, jsonInput } from './input.ts';

interface Target {
  endpoint: Endpoint;
  /** A valid body, so that validation stops only at the one hostile field. */
  body: Record<string, unknown>;
  /** Whether no request may succeed. */
  mustFail: boolean;
}

let registrations = 0;

function targets({ victim }: Accounts): Target[] {
  registrations += 1;
  const { email } = victim;
  const password = 'wrong-password';
  const registration = {
    fullName: 'Hostile Person',
    email: `hostile-${registrations}@canary.example`,
    phoneNumber: '08030000000',
    password: 'long-enough',
  };
  const reset = { email, otp: '000000', password: 'long-enough' };
  const change = { currentPassword: password, password: 'long-enough' };
  return [
    { endpoint: endpoints.login, body: { email, password }, mustFail: true },
    { endpoint: endpoints.register, body: registration, mustFail: false },
    { endpoint: endpoints.verifyOtp, body: { otp: 'x' }, mustFail: true },
    { endpoint: endpoints.forgotPassword, body: { email: 'a@b.co' }, mustFail: false },
    { endpoint: endpoints.resetPassword, body: reset, mustFail: true },
    { endpoint: endpoints.changePassword, body: change, mustFail: true },
    { endpoint: deleteAccount, body: { password }, mustFail: true },
  ];
}

export function bodyAttacks(accounts: Accounts): Attack[] {
  return [
    { name: 'SQL, HTML and the like in every field', inputs: fieldInputs(accounts) },
    { name: 'forbidden fields', inputs: extraFieldInputs(accounts) },
    { name: 'malformed bodies', inputs: brokenInputs(accounts) },
    { name: 'oversized and nested bodies', inputs: oversizedInputs(accounts) },
  ];
}

function* fieldInputs(accounts: Accounts): Iterable<HostileInput> {
  const { token } = accounts.attacker;
  for (const value of [...hostileTexts, ...hostileThings]) {
    const fields = targets(accounts).flatMap(({ body }, index) =>
      Object.keys(body).map((field) => [index, field] as const),
    );
    for (const [index, field] of fields) {
      // A new registration each time: an email address can register only once.
      const target = targets(accounts)[index];
      if (!target) continue;
      const { method, path, audience } = target.endpoint;
      const sent = { ...target.body, [field]: value };
      yield jsonInput(method, path, sent, { token, mustFail: target.mustFail });
      if (audience !== 'public') yield jsonInput(method, path, sent, { mustFail: true });
    }
  }
}

const extraFields: Record<string, unknown>[] = [
  { role: 'admin' },
  { isVerified: true },
  { isAdmin: true },
  { id: 'ad0000000000000000000001' },
  { _id: 'x' },
  { userId: 'ad0000000000000000000001' },
  { status: 'Active' },
  { passwordHash: 'x' },
  { token: 'x' },
  { totalLogins: -1 },
  { propertiesSaved: 1e9 },
  { registrationDate: '1970-01-01' },
  { constructor: { prototype: { role: 'admin' } } },
  { $where: 'sleep(1000)' },
];

function* extraFieldInputs(accounts: Accounts): Iterable<HostileInput> {
  const rest = { token: accounts.attacker.token, mustFail: true };
  for (const { endpoint, body } of targets(accounts)) {
    const { method, path } = endpoint;
    for (const extra of extraFields) yield jsonInput(method, path, { ...body, ...extra }, rest);
    const polluted = `{"__proto__":{"role":"admin"},${JSON.stringify(body).slice(1)}`;
    yield { ...jsonInput(method, path, {}, rest), body: polluted };
  }
}

const broken = [
  '{',
  '}',
  '[]',
  'null',
  'true',
  '0',
  '""',
  '{"email":}',
  "{'email':'a@b.co'}",
  '{"email":"a@b.co","email":"b@c.de"',
  '{"email":"\\ud800"}',
  '{"email":"\\u0000"}',
  '{"email":1e999}',
  '\ufeff{}',
  '<xml/>',
  'email=a@b.co&password=x',
  '{"a":NaN}',
  '{} {}',
  '\0\0\0\0',
  '/*comment*/{}',
];

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'nonsense',
];

function* brokenInputs(accounts: Accounts): Iterable<HostileInput> {
  for (const { endpoint } of targets(accounts)) {
    const { method, path } = endpoint;
    for (const body of broken) {
      for (const type of types) {
        const headers = { 'content-type': type };
        yield { method, path, headers, body, token: accounts.attacker.token, mustFail: true };
      }
    }
  }
}

function* oversizedInputs(accounts: Accounts): Iterable<HostileInput> {
  const huge = [
    `{"email":"${'a'.repeat(17_000)}"}`,
    `{"email":"${'a'.repeat(2_000_000)}"}`,
    '['.repeat(100_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
    `{${Array.from({ length: 1500 }, (_, index) => `"k${index}":1`).join(',')}}`,
    `{"email":[${'0,'.repeat(7000)}0]}`,
    `{"otp":${'9'.repeat(15_000)}}`,
  ];
  const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
  for (const { endpoint } of targets(accounts)) {
    const { method, path } = endpoint;
    const rest = { method, path, token: accounts.attacker.token, mustFail: true };
    const headers = { 'content-type': 'application/json' };
    for (const body of huge) yield { ...rest, headers, body };
    yield { ...rest, headers: { ...headers, 'content-encoding': 'gzip' }, body: bomb };
    yield { ...rest, headers: { ...headers, 'content-length': '99999999999' }, body: '{}' };
  }
}
