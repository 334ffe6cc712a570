// A repetition in the words of the person.
import { repeatText } from '@app/texts/sentences/repeat-text.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';

/** Returns a function for the words of an RRULE text. */
export function useRepeatText(): (rule: string) => string {
  const { recurrences } = useText();
  const { style } = useDates();
  return (rule) => repeatText(rule, recurrences, style);
}
