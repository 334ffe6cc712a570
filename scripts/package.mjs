// Assembles what production needs in an empty folder: the server, the built web and the dependencies, without build tools.
// Usage: node scripts/package.mjs FOLDER. The Dockerfile and the proof (prove-package.mjs) call it.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, buildWeb, install } from './install-build.mjs';
import { root, run } from './run.mjs';

/** npm compares every package.json of a workspace with the lock file. */
const manifests = [
  'packages/contract',
  'packages/texts',
  'packages/language',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'clients',
].map((folder) => `${folder}/package.json`);
const contents = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'CHANGELOG.md', '.env.example', 'deploy', ...manifests],
  ...[
    'apps/server/dist',
    'apps/server/migrations',
    'apps/server/openapi.examples.jsonl',
    'apps/server/common-passwords.txt',
    'apps/web/dist',
    'apps/web/source-maps',
  ],
];
/** Assembles the package; throws if the folder is not empty or npm fails. The web and the server must have been built. */
export async function assemble(folder) {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  for (const path of contents.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  symlinkSync('../deploy/tasklane.mjs', join(folder, 'bin', 'tasklane'));
  // Without the packages of the root, Node itself would come with them: production brings its own.
  const flags = ['--omit=dev', '--workspace=@app/server', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  const { code, output } = await run('npm', ['ci', ...flags, '--loglevel=error'], { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`npm ci failed.\n${output}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder] = process.argv;
  if (folder === undefined) {
    console.error('Usage: node scripts/package.mjs FOLDER');
    process.exit(2);
  }
  await install();
  if (!(await buildWeb()) || !(await buildServer())) process.exit(1);
  await assemble(resolve(folder));
  console.log(`The package is in ${resolve(folder)}.`);
}
