// The language in which a suggestion is written.

import { parseLanguage, preferredLanguage } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Returns the asked language, else the person's own. */
export function languageOf(actor: Principal, wanted: string | null | undefined): Language {
  return wanted ? (parseLanguage(wanted) ?? preferredLanguage([wanted])) : actor.language;
}
