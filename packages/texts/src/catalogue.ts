// The text catalogue: all user-visible texts, by feature. The other languages (`languages/`) must have the shape of English.
import type { english } from '#english/english.ts';

/** The same keys and parameters with any texts, for the other languages. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [K in keyof T]: Widened<T[K]> };

/** The shape of every language. `spanish/tasks/comments.ts` is a `Catalogue['comments']`, so a missing or extra text is a compile error. */
export type Catalogue = Widened<typeof english>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : T[K] extends (...args: never[]) => string ? never : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The path of a text without parameters, such as `tasks.notFound`. Schemas and errors contain keys, which are translated for the reader. */
export type TextKey = Keys<Catalogue>;

/** Returns the text of a key, or undefined if the catalogue has no such key. */
export function textByKey(catalogue: Catalogue, key: string): string | undefined {
  let here: unknown = catalogue;
  for (const part of key.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return typeof here === 'string' ? here : undefined;
}
