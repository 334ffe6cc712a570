// The user names that a text may contain, as in `@mlopez`.

import { limits } from '@app/contract/limits.ts';
import { tokensOf } from '#line/tokens.rules.ts';

/** Returns the words behind an `@` that may be user names, each once. */
export function usernamesIn(text: string): string[] {
  const names = tokensOf(text).flatMap(({ start, end, plain }) => {
    const word = text.slice(start, end);
    const name = word.slice(1);
    const isName = !plain && word.startsWith('@') && name.length >= limits.username.min && name.length <= limits.username.max;
    return isName && !/[#,]/.test(name) ? [name] : [];
  });
  return [...new Set(names)].slice(0, limits.quickAdd.usernames);
}
