// The search parameters of the address: as rendered, and a function that changes those that the browser has by now.
import { type NavigateOptions, type URLSearchParamsInit, useLocation, useSearchParams } from 'react-router';

type Next = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * Like the router's `useSearchParams`, whose function starts from what was rendered: of two quick presses the second would bring
 * back what the first has removed.
 */
export function useSearch(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  function change(next: Next, options?: NavigateOptions): void {
    // Another screen may be on its way; its address says nothing about this one.
    const now = window.location.pathname === pathname ? new URLSearchParams(window.location.search) : search;
    setSearch(typeof next === 'function' ? next(now) : next, options);
  }
  return [search, change];
}
