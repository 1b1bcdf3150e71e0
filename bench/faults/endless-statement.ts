import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/core/database/database.ts';
import { launchServer } from '../../tests/support/launched-server.ts';
import { demoAdmin } from '../support/demo-admin.ts';
import { request, requestFor } from '../support/requests.ts';
import type { Scenario } from '../support/scenarios.ts';

/** The embedded database hangs in a statement: the process responds, and SIGTERM ends it. */
export const endlessStatement: Scenario = {
  name: 'endless-statement',
  async run({ folder, onClose }) {
    const dataDir = join(folder, 'data');
    const first = await launchServer({ dataDir });
    await first.stop();
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    await db.execute(sql`create function hang() returns trigger language plpgsql
      as 'begin loop end loop; end'`);
    await db.execute(sql`create trigger hang before insert on sessions
      for each row execute function hang()`);
    await close();

    const server = await launchServer({ dataDir });
    onClose(server.kill);
    const { email, password } = demoAdmin;
    const body = { email, password };
    const signIn = request(server.url, '/auth/login', { method: 'POST', body });
    // Checking the password takes a moment.
    await delay(2000);
    const health = await requestFor(2000, () => request(server.url, '/health'));
    const ready = await request(server.url, '/ready');
    await signIn;
    const start = performance.now();
    await server.stop();
    const stopMs = performance.now() - start;
    return [
      { name: 'responses of /health', value: health.succeeded, atLeast: 100 },
      { name: 'slowest /health', value: health.slowestMs, atMost: 500, unit: 'ms' },
      { name: 'status of /ready', value: ready.status, atLeast: 503, atMost: 503 },
      { name: '/ready after', value: ready.milliseconds, atMost: 2000, unit: 'ms' },
      { name: 'SIGTERM ends the process after', value: stopMs, atMost: 35_000, unit: 'ms' },
    ];
  },
};
