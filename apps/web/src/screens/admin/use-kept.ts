// What a tab of the administration keeps in the URL, so that it survives a reload and can be passed on.
import { useSearchParams } from 'react-router';

/** The URL's search, and how to keep a value in it (nothing takes it out); it makes no step of the history. */
export function useKept() {
  const [search, setSearch] = useSearchParams();
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
