import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/find-chromium.mjs';
import { type LaunchSettings, launchServer } from '../../tests/support/launched-server.ts';

/** The resources of a measurement, which are closed when it ends or fails. */
export interface Workbench {
  /** A temporary folder, empty at first. */
  folder: string;
  /** Starts the real server in a process of its own and returns its address. */
  serve(settings: LaunchSettings): Promise<string>;
  openBrowser(): Promise<Browser>;
  onClose(close: () => Promise<unknown>): void;
}

/** Runs a measurement from the folder of the product, whose build and server it uses. */
export async function withWorkbench(
  measure: (workbench: Workbench) => Promise<void>,
): Promise<void> {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'gida-bench-'));
  const closings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  let isClosing = false;
  const onClose: Workbench['onClose'] = (close) => {
    // After a signal, a resource that was still starting is closed at once.
    if (isClosing) void close();
    else closings.unshift(close);
  };
  async function closeAll(): Promise<void> {
    isClosing = true;
    for (const close of closings.splice(0)) {
      await close().catch((error) => console.error(error));
    }
  }
  const onSignal = () => void closeAll().then(() => process.exit(1));
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    await measure({
      folder,
      onClose,
      async serve(settings) {
        const { url, stop } = await launchServer(settings);
        onClose(stop);
        return url;
      },
      async openBrowser() {
        const executablePath = await ensureChromium();
        const browser = await chromium.launch({ executablePath, args: chromiumFlags });
        onClose(() => browser.close());
        return browser;
      },
    });
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    await closeAll();
  }
}
