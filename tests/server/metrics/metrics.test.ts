import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const token = 'a-token-for-prometheus';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function read(
  app: TestApp['app'],
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const { statusCode, body } = await app.inject({ url: '/metrics', headers, remoteAddress });
  return { status: statusCode, lines: body.split('\n') };
}

describe('/metrics', () => {
  it('counts requests by route and status, and measures their duration', async () => {
    const app = await test.openSecondApp();
    await app.inject('/api/properties/one');
    await app.inject('/api/properties/two');
    await app.inject('/api/castles/three');
    const { lines } = await read(app);
    const labels = 'method="GET",route="/api/properties/:id",status="404"';
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 2`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="60",${labels}} 2`);
    expect(lines).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    );
  });

  it('is for this computer alone, and not through a proxy on it', async () => {
    const app = await test.openSecondApp();
    expect((await read(app)).status).toBe(200);
    expect((await read(app, {}, '::1')).status).toBe(200);
    expect((await read(app, {}, '::ffff:127.0.0.1')).status).toBe(200);
    expect((await read(app, {}, '10.0.0.5')).status).toBe(404);
    expect((await read(app, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await read(app, { authorization: `Bearer ${token}` }, '10.0.0.5')).status).toBe(404);
  });

  it('is for nobody on a public site without a token', async () => {
    const site = await openTestApp({ config: { publicUrl: 'https://gida.example' } });
    expect((await read(site.app)).status).toBe(404);
    await site.close();
  });

  it('is for the bearer of the token', async () => {
    const site = await openTestApp({ config: { metricsToken: token } });
    const status = async (authorization: string) =>
      (await read(site.app, { authorization }, '10.0.0.5')).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`Bearer ${token}x`)).toBe(404);
    expect(await status(token)).toBe(404);
    expect((await read(site.app)).status).toBe(404);
    await site.close();
  });

  it('is not reachable through a proxy, even with the token', async () => {
    const behindProxy = { trustedProxies: ['127.0.0.1'] };
    const withToken = await openTestApp({ config: { ...behindProxy, metricsToken: token } });
    const authorization = `Bearer ${token}`;
    expect((await read(withToken.app, { authorization })).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const { status } = await read(withToken.app, { authorization, [header]: '10.0.0.5' });
      expect(status, header).toBe(404);
    }
    await withToken.close();
    const withoutToken = await openTestApp({ config: behindProxy });
    expect((await read(withoutToken.app)).status).toBe(404);
    await withoutToken.close();
  });

  it('needs a token of at least 16 characters', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN must have/);
    expect(readConfig({ METRICS_TOKEN: token }).metricsToken).toBe(token);
  });
});
