import { runScenarios } from '../support/scenarios.ts';
import { endlessStatement } from './endless-statement.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';

/** Demonstrated faults: `npm run test:faults`, or with the names of some and `--rounds N`. */
await runScenarios([fullDisk, endlessStatement, kills]);
