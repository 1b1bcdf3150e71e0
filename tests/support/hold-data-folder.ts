import { writeSync } from 'node:fs';
import { lockDataFolder } from '#server/db/data-folder-lock.ts';

/** A process that takes the folder it is given, says so, and is then too busy to answer anyone. */
await lockDataFolder(process.argv[2] ?? '');
writeSync(1, 'held\n');
for (;;);
