// The catalogue: every sentence a person can read, by word. English is the model that the other languages (`languages/`) must match.
import type { english } from '#languages/english.ts';

/** A text of another language: the same keys and parameters, any sentences. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [K in keyof T]: Widened<T[K]> };

/** The shape of every language: `comments.text.es.ts` is a `Catalogue['comments']`, so a missing or superfluous sentence does not compile. */
export type Catalogue = Widened<typeof english>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : T[K] extends (...args: never[]) => string ? never : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The path of a sentence without parameters, as in `tasks.notFound`. Schemas and errors carry it; the reader's language makes it a sentence. */
export type TextKey = Keys<Catalogue>;

/** The sentence behind a key, or undefined where the text is no key of the catalogue. */
export function textByKey(catalogue: Catalogue, key: string): string | undefined {
  let here: unknown = catalogue;
  for (const part of key.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return typeof here === 'string' ? here : undefined;
}
