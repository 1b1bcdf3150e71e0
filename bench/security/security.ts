import { runScenarios } from '../support/scenarios.ts';

/** Demonstrated attacks: `npm run test:security`, or with the names of some. */
await runScenarios([]);
