import { runCommand } from '#server/run-command.ts';
import { importFromFile } from './import-from-file.ts';

await runCommand(importFromFile);
