import * as z from 'zod/mini';
import { parseCapabilities } from '#contract/capabilities.ts';

export const logLevels = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

function setting(fallback: string, pattern: RegExp, error: string) {
  return z._default(z.string().check(z.regex(pattern, error)), fallback);
}

const Variables = z.object({
  VITE_API_BASE_URL: setting(
    '/api',
    /^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/,
    'must be a path such as /api or an http(s) address',
  ),
  /** The capabilities of the API; see contract/capabilities.ts. */
  VITE_API_CAPABILITIES: z._default(z.string(), ''),
  VITE_SESSION_STORAGE_KEY: z._default(z.string(), 'gida.session'),
  VITE_MAP_TILE_URL: setting(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    /\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/,
    'must hold {z}, {x} and {y}',
  ),
  VITE_MAP_ATTRIBUTION: z._default(
    z.string(),
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
  VITE_IMAGE_SOURCES: setting(
    'https:',
    /^(https:|(https:\/\/(\*\.)?[\w.-]+(:\d+)?(,\s*)?)+)$/,
    'must be https: or hosts such as https://res.cloudinary.com',
  ),
  VITE_SPLASH_MS: setting('3000', /^\d{1,5}$/, 'must be a number of milliseconds'),
  VITE_COMPANY_REGISTRATION: z._default(z.string(), ''),
  VITE_COMPANY_OFFICE: z._default(z.string(), ''),
  VITE_COMPANY_PEOPLE: setting(
    '',
    /^[^,;]+,[^;]+(;[^,;]+,[^;]+)*;?\s*$/,
    'must be names with roles, such as Ada Obi, Managing director; Musa Bello, Sales',
  ),
  VITE_LOG_LEVEL: z._default(
    z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }),
    'warn',
  ),
});

/**
 * Reads the configuration that the build was given; an empty value counts as none.
 * @throws an Error that names each bad setting
 */
export function readEnvironment(variables: Record<string, unknown>) {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = Variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The app's configuration is invalid. ${faults.join('; ')}`);
  }
  const { data } = result;
  return {
    /** A path or an address, without a slash at its end. */
    apiBaseUrl: data.VITE_API_BASE_URL.replace(/\/+$/, ''),
    apiCapabilities: parseCapabilities(data.VITE_API_CAPABILITIES),
    sessionStorageKey: data.VITE_SESSION_STORAGE_KEY,
    mapTileUrl: data.VITE_MAP_TILE_URL,
    /** HTML: the attribution that the tile service requires. */
    mapAttribution: data.VITE_MAP_ATTRIBUTION,
    /** Hosts of listings' images, or `https:` for any; for the content security policy. */
    imageSources: data.VITE_IMAGE_SOURCES.split(/,\s*/),
    splashMs: Number(data.VITE_SPLASH_MS),
    /** On the about page; empty where it is not configured. Without an office, it shows that of the brand. */
    company: {
      /** Such as 'RC 1234567, Corporate Affairs Commission'. */
      registration: data.VITE_COMPANY_REGISTRATION.trim(),
      office: data.VITE_COMPANY_OFFICE.trim(),
      people: peopleOf(data.VITE_COMPANY_PEOPLE),
    },
    /** From the configured level on. */
    printedLevels: logLevels.slice(logLevels.indexOf(data.VITE_LOG_LEVEL)),
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
export type Company = Environment['company'];

/** Reads 'Ada Obi, Managing director; Musa Bello, Sales'. */
function peopleOf(text: string): { name: string; role: string }[] {
  const people = text.split(';').filter((person) => person.trim());
  return people.map((person) => {
    const [name = '', ...role] = person.split(',');
    return { name: name.trim(), role: role.join(',').trim() };
  });
}
