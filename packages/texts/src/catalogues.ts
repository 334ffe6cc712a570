// All four languages, for the server. The web must not import this file: it loads only the chosen language.

import type { Language } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { english } from '#english/english.ts';
import { french } from '#french/french.ts';
import { german } from '#german/german.ts';
import { spanish } from '#spanish/spanish.ts';

export const catalogues: Record<Language, Catalogue> = { english, spanish, french, german };
