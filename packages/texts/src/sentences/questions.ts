// The texts of answers to questions about one task, people, progress and the product, in every language.

import type { Language } from '@app/contract/limits.ts';
import { questionsText as english, type QuestionsText } from '#english/assistant/questions.ts';
import { questionsText as french } from '#french/assistant/questions.ts';
import { questionsText as german } from '#german/assistant/questions.ts';
import { questionsText as spanish } from '#spanish/assistant/questions.ts';

export const questionsTexts: Record<Language, QuestionsText> = { english, spanish, french, german };
