import { kills } from '../kills/kills.ts';
import { runScenarios } from '../support/scenarios.ts';

/** Demonstrated faults: `npm run test:faults`, or with the names of some and `--rounds N`. */
await runScenarios([kills]);
