/**
 * React's renderer makes some errors while it loads, for whose stack traces V8 would parse all of
 * our code a second time: a tenth of a second on a phone.
 */
import { usualLimit } from '#src/lib/without-stacks.ts';

// biome-ignore lint/performance/noBarrelFile: what matters is when it is evaluated, after the import above.
export { createRoot } from 'react-dom/client';

Error.stackTraceLimit = usualLimit;
