import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { brand } from '#contract/site/brand.ts';
import type { S3Settings } from './core/files/s3-storage.ts';
import { isLoopback } from './core/http/client.ts';
import { OperatorError } from './core/operator-error.ts';
import type { SmtpServer } from './mail/delivery.ts';

const webProtocol = /^https?:?$/;

const flag = z
  .enum(['true', 'false'], { error: "must be 'true' or 'false'" })
  .transform((value) => value === 'true');

/** A URL with nothing after its host but a slash, and no user before it. */
const origin = z
  .string()
  .trim()
  .refine(isOrigin, 'must be an address such as https://gida.ng, without a path or password')
  .transform((url) => new URL(url).origin);

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://…',
});

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));

const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = list
  .transform(([first = '', ...others]) => {
    if (others.length > 0) return [first, ...others];
    return { true: privateNetworks, false: [] }[first] ?? [first];
  })
  .refine(
    (list) => list.every((part) => privateNetworks.includes(part) || isNetwork(part)),
    "must be 'true', 'false' or the addresses of the proxies in front, such as 10.0.0.0/8",
  )
  .refine(
    (list) => !list.some((part) => /\/0+$/.test(part)),
    'must list the addresses of your proxies, not a range that contains every address',
  );

function wholeNumber(min: number, max: number, name = 'whole number') {
  const error = `must be a ${name} between ${min} and ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
}

const port = wholeNumber(0, 65_535, 'port');

/** Environment variables, explained in `.env.example`. */
const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: webProtocol, error: 'must be an address such as https://s3.example' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO_DATA: flag.optional(),
  WEB_DIR: z.string().default('./dist'),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  TRUST_PROXY: proxies.optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_ENCRYPTION: z
    .enum(['tls', 'starttls', 'none'], { error: 'must be tls, starttls or none' })
    .default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/,
      'must be a name and an address, such as Gida <no-reply@gida.ng>',
    )
    .optional(),
  SESSION_IDLE_DAYS: wholeNumber(1, 365).default(14),
  ADMIN_SESSION_IDLE_MINUTES: wholeNumber(1, 60 * 24).default(120),
  SESSION_MAX_DAYS: wholeNumber(1, 365).default(90),
  ENQUIRY_DAYS: wholeNumber(1, 3650).default(365),
  READS_PER_MINUTE: wholeNumber(10, 1_000_000).default(1200),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export const settingNames: readonly string[] = Object.keys(Environment.shape);

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DEFAULT_SENDER = `${brand.name} <no-reply@${brand.email.replace(/^.*@/, '')}>`;

/** An environment variable is invalid; the message names it. */
export class ConfigError extends OperatorError {}

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('; '),
    );
  }
  const values = parsed.data;
  if (values.SMTP_HOST && !values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM must be set because SMTP_HOST is set');
  }
  const isPublic = values.PUBLIC_URL !== undefined;
  if (!isPublic && values.DEMO_DATA === undefined && !isLocalhost(values.HOST)) {
    throw new ConfigError(
      `DEMO_DATA must be set because HOST=${values.HOST} can be reached from other computers: ` +
        'true adds demo accounts with public passwords, false deactivates them',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    /** Public origin, such as 'https://gida.ng'; null means `host` and `port`. */
    publicUrl: values.PUBLIC_URL ?? null,
    /** Folder of the embedded database, images, imports and unsent emails. */
    dataDir: values.DATA_DIR,
    /** A PostgreSQL server; null means the embedded one, in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Object storage of images and uploads; null means `dataDir`. */
    s3: s3Settings(values),
    // The passwords of the demo accounts are public, so a public site must opt in.
    hasDemoData: values.DEMO_DATA ?? !isPublic,
    /** Folder of the built SPA; without it, only the API is served. */
    webDir: values.WEB_DIR,
    /** Other origins whose pages may call the API. */
    corsOrigins: values.CORS_ORIGINS,
    /** Proxies whose X-Forwarded-For is trusted: addresses, ranges or their names. Null if not set. */
    trustedProxies: values.TRUST_PROXY ?? null,
    sessionLimits: {
      userIdleMs: values.SESSION_IDLE_DAYS * DAY_MS,
      adminIdleMs: values.ADMIN_SESSION_IDLE_MINUTES * MINUTE_MS,
      maxMs: values.SESSION_MAX_DAYS * DAY_MS,
    },
    /** Enquiries are deleted this many days after their last change. */
    enquiryDays: values.ENQUIRY_DAYS,
    /** Requests of one network without a session to one public route. */
    readsPerMinute: values.READS_PER_MINUTE,
    /** Null writes emails to a folder. */
    smtpServer: smtpServer(values),
    /** Sender of emails: name and address. */
    mailFrom: values.MAIL_FROM ?? DEFAULT_SENDER,
    /** Required to read `/metrics`; null allows it from this computer alone. */
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function smtpServer(values: z.infer<typeof Environment>): SmtpServer | null {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_ENCRYPTION: encryption } = values;
  const { SMTP_USER: user = null, SMTP_PASSWORD: password = null } = values;
  return host === undefined ? null : { host, port, encryption, user, password };
}

function s3Settings(values: z.infer<typeof Environment>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = null } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return null;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { bucket, region, endpoint, credentials };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return webProtocol.test(protocol) && href === `${origin}/`;
}

function isLocalhost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

function isNetwork(text: string): boolean {
  return isIP(text) !== 0 || ipaddr.isValidCIDR(text);
}
