import fc from 'fast-check';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import {
  CANARY_DOMAIN,
  type FuzzTarget,
  learnSessions,
  openPools,
  type Pools,
  renew,
  victimState,
  type WireResponse,
} from './fuzz-accounts.ts';
import { encoded, type FuzzRequest, otherRequest, requestTo } from './fuzz-requests.ts';
import { type FaultKind, faultOf } from './fuzz-verdict.ts';

export interface FuzzReport {
  requests: number;
  /** The number of responses to allowed callers, by status. */
  statuses: Record<number, number>;
  faults: Record<FaultKind, number>;
  /** The first faults, as text. */
  examples: string[];
  /** Endpoints without any success. */
  neverSucceeded: string[];
  isVictimUnchanged: boolean;
}

const EXAMPLES = 20;
const CONCURRENCY = 16;
const POOL_SIZE = 60;

/** Sends random requests to every endpoint of the contract, as every caller, and checks responses. */
export async function fuzz(
  target: FuzzTarget,
  { requests, perEndpoint, seed }: { requests: number; perEndpoint: number; seed: number },
): Promise<FuzzReport> {
  const pools = await openPools(target);
  const before = await victimState(target, pools);
  const succeeded = new Set<string>();
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    faults: { 'server error': 0, 'outside the schema': 0, 'permission crossed': 0 },
    examples: [],
    neverSucceeded: [],
    isVictimUnchanged: true,
  };
  for (let round = 0; report.requests < requests; round += 1) {
    await learnSessions(target, pools);
    const batch = batchOf(pools, perEndpoint, seed + round)[Symbol.iterator]();
    const senders = Array.from({ length: CONCURRENCY }, async () => {
      for (const request of batch) await sendOne(request);
    });
    await Promise.all(senders);
  }
  report.neverSucceeded = [...endpoints.keys()].filter((name) => !succeeded.has(name));
  report.isVictimUnchanged = (await victimState(target, pools)) === before;
  return report;

  async function sendOne(request: FuzzRequest): Promise<void> {
    const { method, path, from, account, name } = request;
    const { password } = account ?? {};
    const response = await target.send({ method, path, from, ...(await encoded(request)) });
    const { status } = response;
    report.requests += 1;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    const fault = faultOf(request, response, pools);
    if (fault) {
      report.faults[fault.kind] += 1;
      if (report.examples.length < EXAMPLES) {
        const shown = JSON.stringify({ ...request, endpoint: undefined, account: undefined });
        report.examples.push(
          `${fault.kind}, ${fault.reason}: ${shown.slice(0, 600)}\n  ${response.text.slice(0, 300)}`,
        );
      }
    }
    if (status < 300) {
      succeeded.add(name);
      if (request.endpoint && !request.endpoint.responseType) learn(pools, request, response);
    }
    if (status === 401 && account && account.password === password) {
      await renew(target, pools, account);
    }
  }
}

function batchOf(pools: Pools, perEndpoint: number, seed: number): FuzzRequest[] {
  const arbitraries = [...endpoints].map(([name, endpoint]) => requestTo(name, endpoint, pools));
  const all = [...arbitraries, otherRequest(pools)].flatMap((arbitrary, index) =>
    // With a seed for each, so that the endpoints do not get the same callers in the same order.
    fc.sample(arbitrary, { numRuns: perEndpoint, seed: seed * 1000 + index }),
  );
  // Interleaves the endpoints: the first request to each, then the second.
  return Array.from({ length: perEndpoint }, (_, turn) =>
    all.filter((_request, index) => index % perEndpoint === turn),
  ).flat();
}

/** Adds what a response names to the pools, and keeps the accounts' credentials up to date. */
function learn(pools: Pools, { name, account, content }: FuzzRequest, response: WireResponse) {
  const { data, meta } = JSON.parse(response.text);
  if (account && name === 'changePassword' && content && 'json' in content) {
    account.password = JSON.parse(content.json).password;
  }
  if (account && name === 'updateProfile') account.email = data.email;
  if (typeof meta?.nextCursor === 'string') add(pools.cursors, meta.nextCursor);
  for (const item of [data].flat()) learnItem(pools, name, item ?? {});
}

interface Item {
  id?: string;
  email?: string;
  _id?: string;
  images?: string[];
  version?: string;
}

function learnItem(pools: Pools, name: string, { id, _id, email, images, version }: Item) {
  const { ids, protectedIds, imageUrls, versions } = pools;
  for (const url of images ?? []) add(imageUrls, url);
  if (version) add(versions, `${version}`);
  if (_id && !protectedIds.has(_id)) add(ids.properties, _id);
  // A list may contain the fuzz's own new account before its id is protected.
  if (!id || protectedIds.has(id) || email?.endsWith(CANARY_DOMAIN)) return;
  if (/User|changeUser/.test(name)) add(ids.users, id);
  if (/Import/.test(name)) add(ids.imports, id);
}

/** Keeps the newest values. */
function add(values: string[], value: string): void {
  if (values.includes(value)) return;
  values.push(value);
  if (values.length > POOL_SIZE) values.shift();
}
