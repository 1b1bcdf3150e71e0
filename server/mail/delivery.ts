import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { listFilesBefore } from '#server/core/files/files.ts';
import { OperatorError } from '#server/core/operator-error.ts';

export interface Email {
  /** The same for every attempt, so that a recipient can recognise duplicates. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Missing in emails to the company. */
  html?: string;
  code: string | null;
  /** Unsubscribes with one click, for emails that the recipient asked for. */
  unsubscribeUrl?: string;
  replyTo?: string;
}

export interface Delivery {
  /** Rejects if the email was not accepted. */
  deliver(email: Email): Promise<void>;
  close(): void;
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte, required STARTTLS, or none. */
  encryption: 'tls' | 'starttls' | 'none';
  user: string | null;
  password: string | null;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 15_000;
const KEPT_IN_OUTBOX_MS = 24 * 60 * 60 * 1000;
/** Matches the number of emails that the worker sends at once. */
const MAX_CONNECTIONS = 5;

export function smtpDelivery(server: SmtpServer, from: string): Delivery {
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    ...connectionOf(server),
  });
  return {
    async deliver(email) {
      await transport.sendMail(messageOf(from, email));
    },
    close: () => transport.close(),
  };
}

/** Sends one email at once, and returns the response of the mail server. @throws OperatorError */
export async function sendDirectly(
  server: SmtpServer,
  from: string,
  email: Email,
): Promise<string> {
  const transport = createTransport(connectionOf(server));
  try {
    return (await transport.sendMail(messageOf(from, email))).response;
  } catch (error) {
    const name = `${server.host}:${server.port}`;
    const isResponse = error instanceof Error && 'response' in error;
    throw new OperatorError(
      isResponse
        ? `The mail server ${name} rejected the email: ${error.response}`
        : `The mail server ${name} cannot be used: ${reasonOf(error)}. Check SMTP_HOST, SMTP_PORT and SMTP_ENCRYPTION.`,
    );
  } finally {
    transport.close();
  }
}

/** Without the codes and the source file that OpenSSL puts around its reason. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : `${error}`;
  return /:SSL routines:[^:]*:([^:]+):/.exec(message)?.[1] ?? message.trim();
}

function connectionOf({ host, port, encryption, user, password }: SmtpServer) {
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
}

interface Outbox {
  folder: string;
  from: string;
  clock: () => Date;
  print(line: string): void;
}

/** Writes each email to an .eml file, for servers without a mail server. */
export function outboxDelivery({ folder, from, clock, print }: Outbox): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(email) {
      const { message } = await transport.sendMail(messageOf(from, email));
      const time = clock().toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${time}-${email.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Renamed when it is complete, because a killed server must not leave half an email.
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const summary = email.code === null ? `"${email.subject}"` : `the code is ${email.code}`;
      print(`Email to ${email.to}: ${summary} (${path})`);
    },
    close: () => transport.close(),
  };
}

/** Deletes the emails of the outbox after a day, since they contain codes; returns their number. */
export async function deleteOldEmails(folder: string, now: Date): Promise<number> {
  const names = await listFilesBefore(folder, new Date(+now - KEPT_IN_OUTBOX_MS));
  const emails = names.filter((name) => name.endsWith('.eml'));
  for (const name of emails) await rm(join(folder, name), { force: true });
  return emails.length;
}

/** Whether the mail server rejected this email, rather than being unavailable. */
export function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const concernsEmail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return concernsEmail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

function messageOf(from: string, { id, to, subject, text, html, replyTo, unsubscribeUrl }: Email) {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    // RFC 3834: suppresses out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058.
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
