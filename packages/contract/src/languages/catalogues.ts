// All four languages at once, for the server. The web must not import this: it loads the one that is chosen.
import { english } from '#languages/english.ts';
import { french } from '#languages/french.ts';
import { german } from '#languages/german.ts';
import { spanish } from '#languages/spanish.ts';
import type { Language } from '#limits.ts';
import type { Catalogue } from '#text.ts';

/** The catalogue of each language. */
export const catalogues: Record<Language, Catalogue> = { english, spanish, french, german };
