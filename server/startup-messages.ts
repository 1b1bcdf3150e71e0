import { loggedError } from './core/http/logging.ts';
import { OperatorError } from './core/operator-error.ts';
import type { DemoAccount } from './demo/demo-accounts.ts';

interface StartedServer {
  url: string;
  /** Demo listings that this start added. */
  demoListings: number;
  demoAccounts: readonly DemoAccount[];
  /** Demo accounts that this start deactivated. */
  deactivatedAccounts: readonly DemoAccount[];
  /** The folder of emails; null with a mail server. */
  outbox: string | null;
  /** Whether PUBLIC_URL is set and TRUST_PROXY is not. */
  mayMissProxy: boolean;
  /** Whether PostgreSQL has no statement timeout. */
  lacksTimeouts: boolean;
}

const PROXY_WARNING =
  'Warning: PUBLIC_URL is set and TRUST_PROXY is not. Behind a proxy, all visitors then share ' +
  "its address and one rate limit. Set TRUST_PROXY to the proxy's address, or to false if there is " +
  'no proxy.';

const TIMEOUT_WARNING =
  'Warning: PgBouncer drops the timeouts of the server, so a statement may run without end. Set them ' +
  "for the database role: ALTER ROLE … SET statement_timeout = '30s' and lock_timeout = '10s'.";

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
    ...(server.mayMissProxy ? [PROXY_WARNING] : []),
    ...(server.lacksTimeouts ? [TIMEOUT_WARNING] : []),
    `The API is described at ${url}/api/docs`,
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
