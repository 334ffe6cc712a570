// Two heights of tests: `rules` are pure, `api` goes over HTTP to a real database (TEST_DATABASE_URL, else the embedded one).
import { defineConfig } from 'vitest/config';

/** On PostgreSQL runs what can differ there: what reads and writes rows, waits for locks, searches, sends. Not so these. */
const onEmbeddedAlone = [
  // The embedded database itself, and starts of the server that choose it.
  'apps/server/src/db/pglite/**',
  'apps/server/src/email/killed.test.ts',
  // What is answered before a row is read: addresses, bodies, bare sockets, other doors, words, languages, pages, headers.
  'apps/server/src/bad-addresses.test.ts',
  'apps/server/src/bad-input.test.ts',
  'apps/server/src/http/address.test.ts',
  'apps/server/src/http/host.test.ts',
  'apps/server/src/http/languages.test.ts',
  'apps/server/src/http/pages.test.ts',
  'apps/server/src/http/request-id.test.ts',
  'apps/server/src/http/sockets.test.ts',
  'apps/server/src/permission-doors.test.ts',
  'apps/server/src/refusals.test.ts',
  // What needs no database: configuration, patterns, texts, pictures, the text of a board.
  'apps/server/src/client-errors/source-maps.test.ts',
  'apps/server/src/config.test.ts',
  'apps/server/src/patterns.test.ts',
  'apps/server/src/search/pieces.test.ts',
  'apps/server/src/tasks/board-cards.test.ts',
  'apps/server/src/texts.test.ts',
  'apps/server/src/users/make-picture.test.ts',
];

export default defineConfig({
  test: {
    // A worker holds a database of its own (several hundred megabytes on the embedded one), and waits for a third of its time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/contract/src/**/*.test.ts', 'apps/web/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          // A process of its own for each file costs more than its tests.
          isolate: false,
          // It ends what hangs; a slow machine is not to be taken for a fault.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(process.env['TEST_DATABASE_URL'] ? onEmbeddedAlone : [])],
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
