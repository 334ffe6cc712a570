// All texts of each language: the catalogue of the screens, and those that only the server loads.
import type { Language } from '@app/contract/limits.ts';
import { catalogues } from '#catalogues.ts';
import { answersTexts } from '#sentences/answers.ts';
import { digestsTexts } from '#sentences/digests.ts';
import { mailsTexts } from '#sentences/mails.ts';
import { repliesTexts } from '#sentences/replies.ts';

/** Returns the texts of a language by catalogue. */
export function allTexts(language: Language) {
  return {
    ...catalogues[language],
    answers: answersTexts[language],
    digests: digestsTexts[language],
    mails: mailsTexts[language],
    replies: repliesTexts[language],
  };
}
