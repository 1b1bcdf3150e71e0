import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const lines: { msg: string; peer?: string; ip?: string }[] = [];
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    config: { logLevel: 'info', trustedProxies: ['10.0.0.5', '203.0.113.80'] },
  });
});
afterEach(() => lines.splice(0));
afterAll(() => test.close());

async function request(app: TestApp['app'], peer: string, forwarded: string) {
  const headers = { 'x-forwarded-for': forwarded };
  await app.inject({ url: '/api/auth/me', remoteAddress: peer, headers });
}

const warnings = () => lines.filter(({ msg }) => msg.startsWith('X-Forwarded-For is ignored'));

describe('X-Forwarded-For', () => {
  it('is warned about once if its sender is not trusted', async () => {
    const app = await test.openSecondApp();
    await request(app, '10.0.0.6', '198.51.100.1');
    await request(app, '10.0.0.7', '198.51.100.1');
    expect(warnings()).toEqual([expect.objectContaining({ peer: '10.0.0.6' })]);
  });

  it('is read without a warning if its sender is trusted', async () => {
    const app = await test.openSecondApp();
    await request(app, '10.0.0.5', '198.51.100.1');
    expect(warnings()).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', ip: '198.51.100.1' }));
  });

  it('names the visitor behind a load balancer that adds its own address', async () => {
    const app = await test.openSecondApp();
    await request(app, '10.0.0.5', '192.0.2.99, 198.51.100.1, 203.0.113.80');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', ip: '198.51.100.1' }));
  });
});
