// The shown time of a calendar or a timeline in the URL.
import { useSearch } from '#lib/use-search.ts';

/** Returns a function that shows another day, or another span around one; an empty day is today. */
export function useTimeAddress(): (to: { day?: string; span?: string }) => void {
  const [, setSearch] = useSearch();
  return (to) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(to)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
}
