import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { hostileFiles } from '../../tests/support/hostile-files.ts';
import { imageBombs, largeImageBombs } from '../../tests/support/image-bombs.ts';
import { launchServer } from '../../tests/support/launched-server.ts';
import { memoryOfTree } from '../../tests/support/process-memory.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import type { Scenario } from '../support/scenarios.ts';

const SAMPLE_MS = 20;

/** Sends image bombs as photos of a property and of the profile at once, and samples the memory. */
export const imageBombAttack: Scenario = {
  name: 'image-bombs',
  async run({ folder, serve }) {
    // Creating the embedded database takes more memory than the server ever does again.
    await (await launchServer({ dataDir: folder })).stop();
    const url = await serve({ dataDir: folder });
    const { token } = await signInAsAdmin(url);
    const memory = sampleMemory();
    const unexpected: string[] = [];
    const slowest = { name: '', ms: 0 };
    const bombs = [...(await imageBombs()), ...(await largeImageBombs())];
    const others = hostileFiles().map(({ content }, index) => ({ name: `${index}`, content }));
    for (const { name, content } of [...bombs, ...others]) {
      const start = performance.now();
      const statuses = await Promise.all([
        sendPhoto(`${url}/api/properties`, 'POST', propertyForm(content), token),
        sendPhoto(`${url}/api/auth/profile`, 'PUT', photoForm(content), token),
      ]);
      const ms = performance.now() - start;
      if (ms > slowest.ms) Object.assign(slowest, { name, ms });
      if (statuses.some((status) => status >= 500)) unexpected.push(`${name}: ${statuses}`);
    }
    const { tree, imageProcess, server } = await memory.stop();
    console.log(`slowest: ${slowest.name}; memory of the server alone: ${server.toFixed()} MB`);
    for (const text of unexpected) console.log(text);
    const form = propertyForm(await readFile('public/icon-192.png'));
    const status = await sendPhoto(`${url}/api/properties`, 'POST', form, token);
    return [
      { name: 'peak of the server and its image process', value: tree, atMost: 1024, unit: 'MB' },
      { name: 'peak of the image process', value: imageProcess, atMost: 512, unit: 'MB' },
      { name: 'responses of 5xx', value: unexpected.length, atMost: 0 },
      { name: 'slowest response', value: slowest.ms / 1000, atMost: 60, unit: 's', decimals: 1 },
      { name: 'photo stored afterwards', value: status === 201 ? 1 : 0, atLeast: 1 },
    ];
  },
};

async function sendPhoto(url: string, method: string, body: FormData, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { method, body, headers });
  await response.arrayBuffer();
  return response.status;
}

function propertyForm(photo: Buffer): FormData {
  const form = new FormData();
  for (const field of ['title', 'type', 'status', 'location']) form.append(field, 'Villa');
  form.append('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'villa.jpg');
  return form;
}

function photoForm(photo: Buffer): FormData {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
  return form;
}

/** Samples the memory of the launched server until it is stopped; returns the peaks in MB. */
function sampleMemory() {
  const stopping = new AbortController();
  const server = memoryOfTree(process.pid).find(({ command }) =>
    command.includes('server/main.ts'),
  );
  if (!server) throw new Error('The server is not running.');
  const peaks = { tree: 0, imageProcess: 0, server: 0 };
  const sampling = (async () => {
    while (!stopping.signal.aborted) {
      const processes = memoryOfTree(server.pid);
      const tree = processes.reduce((sum, { now }) => sum + now, 0);
      peaks.tree = Math.max(peaks.tree, tree);
      for (const { command, peak } of processes) {
        const name = command.includes('image-process') ? 'imageProcess' : 'server';
        if (!command.includes('esbuild')) peaks[name] = Math.max(peaks[name], peak);
      }
      await delay(SAMPLE_MS);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await sampling;
      return peaks;
    },
  };
}
