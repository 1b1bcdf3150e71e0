import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/accounts-schema.ts',
    './server/db/import-jobs-schema.ts',
  ],
  out: './server/db/migrations',
});
