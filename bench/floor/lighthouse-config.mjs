/** Lighthouse stops inside the splash unless it waits for longer than that. */
const PAUSE_MS = 4500;

export default {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    formFactor: 'mobile',
    pauseAfterFcpMs: PAUSE_MS,
    pauseAfterLoadMs: PAUSE_MS,
    networkQuietThresholdMs: PAUSE_MS,
    cpuQuietThresholdMs: PAUSE_MS,
  },
};
