// The texts of the daily digest in every language, and the settings that its links can turn off.

import type { Language } from '@app/contract/limits.ts';
import { type DigestsText, digestsText as english } from '#english/messages/digests.ts';
import { digestsText as french } from '#french/messages/digests.ts';
import { digestsText as german } from '#german/messages/digests.ts';
import { digestsText as spanish } from '#spanish/messages/digests.ts';

export const digestsTexts: Record<Language, DigestsText> = { english, spanish, french, german };

/** Settings that a link in a mail can turn off. */
export const mailToggles = [
  'dailyDigest',
  'taskReminders',
  'commentNotifications',
  'taskAssignmentNotifications',
  'departmentTaskNotifications',
] as const;
export type MailToggle = (typeof mailToggles)[number];
