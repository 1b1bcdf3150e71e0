import type { CDPSession } from '@playwright/test';

const commands = ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'];

/** Megabytes of JavaScript that a page and its workers use, after a garbage collection in each. */
export async function heapInUse(page: CDPSession): Promise<number> {
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize } = await page.send('Runtime.getHeapUsage');
  const heaps = [usedSize, ...(await heapsOfWorkers(page))];
  return heaps.reduce((sum, heap) => sum + heap, 0) / 1_000_000;
}

/** Playwright cannot open a CDP session to a worker, so the session of the page forwards messages. */
async function heapsOfWorkers(page: CDPSession): Promise<number[]> {
  const workers: string[] = [];
  const heaps: Promise<number>[] = [];
  page.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  await page.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  for (const worker of workers) {
    heaps.push(heapOf(page, worker));
    for (const [id, method] of commands.entries()) {
      const message = JSON.stringify({ id, method });
      await page.send('Target.sendMessageToTarget', { sessionId: worker, message });
    }
  }
  return Promise.all(heaps);
}

function heapOf(page: CDPSession, worker: string): Promise<number> {
  return new Promise((resolve, reject) => {
    page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { id, result, error } = JSON.parse(message);
      if (sessionId !== worker) return;
      if (error) reject(new Error(error.message));
      if (id === commands.length - 1) resolve(result.usedSize);
    });
  });
}
