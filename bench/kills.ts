import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/core/database/database.ts';
import { launchServer } from '#tests/support/launched-server.ts';
import { signInAsAdmin } from './kills/admin-calls.ts';
import { ageFiles, type Findings, lookForHarm } from './kills/findings.ts';
import { finishImports, importUntilGone, type SentImport } from './kills/import-work.ts';
import {
  type Acknowledged,
  createOne,
  createUntilGone,
  makePictures,
  updateUntilGone,
} from './kills/property-work.ts';
import { reportTargets } from './targets.ts';

const ROUNDS = 11;

/** At most about so many, one after the other; several are written at once. */
const WRITES_BEFORE_KILL = 8;

const kinds = ['create', 'update', 'import'] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'gida-kills-'));
try {
  await measure();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Kills the server at random moments of creating, changing and importing properties, and starts it
 * again. The database and the files are to agree in the end: nothing half, lost or left over.
 */
async function measure(): Promise<void> {
  const pictures = await makePictures();
  const acknowledged: Acknowledged = new Map();
  const imports: SentImport[] = [];
  const { token, latestMs } = await prepare(pictures, acknowledged, imports);
  let leftByKills = 0;
  for (let round = 0; round < ROUNDS * kinds.length; round += 1) {
    const kind = kinds[round % kinds.length] ?? 'create';
    const server = await launchServer({ dataDir });
    try {
      const desk = { url: server.url, token };
      const work = {
        create: () => createUntilGone(desk, pictures, round, acknowledged),
        update: () => updateUntilGone(desk, pictures, round, acknowledged),
        import: () => importUntilGone(desk, round, imports),
      };
      await Promise.all([work[kind](), delay(randomInt(latestMs[kind])).then(server.kill)]);
    } finally {
      await server.kill();
    }
    const { orphanFiles } = await look(acknowledged, imports);
    leftByKills += orphanFiles.length;
    console.log(
      `kill ${round + 1}, while it had to ${kind}: ${orphanFiles.length} files left over`,
    );
    // The next start sweeps them away, while others are written.
    await ageFiles(dataDir);
  }
  const server = await launchServer({ dataDir });
  await finishImports({ url: server.url, token });
  await server.stop();
  await ageFiles(dataDir);
  // The last sweep, of which the end of the server waits.
  await (await launchServer({ dataDir })).stop();
  report(await look(acknowledged, imports), acknowledged, imports, leftByKills);
}

/** Fills the database, and learns how long the work takes here: a kill is to come in its midst. */
async function prepare(
  pictures: readonly Buffer[],
  acknowledged: Acknowledged,
  imports: SentImport[],
): Promise<{ token: string; latestMs: Record<(typeof kinds)[number], number> }> {
  const server = await launchServer({ dataDir });
  try {
    const desk = await signInAsAdmin(server.url);
    await createOne(desk, pictures, acknowledged, 'first');
    const begun = performance.now();
    await createOne(desk, pictures, acknowledged, 'second');
    const created = performance.now();
    await importUntilGone(desk, -1, imports);
    const writing = Math.ceil(created - begun) * WRITES_BEFORE_KILL;
    const importing = Math.ceil(performance.now() - created);
    console.log(`An import of ${imports[0]?.rows} rows takes ${importing} ms here`);
    return { token: desk.token, latestMs: { create: writing, update: writing, import: importing } };
  } finally {
    await server.stop();
  }
}

async function look(acknowledged: Acknowledged, imports: SentImport[]): Promise<Findings> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  return lookForHarm(db, dataDir, acknowledged, imports).finally(close);
}

function report(
  findings: Findings,
  acknowledged: Acknowledged,
  imports: SentImport[],
  leftByKills: number,
): void {
  const confirmed = imports.filter(({ isConfirmed }) => isConfirmed).length;
  console.log(`${ROUNDS * kinds.length} kills:`);
  // Where nothing was underway when a kill came, nothing is shown.
  reportTargets([
    {
      name: 'properties that their writers were told of',
      value: acknowledged.size,
      atLeast: 1,
    },
    { name: `imports begun, of ${imports.length}`, value: confirmed, atLeast: 2 },
    { name: 'files left over by the kills', value: leftByKills, atLeast: 1 },
  ]);
  const words: Record<keyof Findings, string> = {
    halfProperties: 'half properties',
    orphanFiles: 'orphan files after the sweep',
    missingFiles: 'pictures whose file is missing',
    lostAnswers: 'acknowledged changes lost',
    halfImports: 'half imports',
  };
  for (const [key, lines] of Object.entries(findings)) {
    // Every key of the findings has its words.
    reportTargets([{ name: words[key as keyof Findings], value: lines.length, atMost: 0 }]);
    for (const line of lines) console.log(`  ${line}`);
  }
}
