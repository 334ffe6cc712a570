// The texts of replies with a model in every language.
import { repliesText as german } from '#conversations/replies.text.de.ts';
import { repliesText as spanish } from '#conversations/replies.text.es.ts';
import { repliesText as french } from '#conversations/replies.text.fr.ts';
import { repliesText as english, type RepliesText } from '#conversations/replies.text.ts';
import type { Language } from '#limits.ts';

export const repliesTexts: Record<Language, RepliesText> = { english, spanish, french, german };
