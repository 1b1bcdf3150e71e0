import { runScenarios } from '../support/scenarios.ts';
import { missingPackages } from './debian-packages.ts';
import { failover } from './failover.ts';

/** Several hosts on one machine: `npm run test:cluster`, or with `--rounds N` kills. */
const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The cluster needs packages of Debian 12 that are missing. Install them: apt-get install -y ${missing.join(' ')}`,
  );
  process.exitCode = 1;
} else {
  await runScenarios([failover]);
}
