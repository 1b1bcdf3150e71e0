import { z } from 'zod';

const port = z.coerce
  .number({ error: 'must be a port between 0 and 65535' })
  .int('must be a port between 0 and 65535')
  .min(0, 'must be a port between 0 and 65535')
  .max(65_535, 'must be a port between 0 and 65535');

const flag = z
  .enum(['true', 'false'], { error: "must be 'true' or 'false'" })
  .transform((value) => value === 'true');

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://gida.ng',
});

const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(z.array(address.refine(isOrigin, 'must be origins such as https://gida.ng')));

/** The environment, variable by variable; `.env.example` says what each is for. */
const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://…' })
    .optional(),
  DEMO_DATA: flag.default(true),
  WEB_DIR: z.string().default('./dist'),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  /** Read by the build, and here because the page may then speak to that address. */
  VITE_API_BASE_URL: z.string().default('/api'),
});

export interface Config {
  port: number;
  host: string;
  /** Where people reach the server, without a trailing slash; null where it is `host` and `port`. */
  publicUrl: string | null;
  /** Folder of everything that the server keeps. */
  dataDir: string;
  /** A PostgreSQL server; null means the embedded one, in `dataDir`. */
  databaseUrl: string | null;
  hasDemoData: boolean;
  /** Folder of the built SPA; where it is missing, the API is served alone. */
  webDir: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Whether a proxy in front may say who called, in X-Forwarded-For. */
  isBehindProxy: boolean;
  logLevel: string;
  /** Where the built SPA calls its API. */
  apiBaseUrl: string;
}

/** The environment cannot be used: `message` is one line that names the variable. */
export class ConfigError extends Error {}

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('; '),
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    hasDemoData: values.DEMO_DATA,
    webDir: values.WEB_DIR,
    corsOrigins: values.CORS_ORIGINS,
    isBehindProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    apiBaseUrl: values.VITE_API_BASE_URL,
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
