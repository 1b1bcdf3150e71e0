import { expect, it } from 'vitest';
import { verdictOf } from '#scripts/audit.mjs';

function report(counts: { high?: number; critical?: number; low?: number }) {
  const { high = 0, critical = 0, low = 0 } = counts;
  const vulnerabilities = Object.fromEntries(
    Object.entries({ high, critical, low })
      .filter(([, count]) => count > 0)
      .map(([severity]) => [severity, { name: `a-${severity}-package`, severity, range: '<2' }]),
  );
  const metadata = { vulnerabilities: { total: high + critical + low, high, critical, low } };
  return `npm warn something\n${JSON.stringify({ vulnerabilities, metadata }, null, 2)}\n`;
}

it.each([{ high: 1 }, { critical: 1 }, { high: 1, low: 2 }])(
  'The audit fails for a high or critical advisory: %o',
  (counts) => {
    const { code, message } = verdictOf(report(counts));
    expect(code).toBe(1);
    expect(message).toMatch(/(high|critical): a-(high|critical)-package <2/);
  },
);

it('The audit succeeds without a high advisory', () => {
  expect(verdictOf(report({ low: 2 }))).toEqual({
    code: 0,
    message: '2 advisories of packages in production, 0 high or critical',
  });
});

it('The audit says that the registry has none', () => {
  const answer = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }, null, 2);
  expect(verdictOf(answer)).toEqual({
    code: 0,
    message: 'The packages were not audited: 405 Method Not Allowed',
  });
  expect(verdictOf('npm error network').code).toBe(0);
});
