import { z } from 'zod';

export const logLevels = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

const Environment = z.object({
  VITE_API_BASE_URL: z
    .string()
    .regex(
      /^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/,
      'must be a path such as /api or an http(s) address',
    )
    .default('/api')
    .transform((url) => url.replace(/\/+$/, '')),
  VITE_SESSION_STORAGE_KEY: z.string().default('gida.session'),
  VITE_MAP_TILE_URL: z
    .string()
    .regex(/\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/, 'must hold {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  VITE_MAP_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
  VITE_SPLASH_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of milliseconds')
    .default('3000')
    .transform(Number),
  VITE_LOG_LEVEL: z.enum(logLevels).default('warn'),
});

/**
 * Reads the configuration that the build was given; an empty value counts as none.
 * Throws an Error that names each bad setting.
 */
export function readEnvironment(variables: Record<string, unknown>) {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The app is configured wrongly. ${faults.join('; ')}`);
  }
  const { data } = result;
  return {
    /** A path or an address, without a slash at its end. */
    apiBaseUrl: data.VITE_API_BASE_URL,
    sessionStorageKey: data.VITE_SESSION_STORAGE_KEY,
    mapTileUrl: data.VITE_MAP_TILE_URL,
    /** HTML, as the tile service wants to be named. */
    mapAttribution: data.VITE_MAP_ATTRIBUTION,
    splashMs: data.VITE_SPLASH_MS,
    logLevel: data.VITE_LOG_LEVEL,
  };
}

export const env = readEnvironment(import.meta.env);
