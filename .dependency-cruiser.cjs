// The dependency rule: arrows go down, and no room reaches into another one's drawers (docs/ARCHITECTURE.md).
const tests = '\\.test\\.tsx?$|/testing/|/testing-[^/]+$|/kill/';
const server = '^apps/server/src/';
const web = '^apps/web/src/';
const contract = '^packages/contract/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      comment: 'A module that imports nothing and that nothing imports.',
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
      name: 'contract-needs-zod-alone',
      severity: 'error',
      from: { path: contract, pathNot: tests },
      to: { pathNot: [contract, '^node_modules/zod/'] },
    },
    {
      name: 'contract-tests-need-no-app',
      severity: 'error',
      from: { path: contract },
      to: { path: ['^apps/', '^e2e/', '^bench/', '^scripts/'] },
    },

    {
      name: 'server-without-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: ['^apps/web/', '^e2e/', '^bench/'] },
    },
    {
      name: 'sql-stays-in-its-word',
      comment: 'Queries import the database, the contract, and of other words only conditions and fragments: their `.sql.ts`.',
      severity: 'error',
      from: { path: `${server}([^/]+)/[^/]+\\.sql\\.ts$`, pathNot: tests },
      to: { path: server, pathNot: [`${server}db/`, `${server}$1/`, '\\.sql\\.ts$'] },
    },
    {
      name: 'handlers-are-not-shared',
      comment: 'What two words need is a command (`verb-noun.ts`), never a handler.',
      severity: 'error',
      from: { path: `${server}([^/]+)/`, pathNot: tests },
      to: { path: '\\.handlers\\.ts$', pathNot: `${server}$1/` },
    },
    {
      name: 'http-knows-no-word',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: [`${server}(http|endpoints|db)/`] },
    },
    {
      name: 'commands-know-no-http',
      comment: 'Whoever runs a command, over HTTP or not: what it needs stands in `endpoints`.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: [`${server}http/`, tests] },
      to: { path: [`${server}http/`, '^node_modules/(fastify|@fastify)/'] },
    },
    {
      name: 'endpoints-know-no-word',
      severity: 'error',
      from: { path: `${server}endpoints/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: `${server}(endpoints|db)/` },
    },
    {
      name: 'db-knows-no-word',
      severity: 'error',
      from: { path: `${server}db/`, pathNot: tests },
      to: { path: `${server}[^/]+/`, pathNot: `${server}db/` },
    },
    {
      name: 'nothing-below-imports-the-app',
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
      name: 'ui-knows-no-product',
      comment: 'What opens holds the keys that are typed until it has the focus, whatever the product.',
      severity: 'error',
      from: { path: `${web}ui/`, pathNot: tests },
      to: { path: [web, contract], pathNot: [`${web}ui/`, `${web}lib/(cn|type-ahead|use-held-keys)\\.ts$`, `${web}styles/`] },
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
        'But for `markdown` and `pickers`, what several words write, show and choose with; they know of them no more than their queries.',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/`, pathNot: tests },
      to: { path: `${web}features/`, pathNot: [`${web}features/($1|markdown|pickers)/`, '\\.queries\\.ts$'] },
    },
    {
      name: 'screens-link-to-each-other',
      severity: 'error',
      from: { path: `${web}screens/([^/]+)/` },
      to: { path: [`${web}screens/`, `${web}app/`, `${web}main`], pathNot: `${web}screens/$1/` },
    },

    {
      name: 'screen-tests-know-addresses-alone',
      comment:
        'The words of the specification stand literally in the tests. Of the registry of shortcuts every one is tried; one test speaks German throughout.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/(english-left|new-department\\.spec|type-ahead(-screens)?\\.spec)\\.ts$' },
      to: { path: ['^apps/', contract], pathNot: `${contract}screens\\.ts$` },
    },
    {
      name: 'languages-are-fetched',
      comment: 'Another language than English is a part of its own in the web, never in the first one.',
      severity: 'error',
      from: { path: [web, `${contract}index\\.ts$`, `${contract}text\\.ts$`], pathNot: tests },
      to: { path: `${contract}languages/(catalogues|spanish|french|german)\\.ts$`, dynamic: false },
    },
    { name: 'bench-without-apps', severity: 'error', from: { path: '^bench/' }, to: { path: '^apps/' } },
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
