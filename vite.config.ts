/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './scripts/compressed-files.ts';
import { postgresBinaries } from './tests/support/postgres-binaries.ts';

const apiPort = process.env.PORT ?? '3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), compressedFiles()],
  server: {
    proxy: { '/api': `http://localhost:${apiPort}` },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The same tests again on a real PostgreSQL, where one is installed.
      ...(postgresBinaries()
        ? [
            {
              extends: true as const,
              test: {
                name: 'server-postgres',
                include: ['tests/server/**/*.test.ts'],
                exclude: ['tests/server/media.test.ts'],
                globalSetup: ['tests/support/postgres-server.ts'],
                testTimeout: 30_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/story-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
