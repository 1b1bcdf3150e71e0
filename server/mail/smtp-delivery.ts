import { createTransport } from 'nodemailer';
import { type Delivery, messageOf } from './delivery.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** From the first byte, after an upgrade without which nothing is sent, or not at all. */
  encryption: 'tls' | 'starttls' | 'none';
  user: string | null;
  password: string | null;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;
/** As many as letters are sent at once, so that none waits for another. */
const MAX_CONNECTIONS = 5;

export function smtpDelivery(server: SmtpServer, from: string): Delivery {
  const { host, port, encryption, user, password } = server;
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(from, mail));
    },
    close: () => transport.close(),
  };
}

/** Whether the mail server refuses this very letter, rather than being unable to take any now. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutLetter = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutLetter && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
