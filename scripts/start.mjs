import { endWithParent } from './end-with-parent.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { setUp } from './setup.mjs';

endWithParent();
await setUp();
await ensureBuild();

// In this process, so that signals reach the server.
process.env.NODE_ENV ??= 'production';
const { register } = await import('tsx/esm/api');
register();
await import('#server/main.ts');
