// Two levels of tests: `rules` are pure; `api` goes over HTTP to a real database (TEST_DATABASE_URL, else the embedded one).
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These mostly wait for a timeout or a process. Beginning with them lets the other files use the processors meanwhile. */
const waiting = /(db\/server|stop|start|email\/killed|http\/sockets|db\/pglite\/folder|email\/delivery)\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => waiting.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !waiting.test(moduleId)),
    ];
  }
}

/** PostgreSQL runs all tests of the API but these, which test the embedded database or depend on none. */
const embeddedOnly = [
  // Test the embedded database itself, or start the server with it.
  'apps/server/src/db/pglite/**/*.test.ts',
  'apps/server/src/db/migrate.test.ts',
  'apps/server/src/commands/command-line.test.ts',
  'apps/server/src/email/killed.test.ts',
  // Test responses that read no row: URLs, bodies, raw sockets, other origins, messages, languages, pages, headers.
  'apps/server/src/bad-addresses.test.ts',
  'apps/server/src/bad-input.test.ts',
  'apps/server/src/http/address.test.ts',
  'apps/server/src/http/early-answers.test.ts',
  'apps/server/src/http/host.test.ts',
  'apps/server/src/http/languages.test.ts',
  'apps/server/src/http/openapi.test.ts',
  'apps/server/src/http/openapi-clients.test.ts',
  'apps/server/src/http/openapi-examples.test.ts',
  'apps/server/src/http/problem.test.ts',
  'apps/server/src/http/pages.test.ts',
  'apps/server/src/http/request-id.test.ts',
  'apps/server/src/http/sockets.test.ts',
  'apps/server/src/permission-doors.test.ts',
  'apps/server/src/refusals.test.ts',
  // Test what is said to a model, a program or a person about rows that other tests read on PostgreSQL, too.
  'apps/server/src/assistant/ask.test.ts',
  'apps/server/src/conversations/hostile-model.test.ts',
  'apps/server/src/incoming-mails/mail-in.test.ts',
  'apps/server/src/mcp/mcp.test.ts',
  'apps/server/src/models/models.test.ts',
  'apps/server/src/suggestions/suggestions.test.ts',
  'apps/server/src/tokens/token-matrix.test.ts',
  // Need no database: configuration, patterns, texts, pictures, the JSON of a board.
  'apps/server/src/client-errors/source-maps.test.ts',
  'apps/server/src/config.test.ts',
  'apps/server/src/dangerous-code.test.ts',
  'apps/server/src/db/migration-rules.test.ts',
  'apps/server/src/mcp/load-once.test.ts',
  'apps/server/src/http/compress-answers.test.ts',
  'apps/server/src/incoming-mails/cut-quotes.test.ts',
  'apps/server/src/incoming-mails/authentication-results.test.ts',
  'apps/server/src/packages.test.ts',
  'apps/server/src/patterns.test.ts',
  'apps/server/src/search/snippets.test.ts',
  'apps/server/src/texts.test.ts',
  'apps/server/src/users/make-picture.test.ts',
];

/**
 * Where there is a PostgreSQL, `npm test` runs only these and the screens on the embedded database; `npm run deep -- api-embedded` runs
 * all: text search, events, and the first and last moments of a server.
 */
const alsoEmbedded = [
  'apps/server/src/search/**/*.test.ts',
  'apps/server/src/events/**/*.test.ts',
  'apps/server/src/{start,stop}.test.ts',
];

/** Needs a language model: `npm run deep -- model`. */
const realModel = 'apps/server/src/models/real-model.test.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isUsual = process.env['TEST_RING'] === 'usual';

export default defineConfig({
  test: {
    // Each worker holds its own database (several hundred megabytes if embedded) and is idle for a third of its time.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/texts/tools/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          // A separate process for each file costs more than its tests.
          isolate: false,
          // Long enough for a slow machine; it only ends a test that hangs.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: isUsual && !onPostgres ? [...embeddedOnly, ...alsoEmbedded] : ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(onPostgres ? embeddedOnly : []), ...(process.env['MODEL_URL'] ? [] : [realModel])],
          setupFiles: ['apps/server/src/testing/setup.ts'],
          // The files of a worker share its database; every test starts with an empty one.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
