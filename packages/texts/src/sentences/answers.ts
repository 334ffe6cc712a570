// The texts of the assistant's answers in every language.

import type { Language } from '@app/contract/limits.ts';
import { type AnswersText, answersText as english } from '#english/assistant/answers.ts';
import { answersText as french } from '#french/assistant/answers.ts';
import { answersText as german } from '#german/assistant/answers.ts';
import { answersText as spanish } from '#spanish/assistant/answers.ts';

export const answersTexts: Record<Language, AnswersText> = { english, spanish, french, german };
