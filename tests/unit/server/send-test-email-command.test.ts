import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendTestEmail as command } from '#server/mail/send-test-email.ts';
import { callCommand, runCommand } from '#tests/support/command-process.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  vi.stubEnv('SMTP_PORT', `${mailServer.port}`);
  vi.stubEnv('SMTP_ENCRYPTION', 'none');
  vi.stubEnv('MAIL_FROM', 'Gida <no-reply@gida.example>');
});
afterAll(() => {
  vi.unstubAllEnvs();
  return mailServer.stop();
});

const location = { dataDir: tmpdir(), databaseUrl: null };
const sendTestEmail = (...args: string[]) => callCommand(location, command, args);

describe('npm run send-test-email', () => {
  it('sends one email, and says what the mail server responded', async () => {
    const script = 'server/mail/send-test-email-command.ts';
    const { code, output } = await runCommand(location, script, ['ada@gida.ng']);
    expect(output).toMatch(
      /^The mail server 127\.0\.0\.1 accepted the email to ada@gida\.ng: 250 /,
    );
    expect(code).toBe(0);
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([['ada@gida.ng']]);
  });

  it('says why the mail server rejected it', async () => {
    mailServer.rejected.add('nobody@gida.ng');
    const { code, output } = await sendTestEmail('nobody@gida.ng');
    expect(output).toMatch(/rejected the email: 550 There is no such mailbox/);
    expect(code).toBe(1);
  });

  it('says that no mail server responds, or that none is set', async () => {
    vi.stubEnv('SMTP_PORT', '1');
    expect((await sendTestEmail('ada@gida.ng')).output).toMatch(
      /^The mail server 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
    vi.stubEnv('SMTP_HOST', '');
    expect((await sendTestEmail('ada@gida.ng')).output).toMatch(/^No mail server is set/);
    expect((await sendTestEmail()).output).toMatch(/^Name one recipient/);
  });
});
