// The texts of the daily digest in every language, and the settings that its links can turn off.
import { digestsText as german } from '#digests/digests.text.de.ts';
import { digestsText as spanish } from '#digests/digests.text.es.ts';
import { digestsText as french } from '#digests/digests.text.fr.ts';
import { type DigestsText, digestsText as english } from '#digests/digests.text.ts';
import type { Language } from '#limits.ts';

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
