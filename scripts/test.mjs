import { setUp } from './setup.mjs';

await setUp();
await import('./check.mjs');
