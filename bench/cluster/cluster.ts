import { runScenarios } from '../support/scenarios.ts';
import { failover } from './failover.ts';

/** Several hosts on one machine: `npm run test:cluster`, or with `--rounds N` kills. */
await runScenarios([failover]);
