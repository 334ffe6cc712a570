// Checks the dependency rule, that no address of the API is written outside the contract, and that events, mails and notifications
// are written in one place each.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const rooms = ['packages/contract/src', 'apps/server/src', 'apps/web/src', 'e2e', 'bench', 'scripts'];

const problems = [...(await brokenRules()), ...apiAddresses(), ...writers()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\nImports: ${problems.length} found.`);
  process.exitCode = 1;
}

/** Breaches of .dependency-cruiser.cjs. A cruise that saw nothing would find nothing: every room must have been seen. */
async function brokenRules() {
  const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const result = await cruise(rooms, { ...options, ruleSet: { forbidden }, validate: true, outputType: 'json' });
  const { modules, summary } = JSON.parse(result.output);
  const unseen = rooms.filter((room) => sources(room).length > 0 && !modules.some(({ source }) => source.startsWith(`${room}/`)));
  const links = modules.filter(
    ({ source, dependencies }) => rooms.some((room) => source.startsWith(room)) && dependencies.length > 0,
  );
  if (links.length === 0) return ['dependency-cruiser saw no import at all: its parser does not work.'];
  console.log(`Imports: ${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports seen.`);
  return [
    ...unseen.map((room) => `dependency-cruiser saw no module of ${room}.`),
    ...summary.violations.map(({ rule, from, to, cycle }) => {
      const way = cycle?.length
        ? [from, ...cycle.map((step) => step.name ?? step)].join(' -> ')
        : from === to
          ? from
          : `${from} -> ${to}`;
      return `${rule.name}: ${way}`;
    }),
  ];
}

/** Lines outside the contract that write an address of the API; the server's http room handles the prefix itself. */
function apiAddresses() {
  return ['apps/server/src', 'apps/web/src', 'bench']
    .flatMap(sources)
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^apps\/server\/src\/http\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /['"`]\/api\//.test(line) && !/^\s*(\/\/|\*)/.test(line) && !line.includes("'/api/openapi.json'")
            ? [`api-address: ${file}:${index + 1} writes an address of the API; use the route table.`]
            : [],
        ),
    );
}

/** Tables that have one statement that writes them: whoever adds a column or a reader has one place to look at. */
function writers() {
  const files = sources('apps/server/src').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  return ['events', 'outbox', 'notifications'].flatMap((table) => {
    const writing = new RegExp(`insert into ${table}\\b|\\.insert\\(${table}\\)`, 'g');
    const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(writing)].map(() => file));
    return found.length === 1
      ? []
      : [`one-writer: ${table} is written ${found.length} times (${found.join(', ')}); use the one there is.`];
  });
}

function sources(room) {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) =>
      relative(root, join(root, entry.parentPath, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => !file.includes('node_modules'));
}
