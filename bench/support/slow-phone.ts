import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone of Lighthouse: its "slow 4G", and a fourth of this machine's speed. */
export const slowPhone = {
  latencyMs: 150,
  downloadBitsPerSecond: 1_638_400,
  uploadBitsPerSecond: 768_000,
  cpuSlowdown: 4,
  description: 'Slow 4G (150 ms, 1.6 Mbit/s), CPU slowed down four times, 412 × 823 px',
};

/** Opens an address with an empty cache on the slow phone; `prepare` runs in the page before it. */
export async function visitOnSlowPhone<Result>(
  browser: Browser,
  address: string,
  prepare: () => void,
  visit: (visit: { page: Page; cdp: CDPSession }) => Promise<Result>,
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
