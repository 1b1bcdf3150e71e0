/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { CAPABILITIES_META, capabilityNames } from './contract/capabilities.ts';
import { appPolicy, POLICY_META, policyText } from './contract/site/content-security-policy.ts';
import { pgbouncerBinary, postgresBinaries } from './scripts/postgres-binaries.ts';
import { readEnvironment } from './src/lib/environment.ts';

const apiPort = process.env.PORT ?? '3000';
/** Server tests run on PostgreSQL where it is installed; stories are always on the embedded database. */
const hasPostgres = postgresBinaries() !== null && process.env.TEST_DATABASE !== 'embedded';
if (process.env.VITEST && !hasPostgres) {
  console.log('The server is tested on the embedded database alone, without PostgreSQL.');
}
/** Server tests about the embedded database, and those that hardly use SQL. */
const aboutEmbedded = [
  'backups/embedded-backup',
  'core/data-folder-lock',
  'core/embedded-postgres',
  'core/server-start',
  'demo/*',
  'docs/*',
  'images/images',
  'imports/server-killed',
  'media/*',
  'site/web-app',
  'storage/*',
  'users/create-admin-command',
];
const aboutPostgres = [
  'backups/postgres-backup',
  'core/pgbouncer',
  'core/postgres-database',
  'core/postgres-restarts',
];

function serverTests(names: string[]): string[] {
  return names.map((name) => `tests/server/${name}.test.ts`);
}

/** Puts the VITE_ variables into `env.ts`. A build ends with one line if one is invalid. */
let environment = readEnvironment({});
const defineEnvironment: Plugin = {
  name: 'define-environment',
  config: (_, { mode }) => {
    environment = readEnvironment(loadEnv(mode, import.meta.dirname));
    const { company, ...env } = environment;
    return {
      define: {
        BUILD_ENVIRONMENT: JSON.stringify(env),
        BUILD_COMPANY: JSON.stringify(company),
      },
    };
  },
};

const OUR_API = '/api';

/** Names the capabilities of the reference API, which the development server proxies to. */
const nameCapabilities: Plugin = {
  name: 'name-capabilities',
  apply: 'serve',
  transformIndexHtml: () => {
    if (environment.apiBaseUrl !== OUR_API) return [];
    return [
      { tag: 'meta', attrs: { name: CAPABILITIES_META, content: capabilityNames.join(' ') } },
    ];
  },
};

/** The script of index.html that removes the splash reads its duration there. */
const splashDuration: Plugin = {
  name: 'splash-duration',
  transformIndexHtml: (html) => html.replace('data-ms="3000"', `data-ms="${environment.splashMs}"`),
};

/** The splash has its own styles. Below it, the stylesheet does not delay its paint (033). */
const stylesheetBelowSplash: Plugin = {
  name: 'stylesheet-below-splash',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [link = ''] = html.match(/ *<link rel="stylesheet"[^>]*>\n/) ?? [];
      return html.replace(link, '').replace('</body>', `${link}  </body>`);
    },
  },
};

/** The style element that sonner 1.7.4 adds: empty at first, then with its styles. */
const sonnerStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
];

/** Writes the content security policy into the page; our server sends it as a header instead. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const policy = appPolicy({
        ...environment,
        scriptHashes: inlineHashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
        styleHashes: [...inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g), ...sonnerStyles],
      });
      const meta = `<meta http-equiv="${POLICY_META}" content="${policyText(policy)}" />`;
      return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${meta}`);
    },
  },
};

function inlineHashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  });
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    defineEnvironment,
    nameCapabilities,
    splashDuration,
    stylesheetBelowSplash,
    contentSecurityPolicy,
    compression({
      include: /\.(html|js|css|svg|json|txt|webmanifest)$/,
      threshold: 0,
      algorithms: ['brotliCompress', 'gzip'],
    }),
  ],
  build: {
    // The server reads it to preload the scripts of a page.
    manifest: true,
    // The oldest supported browsers, see docs/decisions/023-oldest-browsers.md.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // All of these browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Constants are put where they are used: a page loads no texts of another (041).
      optimization: { inlineConst: true },
      output: {
        // The app lists all of its files: shorter names are less to load on a first visit.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core)|axios|zod)[\\/]/,
            },
            // What main.tsx imports is one file, not one for each combination of pages that share it.
            { name: 'app', test: /src[\\/]main\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { [OUR_API]: `http://localhost:${apiPort}` },
  },
  test: {
    // The default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A larger young generation: a tenth of the processor time went to the garbage collector.
    execArgv: ['--max-semi-space-size=64'],
    // Loading the app and the server for each file would double the time of the tests.
    isolate: false,
    globalSetup: ['tests/support/embedded-snapshot.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-embedded',
          // Optimizing the code of PGlite, for each that is opened, takes a quarter of the processor time.
          execArgv: ['--liftoff-only'],
          // The SQL of searches agrees with matcherOf on both databases (010).
          include: serverTests([...aboutEmbedded, 'properties/property-search-sql']),
          setupFiles: ['tests/support/quick-passwords.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: serverTests([
            ...aboutEmbedded,
            ...(hasPostgres ? [] : aboutPostgres),
            ...(pgbouncerBinary ? [] : ['core/pgbouncer']),
          ]),
          setupFiles: ['tests/support/quick-passwords.ts'],
          globalSetup: hasPostgres ? ['tests/support/postgres-server.ts'] : [],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/stories/story-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
