import { brand } from '#contract/site/brand.ts';
import { loggedError } from './core/http/logging.ts';
import { OperatorError } from './core/operator-error.ts';
import type { DemoAccount } from './demo/demo-accounts.ts';

interface StartedServer {
  url: string;
  demoListings: number;
  demoAccounts: readonly DemoAccount[];
  deactivatedAccounts: readonly DemoAccount[];
  /** The folder of emails; null with a mail server. */
  outbox: string | null;
  /** Whether PUBLIC_URL is set and TRUST_PROXY is not. */
  mayMissProxy: boolean;
  /** Whether PostgreSQL has no statement timeout. */
  lacksTimeouts: boolean;
  /** Whether PUBLIC_URL is set and nobody is an admin yet. */
  isFirstInProduction: boolean;
}

const PROXY_WARNING =
  'Warning: PUBLIC_URL is set and TRUST_PROXY is not. Behind a proxy, all visitors then share ' +
  "its address and one rate limit. Set TRUST_PROXY to the proxy's address, or to false if there is " +
  'no proxy.';

const TIMEOUT_WARNING =
  'Warning: PgBouncer drops the timeouts of the server, so a statement may run without end. Set them ' +
  "for the database role: ALTER ROLE … SET statement_timeout = '30s' and lock_timeout = '10s'.";

const ADMIN_TASK = 'Create the first admin: npm run create-admin';
const MAIL_TASK =
  'Set SMTP_HOST and MAIL_FROM: until then nobody receives a code. Try them with npm run send-test-email -- you@example.com';
const PROXY_TASK =
  "Set TRUST_PROXY to the proxy's address, or to false if there is none: until then visitors may share one rate limit.";
const HTTPS_TASK = 'Use https in PUBLIC_URL: until then passwords can be read on the way.';
const BRAND_TASK =
  "Enter the company's name, phone and address in contract/site/brand.ts, and build.";
const BACKUP_TASK = 'Plan a daily backup: docs/operations.md, Backup and restore.';

/** What is left to do before the first visitors. */
function checklist({ url, outbox, mayMissProxy }: StartedServer): string[] {
  const tasks = [
    ADMIN_TASK,
    outbox && MAIL_TASK,
    mayMissProxy && PROXY_TASK,
    url.startsWith('http:') && HTTPS_TASK,
    brand.email.endsWith('.example') && BRAND_TASK,
    BACKUP_TASK,
  ];
  const left = tasks.filter((task) => typeof task === 'string');
  return [
    'Before the first visitors (see docs/your-first-day.md):',
    ...left.map((task) => `  [ ] ${task}`),
  ];
}

export function startMessage(server: StartedServer): string {
  const { url, demoListings, demoAccounts, deactivatedAccounts, outbox } = server;
  const demo = demoListings > 0 ? ` with ${demoListings} demo listings` : '';
  return [
    `Gida is running at ${url}${demo}`,
    ...demoAccounts.map(({ role, email, password }) => {
      const name = role === 'admin' ? 'demo admin' : 'demo buyer';
      return `Log in as ${name}: ${email}, password ${password}`;
    }),
    ...deactivatedAccounts.map(({ email }) => `Demo data is off: ${email} is deactivated`),
    ...(outbox ? [`Emails are saved in ${outbox} and listed here`] : []),
    ...(server.mayMissProxy && !server.isFirstInProduction ? [PROXY_WARNING] : []),
    ...(server.lacksTimeouts ? [TIMEOUT_WARNING] : []),
    `The API is described at ${url}/api/docs`,
    ...(server.isFirstInProduction ? checklist(server) : []),
  ].join('\n');
}

/** One line for failures that the operator can fix. */
export function startFailureMessage(error: unknown): string {
  if (!(error instanceof Error)) return `The server could not start: ${error}`;
  if (error instanceof OperatorError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : '';
    return `Port ${port} is in use by another program. Set PORT to another one.`;
  }
  // The message of a system error names the file or address.
  if ('syscall' in error) return `The server could not start: ${error.message}`;
  return `The server could not start. ${loggedError(error).stack}`;
}
