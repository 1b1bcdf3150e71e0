import { runScenarios } from '../support/scenarios.ts';
import { costlyReads } from './costly-reads.ts';
import { fuzzOnPglite, fuzzOnPostgres } from './fuzz.ts';
import { imageBombAttack } from './image-bombs.ts';
import { imageRequestAttack } from './image-requests.ts';
import { lockOuts } from './lock-outs.ts';

/** Demonstrated attacks: `npm run test:security`, or with the names of some and `--rounds N`. */
await runScenarios([
  imageBombAttack,
  imageRequestAttack,
  costlyReads,
  lockOuts,
  fuzzOnPglite,
  fuzzOnPostgres,
]);
