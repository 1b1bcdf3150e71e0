import type { Company } from '#src/lib/environment.ts';

/** Read by `vite.config.ts`. Apart from `env`, which every page loads. */
declare const BUILD_COMPANY: Company;

export const company = BUILD_COMPANY;
