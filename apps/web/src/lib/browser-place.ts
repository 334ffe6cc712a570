// Where the browser is: its time zone, and the region of a language.

import { locales, usualRegion } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';

/** Browsers use names of old, which newer lists of zones may lack, and some that are fixed zones of the settings. */
const presentNames: Partial<Record<string, string>> = {
  UTC: 'Etc/UTC',
  EST: 'Etc/GMT+5',
  MST: 'Etc/GMT+7',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Returns the IANA zone of the browser. */
export function browserTimezone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return presentNames[timeZone] ?? timeZone;
}

/**
 * Returns the region that the browser has for a language; null if it is the usual one of the language, undefined if the browser
 * names none.
 */
export function browserRegion(language: Language, tags: readonly string[] = navigator.languages): string | null | undefined {
  const spoken = new Intl.Locale(locales[language]).language;
  const region = tags.map((tag) => new Intl.Locale(tag)).find((one) => one.language === spoken && one.region)?.region;
  return region === usualRegion(language) ? null : region;
}
