// The language in which a suggestion is written.
import { type Language, parseLanguage, preferredLanguage } from '@app/contract';
import type { Principal } from '#endpoints/principal.ts';

/** Returns the asked language, else the person's own. */
export function languageOf(actor: Principal, asked: string | null | undefined): Language {
  return asked ? (parseLanguage(asked) ?? preferredLanguage([asked])) : actor.language;
}
