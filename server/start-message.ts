import type { RunningServer } from './running-server.ts';

/** What whoever started the server wants to know, line by line. */
export function startMessage({ url, ...server }: Omit<RunningServer, 'stop'>): string {
  const { demoListings, demoAccounts, outbox } = server;
  const demo = demoListings > 0 ? ` with ${demoListings} demo listings` : '';
  return [
    `Gida is running at ${url}${demo}`,
    ...demoAccounts.map(({ role, email, password }) => {
      const who = role === 'admin' ? 'demo admin' : 'demo buyer';
      return `Sign in as ${who}: ${email}, password ${password}`;
    }),
    ...(outbox ? [`E-mails are kept in ${outbox}, and announced here`] : []),
    `The API is described at ${url}/api/docs`,
  ].join('\n');
}
