import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { hostileTexts, wellFormed } from '#tests/support/hostile-values.ts';
import {
  type Caller,
  type FuzzAccount,
  type FuzzFile,
  nextAddress,
  type Pools,
} from './fuzz-accounts.ts';
import { type Fields, fieldsOf } from './fuzz-values.ts';

export interface FuzzRequest {
  name: string;
  /** Null for pages and files outside the contract. */
  endpoint: Endpoint | null;
  caller: Caller;
  account: FuzzAccount | null;
  path: string;
  method: string;
  headers: Record<string, string>;
  content: Content | null;
  /** Whether the body is not what the endpoint declares. */
  isMalformed: boolean;
  from: string;
}

type Content = { json: string } | { form: Fields };

const malformations = ['cut off', 'another type', 'too large', 'no body'] as const;

/** Requests to an endpoint from every caller, built from its schemas. */
export function requestTo(
  name: string,
  endpoint: Endpoint,
  pools: Pools,
): fc.Arbitrary<FuzzRequest> {
  const { audience, query, body, method } = endpoint;
  return callerOf(audience, pools).chain(({ caller, account, brokenToken }) =>
    fc
      .record({
        id: idOf(endpoint.path, pools),
        query: query ? fieldsOf(query, { pools, account, isJson: false }) : fc.constant({}),
        fields: body
          ? fieldsOf(body.schema, { pools, account, isJson: body.type === 'application/json' })
          : fc.constant({}),
        malformation: fc.oneof(
          { weight: 20, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.constantFrom(...malformations) },
        ),
      })
      .map(({ id, query: parameters, fields, malformation }): FuzzRequest => {
        const isJson = body?.type === 'application/json';
        const content = body ? contentOf(fields, isJson, malformation) : null;
        const isOtherType = malformation === 'another type';
        return {
          name,
          endpoint,
          caller,
          account,
          method,
          path: `/api${endpoint.path.replace('{id}', encodeURIComponent(id))}${searchOf(parameters)}`,
          headers: {
            ...(content &&
              isJson && { 'content-type': isOtherType ? 'text/x' : 'application/json' }),
            ...(brokenToken !== null && { authorization: `Bearer ${brokenToken}` }),
          },
          content,
          isMalformed: body !== undefined && malformation !== null,
          from: nextAddress(),
        };
      }),
  );
}

/** Pages, files and paths that the contract does not declare. */
export function otherRequest(pools: Pools): fc.Arbitrary<FuzzRequest> {
  const part = fc.constantFrom(...hostileTexts, ...pools.ids.properties).map(wellFormed);
  const paths = [
    '/*',
    '/property-listing/*',
    '/property-listings/*',
    '/api/*',
    '/api/images/*',
    '/api/docs/*',
    '/assets/*',
    '/sitemap.xml?*',
    '/robots.txt?*',
    '/api/ready?*',
  ];
  return fc
    .record({ path: fc.constantFrom(...paths), part, method: fc.constantFrom('GET', 'HEAD') })
    .map(({ path, part: text, method }) => ({
      name: 'pages and files',
      endpoint: null,
      caller: 'guest',
      account: null,
      method,
      path: path.replace('*', () => encodeURIComponent(text)),
      headers: {},
      content: null,
      isMalformed: false,
      from: nextAddress(),
    }));
}

function callerOf(audience: Endpoint['audience'], { accounts, brokenTokens }: Pools) {
  const signedIn = (caller: Caller) =>
    fc
      .constantFrom(...accounts.filter((account) => account.caller === caller))
      .map((account) => ({ caller, account, brokenToken: null }));
  const guest = fc.constant({ caller: 'guest' as const, account: null, brokenToken: null });
  const broken = fc
    .constantFrom(...brokenTokens)
    .map((brokenToken) => ({ caller: 'broken' as const, account: null, brokenToken }));
  return fc.oneof(
    { weight: audience === 'public' ? 3 : 1, arbitrary: guest },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: signedIn('unverified') },
    { weight: audience === 'user' ? 3 : 1, arbitrary: signedIn('user') },
    { weight: audience === 'admin' ? 4 : 1, arbitrary: signedIn('admin') },
  );
}

function idOf(path: string, { ids, victim }: Pools): fc.Arbitrary<string> {
  const noun = path.match(/\/(properties|users|sessions|imports)\//)?.[1] ?? 'properties';
  // The expression has only these names.
  const own = ids[noun as keyof Pools['ids']];
  const known = noun === 'sessions' ? [...own, ...victim.sessionIds] : own;
  const invalid = fc.constantFrom(...hostileTexts, victim.email, crypto.randomUUID());
  const arbitrary = known.length > 0 ? fc.constantFrom(...known) : invalid;
  return fc
    .oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: invalid })
    .map((id) => wellFormed(id) || '-');
}

function contentOf(
  fields: Fields,
  isJson: boolean,
  malformation: (typeof malformations)[number] | null,
): Content | null {
  if (malformation === 'no body') return null;
  if (!isJson) return { form: fields };
  const json = JSON.stringify(fields);
  if (malformation === 'cut off') return { json: json.slice(0, -1) };
  if (malformation === 'too large') return { json: `${json}${' '.repeat(20_000)}` };
  return { json };
}

function searchOf(parameters: Fields): string {
  const pairs = Object.entries(parameters).map(([name, value]) => {
    const text = wellFormed(typeof value === 'string' ? value : JSON.stringify(value));
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The headers, with the caller's current token, and the body as bytes. */
export async function encoded({ content, headers: given, account, isMalformed }: FuzzRequest) {
  const headers = { ...given, ...(account && { authorization: `Bearer ${account.token}` }) };
  if (content === null) return { headers };
  if ('json' in content) return { headers, body: content.json };
  const form = new FormData();
  for (const [name, value] of Object.entries(content.form)) {
    for (const part of [value].flat()) append(form, name, part);
  }
  const request = new Request('http://form/', { method: 'POST', body: form });
  const type = `${request.headers.get('content-type')}`;
  const body = Buffer.from(await request.arrayBuffer());
  return {
    headers: { ...headers, 'content-type': type },
    body: isMalformed ? body.subarray(0, body.length / 2) : body,
  };
}

function append(form: FormData, name: string, part: unknown): void {
  if (isFile(part)) {
    const blob = new Blob([new Uint8Array(part.content)], { type: part.type ?? 'image/jpeg' });
    form.append(name, blob, part.name ?? 'photo.jpg');
  } else form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
}

function isFile(part: unknown): part is FuzzFile {
  return typeof part === 'object' && part !== null && 'content' in part;
}
