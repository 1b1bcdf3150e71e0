import { join } from 'node:path';
import { fuzz } from '../../tests/support/fuzz/fuzz.ts';
import type { FuzzTarget } from '../../tests/support/fuzz/fuzz-accounts.ts';
import { codeSentTo } from '../../tests/support/outbox-codes.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import { demoAdmin } from '../support/demo-admin.ts';
import type { Scenario } from '../support/scenarios.ts';
import type { Workbench } from '../support/workbench.ts';

const REQUESTS_PER_ROUND = 1_000;
const ROUNDS = 10;
const PER_ENDPOINT = 25;

/** They need a code from an email or an app, which random requests do not have. */
const needCodes = ['verifyOtp', 'resetPassword', 'turnOnTwoFactor', 'turnOffTwoFactor'];

export const fuzzOnPglite: Scenario = {
  name: 'fuzz-pglite',
  run: (workbench, rounds) => fuzzServer(workbench, {}, rounds),
};

export const fuzzOnPostgres: Scenario = {
  name: 'fuzz-postgres',
  async run(workbench, rounds) {
    const { url, stop } = await launchPostgres();
    workbench.onClose(stop);
    return fuzzServer(workbench, { DATABASE_URL: url }, rounds);
  },
};

async function fuzzServer(
  { folder, serve }: Workbench,
  environment: Record<string, string>,
  rounds = ROUNDS,
) {
  const requests = rounds * REQUESTS_PER_ROUND;
  const dataDir = join(folder, 'data');
  // Trusts X-Forwarded-For, so that requests come from many addresses.
  const origin = await serve({ dataDir, environment: { TRUST_PROXY: 'true', ...environment } });
  const target: FuzzTarget = {
    admin: demoAdmin,
    async send({ method, path, headers, body, from }) {
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, 'x-forwarded-for': from, 'accept-encoding': 'identity' },
        redirect: 'manual',
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      }).catch(() => null);
      if (!response) return { status: 0, headers: {}, text: 'the connection was closed' };
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), text };
    },
    async verify({ email, token }) {
      const otp = await codeSentTo(dataDir, email);
      await fetch(`${origin}/api/auth/verify-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ otp }),
      });
    },
  };
  const report = await fuzz(target, {
    requests,
    perEndpoint: PER_ENDPOINT,
    seed: Math.floor(Math.random() * 1_000_000),
  });
  for (const example of report.examples) console.log(example);
  const missed = report.neverSucceeded.filter((name) => !needCodes.includes(name));
  if (missed.length > 0) console.log(`Never succeeded: ${missed.join(', ')}`);
  console.log(`Statuses: ${JSON.stringify(report.statuses)}`);
  const { faults } = report;
  return [
    { name: 'requests', value: report.requests, atLeast: requests },
    { name: 'responses with 5xx', value: faults['server error'], atMost: 0 },
    { name: 'responses outside their schema', value: faults['outside the schema'], atMost: 0 },
    { name: 'permissions crossed', value: faults['permission crossed'], atMost: 0 },
    { name: 'changes to the victim', value: report.isVictimUnchanged ? 0 : 1, atMost: 0 },
    { name: 'endpoints that never succeeded', value: missed.length, atMost: 0 },
  ];
}
