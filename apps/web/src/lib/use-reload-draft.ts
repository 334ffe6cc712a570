// Keeps what is typed into the search of a screen: it survives a reload, and ends with the screen.
import { useEffect } from 'react';
import { removeDraft, useDraft } from '#lib/draft.ts';

/** Like `useDraft`, for a text that nobody expects when the screen is opened again. A reload ends no component. */
export function useReloadDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useDraft(name, '', (typed) => typed !== '');
  useEffect(() => () => removeDraft(name), [name]);
  return [text, setText];
}
