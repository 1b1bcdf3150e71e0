import { runCommand } from '#server/run-command.ts';
import { createAdmin } from './create-admin-from-arguments.ts';

await runCommand(createAdmin);
