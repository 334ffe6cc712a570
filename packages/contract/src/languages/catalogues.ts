// All four languages, for the server. The web must not import this file: it loads only the chosen language.
import { english } from '#languages/english.ts';
import { french } from '#languages/french.ts';
import { german } from '#languages/german.ts';
import { spanish } from '#languages/spanish.ts';
import type { Language } from '#limits.ts';
import type { Catalogue } from '#text.ts';

export const catalogues: Record<Language, Catalogue> = { english, spanish, french, german };
