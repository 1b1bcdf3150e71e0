import { listAuditEvents } from '../../contract/endpoints/audit-log.ts';
import { endpoints } from '../../contract/endpoints/endpoints.ts';
import { hostileTexts, hostileThings, wellFormed } from '../../tests/support/hostile-values.ts';
import type { AdminAccounts } from './admin-accounts.ts';
import { type Attack, type HostileInput, jsonInput } from './input.ts';

const withId = [...endpoints.values()].filter(
  ({ audience, path }) => audience === 'admin' && path.includes('{id}'),
);

/** Requests of a hostile admin to the admin endpoints. */
export function adminAttacks(accounts: AdminAccounts): Attack[] {
  return [
    { name: 'hostile ids, by an admin', inputs: idInputs(accounts) },
    { name: 'invalid roles and statuses', inputs: bodyInputs(accounts) },
    { name: 'admins against themselves', inputs: ownInputs(accounts) },
    { name: 'hostile queries of admin endpoints', inputs: queryInputs(accounts) },
  ];
}

function* idInputs({ admin: { token } }: AdminAccounts): Iterable<HostileInput> {
  for (const { method, path } of withId) {
    for (const id of [...hostileTexts, '0'.repeat(24), 'f'.repeat(24)]) {
      const part = encodeURIComponent(wellFormed(id));
      // Without an id the path is that of the list.
      if (part === '') continue;
      yield { method, path: path.replace('{id}', part), token, mustFail: true };
    }
  }
}

function* bodyInputs({ admin: { token }, victim }: AdminAccounts): Iterable<HostileInput> {
  const rest = { token, mustFail: true };
  for (const [call, field] of [
    ['role', 'role'],
    ['status', 'status'],
  ] as const) {
    const path = `/admin/users/${victim.id}/${call}`;
    for (const value of [...hostileTexts, ...hostileThings]) {
      yield jsonInput('PUT', path, { [field]: value }, rest);
      yield jsonInput('PUT', path, value, rest);
    }
    for (const extra of ['id', 'passwordHash', 'email', '__proto__', 'isVerified']) {
      yield jsonInput('PUT', path, { role: 'user', status: 'Active', [extra]: 'x' }, rest);
    }
  }
}

function* ownInputs({ admin: { id, token } }: AdminAccounts): Iterable<HostileInput> {
  const rest = { token, mustFail: true };
  for (const own of [id, id.toUpperCase(), ` ${id}`, `${id}%00`, `%61${id.slice(1)}`, `${id}/`]) {
    const path = `/admin/users/${own.trim()}`;
    yield { method: 'DELETE', path, ...rest };
    yield jsonInput('PUT', `${path}/role`, { role: 'user' }, rest);
    yield jsonInput('PUT', `${path}/status`, { status: 'Deactivated' }, rest);
  }
}

function* queryInputs({ admin: { token } }: AdminAccounts): Iterable<HostileInput> {
  const queries = {
    [listAuditEvents.path]: ['action', 'user', 'property', 'cursor'],
    '/admin/imports/000000000000000000000000/notes': ['outcome', 'cursor'],
    '/properties': ['limit', 'offset', 'cursor', 'facets', 'problem', 'sort', 'priceCeiling'],
    '/admin/stats/properties': ['from', 'limit'],
  };
  for (const [path, names] of Object.entries(queries)) {
    for (const name of names) {
      for (const text of hostileTexts) {
        const query = `${name}=${encodeURIComponent(wellFormed(text))}`;
        yield { method: 'GET', path: `${path}?${query}`, token };
        yield { method: 'GET', path: `${path}?${query}&${query}`, token };
        yield { method: 'GET', path: `${path}?limit=5&${query}`, token };
      }
    }
  }
}
