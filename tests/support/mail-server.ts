import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope. */
  recipients: string[];
  email: Email;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** Addresses that are rejected permanently. */
  rejected: Set<string>;
  /** Passwords by user; empty if no authentication is required. */
  users: Map<string, string>;
  /** Closes the server; `start` opens it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** An SMTP server without encryption that stores the emails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const rejected = new Set<string>();
  const users = new Map<string, string>();
  let smtp: SMTPServer | null = null;
  let port = 0;

  function open(): SMTPServer {
    return new SMTPServer({
      authOptional: users.size === 0,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth({ username, password }, _session, done) {
        const isKnown = username !== undefined && users.get(username) === password;
        done(isKnown ? null : new Error('Invalid login'), { user: username });
      },
      onRcptTo({ address }, _session, done) {
        if (!rejected.has(address)) return done();
        done(Object.assign(new Error('There is no such mailbox'), { responseCode: 550 }));
      },
      onData(stream, { envelope }, done) {
        keep(
          stream,
          envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      },
    });
  }

  async function keep(stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> {
    received.push({ recipients, email: await PostalMime.parse(await buffer(stream)) });
  }

  async function start(): Promise<void> {
    smtp = open();
    smtp.on('error', () => {});
    smtp.listen(port, '127.0.0.1');
    await once(smtp.server, 'listening');
    const address = smtp.server.address();
    if (typeof address === 'object' && address) port = address.port;
  }

  async function stop(): Promise<void> {
    const closing = smtp;
    smtp = null;
    if (!closing) return;
    await new Promise<void>((resolve) => {
      closing.close(() => resolve());
      for (const { _socket: socket } of closing.connections) socket.destroy();
    });
  }

  await start();
  return { port, received, rejected, users, start, stop };
}
