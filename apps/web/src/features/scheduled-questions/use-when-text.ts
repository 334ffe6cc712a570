// When a question is answered, in the words of the person: 'Every week on Monday at 8:00 AM'.
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { When } from '#features/scheduled-questions/scheduled-questions.queries.ts';
import { useScheduledText } from '#features/scheduled-questions/scheduled-text.ts';
import { useDates } from '#lib/dates.ts';
import { useRepeatText } from '#lib/repeat-text.ts';

/** Returns a function for the words of an hour of the day. */
export function useHourText(): (hour: number) => string {
  const { language } = useDates().style;
  const format = new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (hour) => format.format(new Date(Date.UTC(2026, 0, 1, hour)));
}

/** Returns a function for the words of a schedule. */
export function useWhenText(): (when: When) => string {
  const texts = useScheduledText();
  const repeatText = useRepeatText();
  const hourText = useHourText();
  return ({ repeat, hour }) => texts.when(repeatText(repeat), hourText(hour));
}
