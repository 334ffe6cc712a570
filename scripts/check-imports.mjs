// Checks four rules: packages and layers import only downwards (.dependency-cruiser.cjs); only the contract contains API paths;
// one statement each inserts events, mails and notifications; no folder has too many files.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const packages = [
  'packages/contract/src',
  'packages/texts/src',
  'packages/texts/tools',
  'packages/language/src',
  'apps/server/src',
  'apps/web/src',
  'e2e',
  'bench',
  'scripts',
];

const problems = [...(await importViolations()), ...apiPaths(), ...duplicateWriters(), ...fullFolders()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\nImports: ${problems.length} violations.`);
  process.exitCode = 1;
}

/** Returns the violations of .dependency-cruiser.cjs. A parser that fails silently finds none, so every package must have modules. */
async function importViolations() {
  const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const result = await cruise(packages, { ...options, ruleSet: { forbidden }, validate: true, outputType: 'json' });
  const { modules, summary } = JSON.parse(result.output);
  const unseen = packages.filter(
    (folder) => sources(folder).length > 0 && !modules.some(({ source }) => source.startsWith(`${folder}/`)),
  );
  const links = modules.filter(
    ({ source, dependencies }) => packages.some((folder) => source.startsWith(folder)) && dependencies.length > 0,
  );
  if (links.length === 0) return ['dependency-cruiser found no import at all: its parser does not work.'];
  console.log(`Imports: ${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports checked.`);
  return [
    ...unseen.map((folder) => `dependency-cruiser found no module in ${folder}.`),
    ...summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle?.length
        ? [from, ...cycle.map((step) => step.name ?? step)].join(' -> ')
        : from === to
          ? from
          : `${from} -> ${to}`;
      return `${rule.name}: ${path}`;
    }),
  ];
}

/** Returns the lines outside the contract that contain an API path. The server's http layer handles the prefix, so it is exempt. */
function apiPaths() {
  return ['apps/server/src', 'apps/web/src', 'bench']
    .flatMap(sources)
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^apps\/server\/src\/http\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /['"`]\/api\//.test(line) && !/^\s*(\/\/|\*)/.test(line) && !line.includes("'/api/openapi.json'")
            ? [`api-path: ${file}:${index + 1} contains an API path; use the route table (\`api\` in the contract).`]
            : [],
        ),
    );
}

/** Returns the tables that more or less than one statement inserts into. A new column then concerns one place. */
function duplicateWriters() {
  const files = sources('apps/server/src').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  return ['events', 'outbox', 'notifications'].flatMap((table) => {
    const writing = new RegExp(`insert into ${table}\\b|\\.insert\\(${table}\\)`, 'g');
    const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(writing)].map(() => file));
    return found.length === 1
      ? []
      : [`one-writer: ${found.length} statements insert into ${table} (${found.join(', ')}); use the existing one.`];
  });
}

/** Returns the folders with more sources than a reader overlooks. The two toolkits are lists in which one looks up a name. */
function fullFolders() {
  const most = 25;
  const toolkits = ['apps/web/src/ui', 'apps/web/src/lib'];
  const counts = new Map();
  for (const file of packages.flatMap(sources).filter((each) => !/\.(test|spec)\.tsx?$/.test(each))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > most && !toolkits.includes(folder))
    .map(
      ([folder, count]) =>
        `full-folder: ${folder} has ${count} sources; move some of one subject into a folder (at most ${most}).`,
    );
}

function sources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) =>
      relative(root, join(root, entry.parentPath, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => !file.includes('node_modules'));
}
