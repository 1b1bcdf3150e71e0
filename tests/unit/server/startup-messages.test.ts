import { expect, it } from 'vitest';
import { demoAccounts } from '#server/demo/demo-accounts.ts';
import { startMessage } from '#server/startup-messages.ts';

const url = 'http://localhost:3000';
/** A start that has nothing to say beyond the URLs. */
const quietServer = {
  url,
  demoListings: 0,
  demoAccounts: [],
  deactivatedAccounts: [],
  outbox: null,
  mayMissProxy: false,
  lacksTimeouts: false,
  isFirstInProduction: false,
};

it('A first start prints the URL, the demo accounts and the outbox', () => {
  const server = { ...quietServer, demoListings: 48, demoAccounts, outbox: 'data/outbox' };
  expect(startMessage(server).split('\n')).toEqual([
    'Gida is running at http://localhost:3000 with 48 demo listings',
    'Log in as demo admin: admin@gida.example, password gida-demo-admin',
    'Log in as demo buyer: buyer@gida.example, password gida-demo-buyer',
    'Emails are saved in data/outbox and listed here',
    'The API is described at http://localhost:3000/api/docs',
  ]);
});

it('A start with existing data and a mail server prints only the URLs', () => {
  expect(startMessage(quietServer).split('\n')).toEqual([
    'Gida is running at http://localhost:3000',
    'The API is described at http://localhost:3000/api/docs',
  ]);
});

it('A start without demo data names the demo accounts that it deactivated', () => {
  const message = startMessage({ ...quietServer, deactivatedAccounts: demoAccounts });
  expect(message).toContain('Demo data is off: admin@gida.example is deactivated');
});

it('A start with PUBLIC_URL and without TRUST_PROXY warns about shared rate limits', () => {
  expect(startMessage({ ...quietServer, mayMissProxy: true })).toMatch(
    /^Warning: PUBLIC_URL is set and TRUST_PROXY is not\. /m,
  );
});

it('A start behind PgBouncer without timeouts of the role warns about endless statements', () => {
  expect(startMessage({ ...quietServer, lacksTimeouts: true })).toMatch(
    /^Warning: PgBouncer drops the timeouts of the server, /m,
  );
});

it('The first start in production lists what is not set yet', () => {
  const server = { ...quietServer, outbox: 'data/outbox', mayMissProxy: true };
  const [heading, ...tasks] = startMessage({ ...server, isFirstInProduction: true })
    .split('\n')
    .slice(3);
  expect(heading).toContain('docs/your-first-day.md');
  expect(tasks.map((task) => task.trim())).toEqual([
    expect.stringContaining('npm run create-admin'),
    expect.stringContaining('SMTP_HOST'),
    expect.stringContaining('TRUST_PROXY'),
    expect.stringContaining('https in PUBLIC_URL'),
    expect.stringContaining('contract/site/brand.ts'),
    expect.stringContaining('backup'),
  ]);
});

it('The first start in production with https, a mail server and a proxy lists only the rest', () => {
  const server = { ...quietServer, url: 'https://gida.ng', isFirstInProduction: true };
  expect(startMessage(server)).not.toMatch(/SMTP_HOST|TRUST_PROXY|https in/);
});
