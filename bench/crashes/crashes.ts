import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchServer } from '../../tests/support/launched-server.ts';
import { reportTargets } from '../support/targets.ts';
import { withWorkbench } from '../support/workbench.ts';
import { type AdminClient, openAdminClient } from './admin-calls.ts';
import { finishImports, importUntilGone } from './import-writes.ts';
import { createImages, createOne, createUntilGone, updateUntilGone } from './property-writes.ts';
import { ageFiles, inspectData, type SentWrites } from './stored-data.ts';
import { sumOf, viewCounts, viewUntilGone } from './view-writes.ts';

/** How many writes, one after the other, fit before the latest kill. */
const WRITES_BEFORE_KILL = 8;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '11' } } });
const rounds = Number(values.rounds);

/**
 * Kills the server at random moments while it counts views and creates, changes and imports
 * properties, and starts it again. In the end the database and the files must be consistent.
 */
await withWorkbench(async ({ folder }) => {
  const dataDir = join(folder, 'data');
  const images = await createImages();
  const sent: SentWrites = {
    titles: new Map(),
    imports: [],
    views: { before: new Map(), requested: new Map(), confirmed: new Map() },
  };
  const { token, writingMs, importingMs } = await prepare();
  const kinds = [
    { name: 'view', latestMs: writingMs, work: view },
    { name: 'create', latestMs: writingMs, work: create },
    { name: 'update', latestMs: writingMs, work: update },
    { name: 'import', latestMs: importingMs, work: importRows },
  ];
  let leftByKills = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, latestMs, work } of kinds) {
      // Views are counted by network, and `viewUntilGone` names another one each time.
      const server = await launchServer({ dataDir, environment: { TRUST_PROXY: 'true' } });
      try {
        const client = { url: server.url, token };
        await Promise.all([work(client, round), delay(randomInt(latestMs)).then(server.kill)]);
      } finally {
        await server.kill();
      }
      const { orphanFiles } = await inspectData(dataDir, sent);
      leftByKills += orphanFiles.length;
      console.log(`round ${round + 1}, ${name}: ${orphanFiles.length} files left over`);
      // The next start removes them while others are written.
      await ageFiles(dataDir);
    }
  }
  await finish();
  await report();

  function view({ url }: AdminClient, round: number) {
    return viewUntilGone(url, round, sent.views);
  }
  function create(client: AdminClient, round: number) {
    return createUntilGone(client, images, round, sent.titles);
  }
  function update(client: AdminClient, round: number) {
    return updateUntilGone(client, images, round, sent.titles);
  }
  function importRows(client: AdminClient, round: number) {
    return importUntilGone(client, round, sent.imports);
  }

  /** Fills the database and measures how long writes take here, so that a kill falls into them. */
  async function prepare() {
    const server = await launchServer({ dataDir });
    try {
      sent.views.before = await viewCounts(server.url);
      const client = await openAdminClient(server.url);
      await createOne(client, images, sent.titles, 'first');
      const start = performance.now();
      await createOne(client, images, sent.titles, 'second');
      const created = performance.now();
      await importUntilGone(client, -1, sent.imports);
      return {
        token: client.token,
        writingMs: Math.ceil(created - start) * WRITES_BEFORE_KILL,
        importingMs: Math.ceil(performance.now() - created),
      };
    } finally {
      await server.stop();
    }
  }

  /** Lets the server finish its imports and remove what the last kill left over. */
  async function finish() {
    const server = await launchServer({ dataDir });
    await finishImports({ url: server.url, token });
    await server.stop();
    await ageFiles(dataDir);
    // A server ends only after the cleanup of its start.
    const cleaning = await launchServer({ dataDir });
    await cleaning.stop();
  }

  async function report() {
    const confirmedImports = sent.imports.filter(({ isConfirmed }) => isConfirmed).length;
    console.log(`${rounds * kinds.length} kills:`);
    // Kills that interrupt no write prove nothing.
    reportTargets([
      { name: 'confirmed views', value: sumOf(sent.views.confirmed), atLeast: 1 },
      { name: 'confirmed properties', value: sent.titles.size, atLeast: 1 },
      { name: 'confirmed imports', value: confirmedImports, atLeast: 2 },
      { name: 'files left over by the kills', value: leftByKills, atLeast: 1 },
    ]);
    const found = await inspectData(dataDir, sent);
    const names: Record<keyof typeof found, string> = {
      orphanFiles: 'files left over after the cleanup',
      missingFiles: 'missing files',
      halfProperties: 'half-written properties',
      lostProperties: 'confirmed properties lost',
      halfImports: 'half-done imports',
      lostViews: 'properties with lost views',
      inventedViews: 'properties with invented views',
    };
    for (const [key, lines] of Object.entries(found)) {
      // Object.entries widens the keys.
      const name = names[key as keyof typeof found];
      reportTargets([{ name, value: lines.length, atMost: 0 }]);
      for (const line of lines) console.log(`  ${line}`);
    }
  }
});
