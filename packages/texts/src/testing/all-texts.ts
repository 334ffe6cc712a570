// All texts of each language: the catalogue of the screens, and those that only the server loads.
import type { Language } from '@app/contract/limits.ts';
import { catalogues } from '#catalogues.ts';
import { answersText as english } from '#english/assistant/answers.ts';
import { answersText as french } from '#french/assistant/answers.ts';
import { answersText as german } from '#german/assistant/answers.ts';
import { digestsTexts } from '#sentences/digests.ts';
import { mailsTexts } from '#sentences/mails.ts';
import { repliesTexts } from '#sentences/replies.ts';
import { answersText as spanish } from '#spanish/assistant/answers.ts';

const answersTexts = { english, spanish, french, german };

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
