// Computes with which weekday a person's weeks begin. The server does it for browsers too, as not all of them know the weeks of regions.

import { usualRegion } from '@app/contract/languages/languages.rules.ts';
import type { DateFormat, Language, Weekday, WeekStart } from '@app/contract/limits.ts';

export interface WeekSettings {
  weekStart: WeekStart;
  region: string | null;
  language: Language;
  dateFormat: DateFormat;
}

const chosenDays = { monday: 1, saturday: 6, sunday: 0 } as const satisfies Record<Exclude<WeekStart, 'region'>, Weekday>;

/** Returns the weekday with which the person's weeks begin, 0 is Sunday. */
export function firstDayOf({ weekStart, region, language, dateFormat }: WeekSettings): Weekday {
  if (weekStart !== 'region') return chosenDays[weekStart];
  const regionOrUsual = region ?? usualRegion(language);
  // Browsers say American English wherever nobody has chosen another; whoever writes the day first does not live by that calendar.
  return firstDayIn(regionOrUsual === 'US' && dateFormat === 'DD/MM/YYYY' ? 'GB' : regionOrUsual);
}

function firstDayIn(region: string): Weekday {
  const { firstDay } = (new Intl.Locale(`und-${region}`) as LocaleOfWeeks).getWeekInfo();
  return (firstDay % 7) as Weekday;
}

/** In the types of the language from ES2026 on; Monday is 1, Sunday 7. */
interface LocaleOfWeeks extends Intl.Locale {
  getWeekInfo(): { firstDay: number };
}
