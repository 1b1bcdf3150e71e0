import { runCommand } from '#server/run-command.ts';
import { sendTestEmail } from './send-test-email.ts';

await runCommand(sendTestEmail);
