import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/core/database/schema.ts',
    './server/core/database/accounts-schema.ts',
    './server/core/database/enquiries-schema.ts',
    './server/core/database/import-jobs-schema.ts',
  ],
  out: './server/core/database/migrations',
});
