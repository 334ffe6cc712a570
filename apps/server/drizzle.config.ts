// Where drizzle-kit finds the tables and writes the migrations.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/db/tables.ts',
  out: './apps/server/migrations',
});
