// A lazy component names the English parts that it shows (`lib/lazy.tsx`). What it forgets is often loaded by something else before,
// so that no test of a screen sees it. This test reads the imports.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishShell } from '@app/contract/languages/english-shell.ts';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

interface Source {
  imports: string[];
  /** The parts that its components show. */
  shows: string[];
  /** What it imports on demand, with the parts that load beside it. */
  lazy: { file: string; parts: string[] }[];
}

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).map((file) => [
    file,
    read(readFileSync(join(root, file), 'utf8')),
  ]),
);

function read(text: string): Source {
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'#([^']+)'/gm)].map(
    ([, file = '']) => file,
  );
  const shows = [...text.matchAll(/useText\(([^)]*)\)/g)].flatMap(([, parts = '']) => quoted(parts));
  const loads = [...text.matchAll(/lazy(?:Component|Overlay|Module)\b[^(]*\(/g)].map(({ index, 0: call }) =>
    callAt(text, index + call.length - 1),
  );
  const beside = [...text.matchAll(/englishReady\((\[[^\]]*\])\)/g)].flatMap(([, parts = '']) => quoted(parts));
  const lazy = [...text.matchAll(/import\('#([^']+)'\)/g)].map(({ index, 1: file = '' }) => {
    const key = /(\w+): \(\) =>\s*$/.exec(text.slice(0, index))?.[1];
    const call =
      loads.find(({ from, to }) => from < index && index < to) ?? loads.find(({ body }) => body.startsWith(`(load.${key},`));
    const list = call && /(?:strings:|,)\s*(\[[^\]]*\])/.exec(call.body)?.[1];
    return { file, parts: [...quoted(list ?? ''), ...beside] };
  });
  return { imports, shows, lazy };
}

function quoted(list: string): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
}

/** Returns the arguments of a call whose parenthesis opens here. */
function callAt(text: string, from: number) {
  let to = from;
  for (let depth = 0; to < text.length; to++) {
    if (text[to] === '(') depth++;
    if (text[to] === ')' && --depth === 0) break;
  }
  return { from, to, body: text.slice(from, to) };
}

/** Screens before sign-in and beside the shell: the shell, which loads `board`, is not there. */
const beforeShell = /^screens\/(auth|invitation|password-reset|email-link|not-found)\//;

it('every component shows only parts of English that its lazy component names, or one around it', () => {
  const all = ['board', 'overlays', 'accountAdmin', 'signIn'];
  /** The parts that are loaded whenever the file is: at first all, then what each file that imports it leaves. */
  const loaded = new Map([...sources.keys()].map((file) => [file, new Set(file === 'main.tsx' ? ['board'] : all)]));
  for (let changed = true; changed; ) {
    changed = false;
    const limit = (file: string, parts: ReadonlySet<string>) => {
      const before = loaded.get(file);
      if (before && [...before].some((part) => !parts.has(part) && before.delete(part))) changed = true;
    };
    for (const [file, { imports, lazy }] of sources) {
      const here = loaded.get(file) ?? new Set();
      for (const each of imports) limit(each, here);
      for (const each of lazy) limit(each.file, new Set([...(beforeShell.test(each.file) ? [] : here), ...each.parts]));
    }
  }
  const missing = [...sources].flatMap(([file, { shows }]) =>
    shows.filter((part) => !loaded.get(file)?.has(part)).map((part) => `${file} shows ${part}`),
  );
  expect(sources.get('main.tsx')?.lazy.length).toBeGreaterThan(0);
  expect([...new Set(missing)]).toEqual([]);
});

it('the messages of wrong values about sign-in and passwords are in the first part: forms of several parts show them', () => {
  const contract = join(root, '../../../packages/contract/src');
  const sources = globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts'] });
  const named = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(contract, file), 'utf8').matchAll(/(?:textKey\(|message: )'auth\.(\w+)'/g)].map(
        ([, key = '']) => key,
      ),
    ),
  );
  expect([...named]).toContain('passwordRequired');
  expect([...named].filter((key) => !(key in englishShell.auth))).toEqual([]);
});
