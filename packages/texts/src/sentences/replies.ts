// The texts of replies with a model in every language.

import type { Language } from '@app/contract/limits.ts';
import { repliesText as english, type RepliesText } from '#english/assistant/replies.ts';
import { repliesText as french } from '#french/assistant/replies.ts';
import { repliesText as german } from '#german/assistant/replies.ts';
import { repliesText as spanish } from '#spanish/assistant/replies.ts';

export const repliesTexts: Record<Language, RepliesText> = { english, spanish, french, german };
