import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { brand } from '#contract/site/brand.ts';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/core/operator-error.ts';
import { sendDirectly } from './delivery.ts';

const USAGE = 'Name one recipient: npm run send-test-email -- to@example.com';
const NO_SERVER =
  'No mail server is set, so emails are saved in the folder outbox. Set SMTP_HOST and MAIL_FROM.';

/** Sends an email with the settings of the server: `npm run send-test-email`. */
export async function sendTestEmail(
  { smtpServer, mailFrom }: Config,
  args: string[],
): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [to, ...others] = positionals;
  if (!to?.includes('@') || others.length > 0) throw new OperatorError(USAGE);
  if (!smtpServer) throw new OperatorError(NO_SERVER);
  const text = `This is a test. ${brand.name} can send emails with these settings.`;
  const subject = `Test email from ${brand.name}`;
  const email = { id: randomUUID(), to, subject, text, html: `<p>${text}</p>`, code: null };
  const response = await sendDirectly(smtpServer, mailFrom, email);
  console.log(`The mail server ${smtpServer.host} accepted the email to ${to}: ${response}`);
}
