// State of an administration tab in the URL, so that it survives a reload and can be shared.
import { useSearch } from '#lib/use-search.ts';

/** Returns the URL's search parameters and a setter (an empty value removes the parameter) that replaces the history entry. */
export function useUrlState() {
  const [search, setSearch] = useSearch();
  function keep(name: string, value: string | undefined): void {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  }
  return { search, setSearch, keep };
}
