import { runScenarios } from '../support/scenarios.ts';

/** Demonstrated faults: `npm run test:faults`, or with the names of some. */
await runScenarios([]);
