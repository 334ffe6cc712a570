// The page that follows a sign-in: one of this product, whatever an address says.
import { screens } from '@app/contract/screens.ts';

/** Far longer than any address of a page. */
const most = 1_000;

/** Returns the path with its query if it is one of a page here; null for anything else. */
export function safePath(next: string | undefined): string | null {
  if (next === undefined || next.length > most || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  const base = 'https://tasklane.invalid';
  const url = URL.parse(next, base);
  if (!url || url.origin !== base) return null;
  const isPage = !/^\/+(api|mcp|\.well-known)(\/|$)/i.test(url.pathname) && !url.pathname.startsWith(screens.auth.href());
  return isPage && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}
