import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { runNpm } from './run-npm.mjs';
import { setUp } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'gida-check-'));
const unitReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

const steps = [
  { script: 'format' },
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'unused' },
  {
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { script: 'build' },
  {
    script: 'test:browser',
    prepare: ensureChromium,
    args: ['--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
];

endWithParent();
await setUp();
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
process.exitCode = await firstFailure();
const counts = [countOfVitest(), countOfPlaywright()];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
// A failed step without a failed test, such as the type check, counts as one failure.
const failed = sum('failed') || Number(process.exitCode !== 0);
console.log(`${sum('passed')} passed, ${failed} failed`);

/** Runs the steps until one fails. Resolves with its exit code, or 0. */
async function firstFailure() {
  for (const { script, prepare, args = [], env = {} } of steps) {
    await prepare?.();
    const { code, output, seconds } = await runNpm(['run', '--silent', script, '--', ...args], {
      env,
    });
    console.log(`${code === 0 ? '✓' : '✗'} ${script} ${seconds.toFixed(1)} s`);
    if (code === 0) continue;
    console.log(output);
    console.log(`${script} failed; the steps after it did not run.`);
    return code;
  }
  return 0;
}

function countOfVitest() {
  const report = readReport(unitReport);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A test file that cannot be loaded fails without a failed test.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countOfPlaywright() {
  const report = readReport(browserReport);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** Returns null if the runner did not write its report. */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
