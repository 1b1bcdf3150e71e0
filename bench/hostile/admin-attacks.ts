import { listAuditEvents } from '#contract/audit-log.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { AdminCast } from './admin-cast.ts';
import { type Attack, type HostileInput, jsonInput } from './hostile-input.ts';
import { hostileTexts, hostileThings, wellFormed } from './hostile-values.ts';

const withId = [...endpoints.values()].filter(
  ({ audience, path }) => audience === 'admin' && path.includes('{id}'),
);

/** What an admin may send to the calls that are for admins, and must not get by with. */
export function adminAttacks(cast: AdminCast): Attack[] {
  return [
    { name: 'hostile ids, by an admin', inputs: idInputs(cast) },
    { name: 'roles and states that are none', inputs: bodyInputs(cast) },
    { name: 'admins against themselves', inputs: ownInputs(cast) },
    { name: 'hostile queries of admin calls', inputs: queryInputs(cast) },
  ];
}

function* idInputs({ admin: { token } }: AdminCast): Iterable<HostileInput> {
  for (const { method, path } of withId) {
    for (const id of [...hostileTexts, '0'.repeat(24), 'f'.repeat(24)]) {
      const part = encodeURIComponent(wellFormed(id));
      // Without an id it is the address of the list.
      if (part === '') continue;
      yield { method, path: path.replace('{id}', part), token, mustFail: true };
    }
  }
}

function* bodyInputs({ admin: { token }, victim }: AdminCast): Iterable<HostileInput> {
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

function* ownInputs({ admin: { id, token } }: AdminCast): Iterable<HostileInput> {
  const rest = { token, mustFail: true };
  for (const own of [id, id.toUpperCase(), ` ${id}`, `${id}%00`, `%61${id.slice(1)}`, `${id}/`]) {
    const path = `/admin/users/${own.trim()}`;
    yield { method: 'DELETE', path, ...rest };
    yield jsonInput('PUT', `${path}/role`, { role: 'user' }, rest);
    yield jsonInput('PUT', `${path}/status`, { status: 'Deactivated' }, rest);
  }
}

function* queryInputs({ admin: { token } }: AdminCast): Iterable<HostileInput> {
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
