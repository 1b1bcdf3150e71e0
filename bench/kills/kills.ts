import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchServer } from '../../tests/support/launched-server.ts';
import type { Scenario } from '../support/scenarios.ts';
import type { Target } from '../support/targets.ts';
import { type AdminClient, openAdminClient } from './admin-calls.ts';
import {
  awaitCodes,
  type ConfirmedAddresses,
  inspectEmails,
  makeEmailsDue,
  registerUntilGone,
} from './email-writes.ts';
import { finishImports, importUntilGone } from './import-writes.ts';
import { prepareMigrationKills } from './migration-kills.ts';
import { createPhotographers, uploadUntilGone } from './photo-writes.ts';
import { createImages, createOne, createUntilGone, updateUntilGone } from './property-writes.ts';
import { ageFiles, inspectData, type SentWrites } from './stored-data.ts';
import { sumOf, viewCounts, viewUntilGone } from './view-writes.ts';

/** How many writes, one after the other, fit before the latest kill. */
const WRITES_BEFORE_KILL = 8;
/** Each round kills the server once during each of seven kinds of writes: 29 rounds make 203 kills. */
const ROUNDS = 5;

/**
 * Kills the server at random moments while it counts views, creates, changes and imports properties,
 * stores photos, registers users and migrates, and starts it again. In the end the database, the files
 * and the emails must be consistent.
 */
export const kills: Scenario = {
  name: 'kills',
  async run({ folder }, rounds = ROUNDS) {
    const dataDir = join(folder, 'data');
    // Each registration comes from another network.
    const settings = { dataDir, environment: { TRUST_PROXY: 'true' } };
    const images = await createImages();
    const sent: SentWrites = {
      titles: new Map(),
      imports: [],
      views: { before: new Map(), requested: new Map(), confirmed: new Map() },
      photographers: [],
    };
    const addresses: ConfirmedAddresses = new Set();
    const { token, writingMs, importingMs } = await prepare();
    const migrating = await prepareMigrationKills(folder);
    const kinds = [
      { latestMs: writingMs, work: view },
      { latestMs: writingMs, work: create },
      { latestMs: writingMs, work: update },
      { latestMs: writingMs, work: upload },
      { latestMs: writingMs, work: register },
      { latestMs: importingMs, work: importRows },
    ];
    let leftByKills = 0;
    const halfMigrations: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { latestMs, work } of kinds) {
        const server = await launchServer(settings);
        try {
          const client = { url: server.url, token };
          await Promise.all([work(client, round), delay(randomInt(latestMs)).then(server.kill)]);
        } finally {
          await server.kill();
        }
      }
      halfMigrations.push(...(await migrating.kill(round)));
      const { orphanFiles } = await inspectData(dataDir, sent);
      leftByKills += orphanFiles.length;
      console.log(`round ${round + 1} of ${rounds}: ${orphanFiles.length} files left over`);
      // The next start removes them while others are written.
      await ageFiles(dataDir);
    }
    await finish();
    return report();

    function view({ url }: AdminClient, round: number) {
      return viewUntilGone(url, round, sent.views);
    }
    function create(client: AdminClient, round: number) {
      return createUntilGone(client, images, round, sent.titles);
    }
    function update(client: AdminClient, round: number) {
      return updateUntilGone(client, images, round, sent.titles);
    }
    async function upload(client: AdminClient, round: number) {
      const photographer = sent.photographers[round];
      if (photographer) await uploadUntilGone(client, images, photographer);
    }
    function register({ url }: AdminClient, round: number) {
      return registerUntilGone(url, round, addresses);
    }
    function importRows(client: AdminClient, round: number) {
      return importUntilGone(client, round, sent.imports);
    }

    /** Fills the database and measures how long writes take here, so that a kill falls into them. */
    async function prepare() {
      const server = await launchServer(settings);
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
        sent.photographers = await createPhotographers(dataDir, rounds);
      }
    }

    /** Lets the server finish its imports and emails and remove what the last kill left over. */
    async function finish() {
      await makeEmailsDue(dataDir);
      const server = await launchServer(settings);
      await finishImports({ url: server.url, token });
      await awaitCodes(dataDir, addresses);
      await server.stop();
      await ageFiles(dataDir);
      // A server ends only after the cleanup of its start.
      const cleaning = await launchServer(settings);
      await cleaning.stop();
    }

    async function report(): Promise<Target[]> {
      const confirmedImports = sent.imports.filter(({ isConfirmed }) => isConfirmed).length;
      const uploads = sent.photographers.reduce((sum, each) => sum + each.uploads, 0);
      const { lostUsers, lostEmails, emailsToUnknown, halfEmails } = await inspectEmails(
        dataDir,
        addresses,
      );
      const found = await inspectData(dataDir, sent);
      const mistakes: [name: string, lines: readonly string[]][] = [
        ['files left over after the cleanup', found.orphanFiles],
        ['missing files', found.missingFiles],
        ['damaged images', found.damagedImages],
        ['half-written properties', found.halfProperties],
        ['confirmed properties lost', found.lostProperties],
        ['half-done imports', found.halfImports],
        ['properties with lost views', found.lostViews],
        ['properties with invented views', found.inventedViews],
        ['confirmed photos lost', found.lostPhotos],
        ['confirmed registrations lost', lostUsers],
        ['emails of confirmed registrations lost', lostEmails],
        ['emails of unknown registrations', emailsToUnknown],
        ['half-written emails', halfEmails],
        ['half-done migrations', halfMigrations],
      ];
      for (const line of mistakes.flatMap(([, lines]) => lines)) console.log(`  ${line}`);
      return [
        // Kills that interrupt no write prove nothing.
        { name: 'kills', value: rounds * (kinds.length + 1), atLeast: rounds * 7 },
        { name: 'confirmed views', value: sumOf(sent.views.confirmed), atLeast: 1 },
        { name: 'confirmed properties', value: sent.titles.size, atLeast: 1 },
        { name: 'confirmed imports', value: confirmedImports, atLeast: 2 },
        { name: 'confirmed photos', value: uploads, atLeast: 1 },
        { name: 'confirmed registrations', value: addresses.size, atLeast: 1 },
        { name: 'files left over by the kills', value: leftByKills, atLeast: 1 },
        ...mistakes.map(([name, lines]) => ({ name, value: lines.length, atMost: 0 })),
      ];
    }
  },
};
