import { join } from 'node:path';
import { runCommand } from '../../tests/support/command-process.ts';
import { launchServer } from '../../tests/support/launched-server.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import type { Scenario } from '../support/scenarios.ts';

const BACKUP = 'server/modules/backups/backup-command.ts';
const RESTORE = 'server/modules/backups/restore-command.ts';

interface Installation {
  dataDir: string;
  databaseUrl: string | null;
}

/** Moves the demo from the embedded database to PostgreSQL and back, by the commands. */
export const restore: Scenario = {
  name: 'restore',
  async run({ folder, onClose }) {
    const postgres = await launchPostgres();
    onClose(postgres.stop);
    const first = { dataDir: join(folder, 'first'), databaseUrl: null };
    const second = { dataDir: join(folder, 'second'), databaseUrl: postgres.url };
    const third = { dataDir: join(folder, 'third'), databaseUrl: null };
    const before = await servedBy(first, 'true');
    const codes = [
      await run(first, BACKUP, '--to', join(folder, 'first.tar.gz')),
      await run(second, RESTORE, '--from', join(folder, 'first.tar.gz')),
    ];
    const moved = await servedBy(second, 'true');
    const withoutForce = await run(second, RESTORE, '--from', join(folder, 'first.tar.gz'));
    codes.push(
      await run(second, BACKUP, '--to', join(folder, 'second.tar.gz')),
      await run(third, RESTORE, '--from', join(folder, 'second.tar.gz')),
    );
    const back = await servedBy(third, 'true');
    return [
      { name: 'commands that failed', value: codes.filter((code) => code !== 0).length, atMost: 0 },
      { name: 'properties and images', value: before.size, atLeast: 90 },
      { name: 'differences on PostgreSQL', value: differences(before, moved), atMost: 0 },
      { name: 'differences when moved back', value: differences(before, back), atMost: 0 },
      { name: 'exit code on a database with data', value: withoutForce ?? 0, atLeast: 1 },
    ];
  },
};

async function run(installation: Installation, script: string, ...args: string[]) {
  const { code, output } = await runCommand(installation, script, args);
  console.log(`  ${output.trim()}`);
  return code;
}

/** The responses of the server for each property and each image, by path. */
async function servedBy(installation: Installation, hasDemo: string): Promise<Map<string, string>> {
  const { dataDir, databaseUrl } = installation;
  const environment = { DEMO_DATA: hasDemo, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await launchServer({ dataDir, environment });
  try {
    const response = await fetch(`${server.url}/api/properties`);
    // The tests hold our server's responses to their schemas.
    const { data } = (await response.json()) as { data: { _id: string; images: string[] }[] };
    const served = new Map(data.map((property) => [property._id, JSON.stringify(property)]));
    for (const path of new Set(data.flatMap(({ images }) => images))) {
      const image = await fetch(new URL(path, server.url));
      const bytes = Buffer.from(await image.arrayBuffer());
      served.set(path, `${image.status} ${bytes.toString('base64')}`);
    }
    return served;
  } finally {
    await server.stop();
  }
}

function differences(expected: Map<string, string>, found: Map<string, string>): number {
  const paths = new Set([...expected.keys(), ...found.keys()]);
  return [...paths].filter((path) => expected.get(path) !== found.get(path)).length;
}
