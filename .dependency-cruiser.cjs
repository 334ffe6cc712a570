// The dependency rule: imports go down through the layers, and no layer imports the internals of another one (docs/ARCHITECTURE.md).
const tests = '\\.test\\.tsx?$|/testing/|/testing-[^/]+$|/kill/';
const server = '^apps/server/src/';
const web = '^apps/web/src/';
const contract = '^packages/contract/src/';
const texts = '^packages/texts/src/';
const language = '^packages/language/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      comment: 'The module imports nothing and nothing imports it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.css$', '\\.(config|cjs)\\.?', '^scripts/', '^bench/', '^e2e/', '/public/', tests],
      },
      to: {},
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },

    {
      name: 'contract-imports-only-zod',
      comment: 'Of the texts it knows the keys, which are types.',
      severity: 'error',
      from: { path: contract, pathNot: tests },
      to: { pathNot: [contract, `${texts}catalogue.ts$`, '^node_modules/zod/'] },
    },
    {
      name: 'texts-are-above-the-contract',
      severity: 'error',
      from: { path: texts, pathNot: tests },
      to: { pathNot: [texts, contract, '^node_modules/zod/'] },
    },
    {
      name: 'language-is-above-the-texts',
      severity: 'error',
      from: { path: language, pathNot: tests },
      to: { pathNot: [language, texts, contract] },
    },
    {
      name: 'packages-without-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: ['^apps/', '^e2e/', '^bench/', '^scripts/'] },
    },

    {
      name: 'server-without-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: ['^apps/web/', '^e2e/', '^bench/'] },
    },
    {
      name: 'sql-stays-in-its-feature',
      comment:
        'A query imports the database, the contract and its own feature; from other features only conditions and fragments (`.sql.ts`).',
      severity: 'error',
      from: { path: `${server}([^/]+)/[^/]+\\.sql\\.ts$`, pathNot: tests },
      to: { path: server, pathNot: [`${server}db/`, `${server}$1/`, '\\.sql\\.ts$'] },
    },
    {
      name: 'handlers-are-not-shared',
      comment: 'Two features share a command (`verb-noun.ts`), never a handler.',
      severity: 'error',
      from: { path: `${server}([^/]+)/`, pathNot: tests },
      to: { path: '\\.handlers\\.ts$', pathNot: `${server}$1/` },
    },
    {
      name: 'http-without-features',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: [`${server}(http|endpoints|db)/`] },
    },
    {
      name: 'commands-without-http',
      comment: 'Commands also run without HTTP. They import errors, limits and tokens from `endpoints`.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: [`${server}http/`, tests] },
      to: { path: [`${server}http/`, '^node_modules/(fastify|@fastify)/'] },
    },
    {
      name: 'endpoints-without-features',
      severity: 'error',
      from: { path: `${server}endpoints/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: `${server}(endpoints|db)/` },
    },
    {
      name: 'db-without-features',
      severity: 'error',
      from: { path: `${server}db/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: `${server}db/` },
    },
    {
      name: 'features-without-app',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: tests },
      to: { path: `${server}(app|main|handlers)\\.ts$` },
    },

    {
      name: 'web-without-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: ['^apps/server/', '^e2e/', '^bench/', '^scripts/'] },
    },
    {
      name: 'ui-without-product',
      comment:
        'Exception: modules that load on demand, keys that an overlay buffers until it has the focus, and those that an input method takes know no product.',
      severity: 'error',
      from: { path: `${web}ui/`, pathNot: tests },
      to: {
        path: [web, '^packages/'],
        pathNot: [`${web}ui/`, `${web}lib/(cn|composition|lazy-module|type-ahead|use-held-keys)\\.ts$`, `${web}styles/`],
      },
    },
    {
      name: 'lib-is-below-ui',
      severity: 'error',
      from: { path: `${web}lib/`, pathNot: tests },
      to: { path: web, pathNot: [`${web}lib/`] },
    },
    {
      name: 'features-are-below-screens',
      severity: 'error',
      from: { path: `${web}features/` },
      to: { path: `${web}(screens|app)/|${web}main` },
    },
    {
      name: 'features-share-queries-only',
      comment:
        'Exceptions: `hints`, `markdown`, `pickers`, `presence` and `suggestions`, which several features use. These five import only the queries of other features.',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/`, pathNot: tests },
      to: {
        path: `${web}features/`,
        pathNot: [`${web}features/($1|hints|markdown|pickers|presence|suggestions)/`, '\\.queries\\.ts$'],
      },
    },
    {
      name: 'screens-are-separate',
      comment: 'Screens link to each other by URL; they do not import each other.',
      severity: 'error',
      from: { path: `${web}screens/([^/]+)/` },
      to: { path: [`${web}screens/`, `${web}app/`, `${web}main`], pathNot: `${web}screens/$1/` },
    },

    {
      name: 'screen-tests-import-only-urls',
      comment:
        'Screen tests contain the texts of the specification literally. Exceptions: tests that go through all shortcuts, all former names or all texts in German.',
      severity: 'error',
      from: {
        path: '^e2e/',
        pathNot:
          '^e2e/(support/untranslated-text|board/new-department\\.spec|keyboard/type-ahead(-screens)?\\.spec|keyboard/former-names\\.spec|all-screens/monkey\\.spec)\\.ts$',
      },
      to: { path: ['^apps/', '^packages/'], pathNot: `${contract}screens\\.ts$` },
    },
    {
      name: 'languages-are-fetched',
      comment: 'The web loads a language other than English as a separate chunk, never with the first one.',
      severity: 'error',
      from: { path: web, pathNot: tests },
      to: { path: `${texts}(catalogues\\.ts$|(spanish|french|german)/)`, dynamic: false },
    },
    {
      name: 'bench-without-apps',
      comment: 'Exception: the invented company, which the command `seed` writes too, and the database that holds it.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^apps/', pathNot: '^apps/server/src/(seed/fill-company|db/connect)\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/migrations/', '/test-results/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
