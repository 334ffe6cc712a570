// Reads a typed date: figures at once, words as soon as the grammar of quick add is loaded.
import { parseDate } from '@app/contract/dates/parse-date.rules.ts';
import { grammar } from '#features/pickers/grammar.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/** The grammar is loaded once it is wanted. */
export function useDateWords(wanted: boolean) {
  const { style, firstDay } = useDates();
  const today = useToday();
  const loaded = useLazyModule(grammar, wanted);
  return {
    isLoaded: loaded !== undefined,
    /** Returns a date, null for no text, and undefined for what is no date. */
    read: (text: string) => (loaded ? loaded.readDate(text, { ...style, firstDay }, today) : parseDate(text, style, today)),
    /** Reads with the grammar, unless it cannot be loaded. */
    async readForSure(text: string) {
      const module = await grammar.load().catch(() => undefined);
      return module ? module.readDate(text, { ...style, firstDay }, today) : parseDate(text, style, today);
    },
  };
}
