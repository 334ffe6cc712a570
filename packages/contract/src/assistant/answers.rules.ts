// The texts of the assistant's answers in every language.
import { answersText as german } from '#assistant/answers.text.de.ts';
import { answersText as spanish } from '#assistant/answers.text.es.ts';
import { answersText as french } from '#assistant/answers.text.fr.ts';
import { type AnswersText, answersText as english } from '#assistant/answers.text.ts';
import type { Language } from '#limits.ts';

export const answersTexts: Record<Language, AnswersText> = { english, spanish, french, german };
