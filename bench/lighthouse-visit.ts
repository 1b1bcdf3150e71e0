import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseVisit {
  /** Of 100, by category. */
  scores: Record<(typeof categories)[number], number>;
  /** Cumulative layout shift. */
  shift: number;
  /** The audits that cost points, in words. */
  complaints: string[];
}

/** Longer than the splash, inside which Lighthouse stops unless told. */
const PAUSE_MS = 4500;

/** Has Lighthouse visit an address as a phone, with the browser that listens at that port. */
export async function visitWithLighthouse(address: string, port: number): Promise<LighthouseVisit> {
  const result = await lighthouse(
    address,
    { port, output: 'json', logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: [...categories],
        formFactor: 'mobile',
        pauseAfterFcpMs: PAUSE_MS,
        pauseAfterLoadMs: PAUSE_MS,
        networkQuietThresholdMs: PAUSE_MS,
        cpuQuietThresholdMs: PAUSE_MS,
      },
    },
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = categories.map((name) => [
    name,
    100 * (lhr.categories[name]?.score ?? Number.NaN),
  ]);
  const complaints = Object.values(lhr.audits).flatMap(({ id, score, displayValue }) =>
    score !== null && score < 0.9 ? [`${id} ${displayValue ?? ''}`.trim()] : [],
  );
  return {
    // Each category was given a score just now.
    scores: Object.fromEntries(scores) as LighthouseVisit['scores'],
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    complaints,
  };
}
