// What lets a text become code, or a secret be guessed, is in the sources at known places only. A place that is added needs a look.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = [
  'apps/server/src',
  'apps/web/src',
  'apps/web/worker',
  'packages/contract/src',
  'packages/language/src',
  'packages/texts/src',
];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.(test|bench)\./.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.includes('/testing/')),
);
const texts = new Map(sources.map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Returns the files whose code has the pattern. */
function filesWith(pattern: RegExp): string[] {
  return [...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

it('are read', () => {
  expect(sources.length).toBeGreaterThan(1_000);
});

it('no text becomes a program: neither of JavaScript nor of a shell', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"](?:node:)?vm['"]|import\((?!\s*['"`#.@\w])/)).toEqual([]);
  // It starts a module of its own, without a shell.
  expect(filesWith(/['"](?:node:)?child_process['"]/)).toEqual(['apps/server/src/backups/backup-process.ts']);
});

it('no text becomes HTML outside of a frame without rights', () => {
  expect(filesWith(/dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|\.outerHTML\s*=/)).toEqual([]);
  // It reads what is pasted in a template, which neither loads nor runs anything.
  expect(filesWith(/\.innerHTML\s*=/)).toEqual(['apps/web/src/features/markdown/paste/paste-html.ts']);
  const framed = filesWith(/\bsrcDoc=/);
  expect(framed.length).toBeGreaterThan(0);
  for (const path of framed) expect(texts.get(path), path).toMatch(/\bsandbox(=""|\s)/);
});

it('SQL is put together of constants of the program alone', () => {
  const raw = [...texts].flatMap(([path, text]) => [...text.matchAll(/sql\.raw\(([^;]*?)\)/g)].map(([, of]) => `${path}: ${of}`));
  expect(raw.length).toBeGreaterThan(5);
  // Nothing of a request has these names.
  expect(raw.filter((each) => /\b(body|query|params|typed|term|input|request|actor)\b/.test(each))).toEqual([]);
});

it('secrets come from the random numbers of the system, others only where nobody may gain by guessing', () => {
  expect(
    filesWith(/Math\.random/)
      .filter((path) => path.startsWith('apps/server'))
      .toSorted(),
  ).toEqual([
    'apps/server/src/db/listen.ts',
    'apps/server/src/endpoints/transaction.ts',
    'apps/server/src/events/live-hub.ts',
    'apps/server/src/identity-providers/person-of-provider.ts',
    'apps/server/src/scim/create-user.ts',
    'apps/server/src/users/create-service-account.ts',
    'apps/server/src/users/register-user.ts',
    'apps/server/src/webhooks/deliver-webhook.ts',
  ]);
});

it('ciphers and hashes are those of the inventory', () => {
  const used = (pattern: RegExp) =>
    [...new Set([...texts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))].toSorted();
  expect(used(/create(?:Cipher|Decipher)iv\(\s*'([^']+)'/g)).toEqual(['aes-256-gcm']);
  expect(used(/createHash\(\s*'([^']+)'/g)).toEqual(['sha256']);
  // SHA-1 is what apps for codes of the second step know (RFC 6238).
  expect(used(/createHmac\(\s*'([^']+)'/g)).toEqual(['sha1', 'sha256']);
  expect(filesWith(/createHmac\(\s*'sha1'/)).toEqual(['apps/server/src/second-factors/totp.ts']);
  expect(used(/hkdfSync\(\s*'([^']+)'/g)).toEqual(['sha256']);
});

it('pages listen to their own tabs and worker, never to other windows', () => {
  expect(
    filesWith(/\b(?:window|self|globalThis|parent|opener|top)\.(?:post|onm)essage|^\s*addEventListener\('message'/m).filter(
      (path) => path.startsWith('apps/web/src'),
    ),
  ).toEqual([]);
});
