// Defines the steps of `npm run deep`: tests that take too long for every change. `npm test` runs a short version of each.
import { proveProxies } from './prove-proxies.mjs';
import { instances, kills, otherBrowsers, runProof, screens, vitest, walk, withPostgres } from './steps.mjs';

const soak = 'apps/server/kill/soak.ts';
const hostile = 'apps/server/kill/hostile.ts';

/**
 * Returns every long test by its name, as a step for runSteps.
 * @param {string} [url] a PostgreSQL; without it the steps that need one are reported as not run
 */
export function deepSteps(url) {
  const postgres = url === undefined ? null : { url };
  return {
    // Short version: the screens that differ, one kind of failure for each call, the calls of a screen in two loads, and those that all
    // share on one screen only.
    calls: () => screens(['each-call-fails'], { DEEP: '1' }),
    // Short version: an eighth of the pairs of an odd request and an endpoint, a sixth of those of an odd value and a field, a quarter
    // of those of a wrong content and an endpoint.
    inputs: () =>
      vitest(undefined, {
        named: [
          'src/bad-input',
          'src/bad-addresses',
          'src/permission-doors',
          'conversations/hostile-model',
          'http/early-answers',
        ],
        env: { DEEP: '1' },
      }),
    // Short version: a fiftieth of the generated values.
    properties: () => vitest(undefined, { named: ['.rules.test', 'round-trips'], env: { DEEP: '1' } }),
    // Short version: answers and refusals of every endpoint against the description.
    clients: () => vitest(undefined, { named: ['http/openapi-clients'], env: { DEEP: '1' } }),
    // Short version: one language at each width.
    languages: () => screens(['languages-parts'], { DEEP: '1' }),
    // Short version: six shortcuts that open a field of six kinds at one typing speed each, and three that open a screen or a menu.
    keys: () => screens(['type-ahead', 'commands'], { DEEP: '1' }),
    // No short version: the screens that it uses have tests of their own.
    day: () => screens(['day-of-three'], { DEEP: '1' }),
    // Short version: the main path of each part (e2e/support/run/rings.ts).
    screens: () => screens([], { TEST_RING: 'deep' }),
    // Short version: the same on PostgreSQL, and on the embedded database the files that vitest.config.ts names.
    'api-embedded': () => vitest(undefined, { project: 'api' }),
    // Short version: two of four modes on each screen, both themes at one of two widths, only the board on a phone, and a backup
    // that only begins.
    modes: () => screens(['modes', 'screens.spec', 'admin-server'], { DEEP: '1' }),
    // No short version: needs Firefox ESR and WebKitGTK, which are reported as missing.
    browsers: otherBrowsers,
    // Short version: one person, two rounds.
    monkey: () => screens(['monkey'], { DEEP: '1' }),
    // No short version: needs the programs nginx and caddy, which are reported as missing.
    proxies: proveProxies,
    // Short version: a quarter of a minute, on PostgreSQL where there is one.
    'three-people': () => screens(['three-people'], { DEEP: '1' }),
    'three-people-postgres': withPostgres(postgres, (at) => screens(['three-people'], { DEEP: '1', E2E_POSTGRES: at })),
    // No short version: the tests of the server that is stopped and of the database that goes.
    kills: () => kills(100),
    'kills-postgres': withPostgres(postgres, (at) => kills(100, at)),
    // Short version: the responses while PostgreSQL ends its sessions under load.
    postmaster: withPostgres(postgres, () => runProof('apps/server/kill/postmaster.ts')),
    // Short version: the test of listening, with four.
    reconnects: withPostgres(postgres, () => runProof('apps/server/kill/reconnects.ts')),
    // No short version: the tests of two instances in one process.
    instances: () => instances(['--seconds', '20']),
    // Short version: the tests of backups, imports and instances.
    walk,
    // Short version: the test of a restore.
    'point-in-time': () => runProof('apps/server/kill/point-in-time.ts'),
    // Short version: 900 requests of the same kinds to the application in one process, on each database.
    hostile: () => runProof(hostile),
    'hostile-postgres': withPostgres(postgres, (at) => runProof(hostile, ['--database-url', at])),
    // Short version: the responses with a disk that only reports that it is full.
    'full-disk': () => runProof('apps/server/kill/full-disk.ts'),
    // No short version: it takes minutes, and needs the files of Linux about processes.
    memory: () => runProof('apps/server/kill/memory.ts'),
    // Short version: the test of samples and the rules of migrations.
    upgrade: withPostgres(postgres, (at) => runProof('apps/server/kill/upgrade.ts', [at])),
    // Short version: models of the tests' own. Needs the address of a real one, such as http://127.0.0.1:8090/v1.
    model: () =>
      process.env.MODEL_URL
        ? vitest(undefined, { named: ['models/real-model'] })
        : { passed: 0, failed: 0, missing: 'MODEL_URL is not the address of a language model' },
    // Short version: the kill test's writers between two kills.
    soak: () => runProof(soak, ['--minutes', '30']),
    'soak-postgres': withPostgres(postgres, (at) => runProof(soak, ['--minutes', '30', '--database-url', at])),
  };
}
