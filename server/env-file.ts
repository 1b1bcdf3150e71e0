import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { editDistance } from '#contract/search/edit-distance.ts';
import { settingNames } from './config.ts';

/** Loads `.env` into the environment, and warns about names that are one letter from a setting. */
export function loadEnvFile(path = '.env'): void {
  if (!existsSync(path)) return;
  process.loadEnvFile(path);
  for (const name of Object.keys(parseEnv(readFileSync(path, 'utf8')))) {
    const meant = settingNames.find((setting) => editDistance(name, setting) <= 1);
    if (meant === undefined || meant === name) continue;
    console.warn(`Warning: ${path} has ${name}, which is not a setting. Did you mean ${meant}?`);
  }
}
