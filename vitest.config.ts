// Two heights of tests: `rules` are pure, `api` goes over HTTP to a real database (TEST_DATABASE_URL, else the embedded one).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A worker holds a database of its own (several hundred megabytes on the embedded one).
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/contract/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: ['apps/server/src/testing/setup.ts'],
          // Files of one worker share its database; every test starts with it emptied.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
