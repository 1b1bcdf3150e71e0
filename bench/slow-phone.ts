import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's "slow 4G", and a phone with a fourth of this machine's speed. */
export const slowPhone = {
  latencyMs: 150,
  downloadBitsPerSecond: 1_638_400,
  uploadBitsPerSecond: 768_000,
  cpuSlowdown: 4,
  words: 'Slow 4G (150 ms, 1.6 Mbit/s) at four-fold CPU slowdown, 412 × 823 px',
};

export interface SlowVisit {
  page: Page;
  /** Speaks to the page's own process. */
  cdp: CDPSession;
}

/** Opens an address with an empty cache on a slow phone, where `prepare` has run before the page. */
export async function visitOnSlowPhone<Result>(
  browser: Browser,
  address: string,
  visit: (visit: SlowVisit) => Promise<Result>,
  prepare: () => void = () => {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.downloadBitsPerSecond / 8,
      uploadThroughput: slowPhone.uploadBitsPerSecond / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    await page.addInitScript(prepare);
    await page.goto(address, { waitUntil: 'commit' });
    return await visit({ page, cdp });
  } finally {
    await context.close();
  }
}
