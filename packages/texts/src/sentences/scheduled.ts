// The texts of scheduled questions in every language, for the server.

import type { Language } from '@app/contract/limits.ts';
import { scheduledText as english, type ScheduledText } from '#english/assistant/scheduled.ts';
import { scheduledText as french } from '#french/assistant/scheduled.ts';
import { scheduledText as german } from '#german/assistant/scheduled.ts';
import { scheduledText as spanish } from '#spanish/assistant/scheduled.ts';

export const scheduledTexts: Record<Language, ScheduledText> = { english, spanish, french, german };
