import { isIP } from 'node:net';
import { z } from 'zod';
import { brand } from '#contract/site/brand.ts';
import type { SmtpServer } from './mail/delivery.ts';
import type { SessionLimits } from './modules/auth/session-limits.ts';

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

const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .transform(([first = '', ...others]) => {
    if (others.length > 0) return [first, ...others];
    return { true: privateNetworks, false: [] }[first] ?? [first];
  })
  .refine(
    (list) => list.every((part) => privateNetworks.includes(part) || isNetwork(part)),
    "must be 'true', 'false' or the addresses of the proxies in front, such as 10.0.0.0/8",
  );

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number between ${min} and ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
}

/** The environment, variable by variable; `.env.example` says what each is for. */
const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://…' })
    .optional(),
  DEMO_DATA: flag.optional(),
  WEB_DIR: z.string().default('./dist'),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: proxies.default([]),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_ENCRYPTION: z
    .enum(['tls', 'starttls', 'none'], { error: 'must be tls, starttls or none' })
    .default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/, 'must be such as Gida <no-reply@gida.ng>')
    .optional(),
  SESSION_IDLE_MINUTES: wholeNumber(1, 60 * 24).default(30),
  SESSION_MAX_HOURS: wholeNumber(1, 24 * 90).default(24),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  /** Read by the build, and here because the page may then speak to that address. */
  VITE_API_BASE_URL: z.string().default('/api'),
});

const DEFAULT_SENDER = `${brand.name} <no-reply@${brand.email.replace(/^.*@/, '')}>`;

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
  /** Whose word counts, in X-Forwarded-For, on who called: addresses, ranges or their names. */
  trustedProxies: string[];
  sessionLimits: SessionLimits;
  /** Null where there is none: letters then go to a folder. */
  smtpServer: SmtpServer | null;
  /** Name and address that letters come from. */
  mailFrom: string;
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
  if (values.SMTP_HOST && !values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM must say where letters come from, as SMTP_HOST is set');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    // The passwords of the demo's accounts are public: a site with a public address asks for them.
    hasDemoData: values.DEMO_DATA ?? values.PUBLIC_URL === undefined,
    webDir: values.WEB_DIR,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    sessionLimits: {
      idleMs: values.SESSION_IDLE_MINUTES * 60_000,
      maxMs: values.SESSION_MAX_HOURS * 3_600_000,
    },
    smtpServer: values.SMTP_HOST
      ? {
          host: values.SMTP_HOST,
          port: values.SMTP_PORT,
          encryption: values.SMTP_ENCRYPTION,
          user: values.SMTP_USER ?? null,
          password: values.SMTP_PASSWORD ?? null,
        }
      : null,
    mailFrom: values.MAIL_FROM ?? DEFAULT_SENDER,
    logLevel: values.LOG_LEVEL,
    apiBaseUrl: values.VITE_API_BASE_URL,
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** An address or, with the length of its prefix, a range of them. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}
