// What a search over a list finds: everything that holds all of its words.
import { limits } from '@app/contract';

/** Makes of a search the question whether some texts hold every word of it, whatever their case and accents; an empty one finds all. */
export function wordSearch(search: string): (...texts: readonly (string | null | undefined)[]) => boolean {
  const words = plain(search.slice(0, limits.search.query)).split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const text = plain(texts.filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
