import { runScenarios } from '../support/scenarios.ts';
import { costlyReads } from './costly-reads.ts';
import { imageBombAttack } from './image-bombs.ts';

/** Demonstrated attacks: `npm run test:security`, or with the names of some and `--rounds N`. */
await runScenarios([imageBombAttack, costlyReads]);
