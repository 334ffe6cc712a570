// Filters a list by the words of a search.
import { limits } from '@app/contract/limits.ts';

/**
 * Returns a predicate: do the texts contain every word of the search, ignoring case and accents? An empty search matches
 * everything.
 */
export function searchFilter(search: string): (...texts: readonly (string | null | undefined)[]) => boolean {
  const terms = plain(search.slice(0, limits.search.query)).split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (terms.length === 0) return true;
    const text = plain(texts.filter(Boolean).join('\n'));
    return terms.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
