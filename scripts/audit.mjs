import { fileURLToPath } from 'node:url';
import { runNpm } from './run-npm.mjs';

/**
 * Reads the report of `npm audit --json`. Returns what to print and the exit code: 1 for a high or
 * critical advisory, 0 also if the registry has no audit.
 */
export function verdictOf(output) {
  const report = reportIn(output);
  if (!report?.metadata?.vulnerabilities) {
    const reason = report?.message ?? 'no report';
    return { code: 0, message: `The packages were not audited: ${reason}` };
  }
  const { total, high, critical } = report.metadata.vulnerabilities;
  const severe = Object.values(report.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  const lines = severe.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const count = `${total} advisories of packages in production, ${high + critical} high or critical`;
  return { code: severe.length > 0 ? 1 : 0, message: [count, ...lines].join('\n') };
}

/** npm prints warnings around the report. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  const { code, message } = verdictOf(output);
  console.log(message);
  process.exitCode = code;
}
