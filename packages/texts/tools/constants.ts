// What the texts take from the contract: limits, the name of the product.
import type { SourceFile, TextNode } from './places.ts';

export type Constant = (file: SourceFile, path: string[]) => unknown;

/** Loads the modules of the contract that these texts import, and returns a function that looks up `limits.title.min`. */
export async function constantsOf(places: TextNode[]): Promise<Constant> {
  const from = places.flatMap(({ file }) => [...file.imports.values()].map((each) => each.from));
  const names = [...new Set(from)].filter((name) => name.startsWith('@app/contract/'));
  const modules = new Map<string, unknown>(
    await Promise.all(names.map(async (name) => [name, await import(/* @vite-ignore */ name)] as const)),
  );
  return ({ imports }, [first = '', ...path]) => {
    const imported = imports.get(first);
    return imported && [imported.name, ...path].reduce(memberOf, modules.get(imported.from));
  };
}

function memberOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined;
}
