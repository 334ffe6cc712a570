// The title of the screen: the header's h1 and the document's title, set by the screen that is shown.
import { product } from '@app/contract';
import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '#lib/store.ts';

interface Title {
  title: string;
  place: string | undefined;
}

/** The title in the header and, for the document, where it is. */
export const screenTitle = createStore<Title>({ title: '', place: undefined });
const unread = createStore(0);
/** What lies over the screen, as an open task: the document is named after it, the screen is not. */
const over = createStore<string | undefined>(undefined);

/** Sets the title of the screen; `place` follows it in the document's title, as the workspace's name. */
export function useScreenTitle(title: string, place?: string): void {
  useLayoutEffect(() => {
    const { title: shown, place: where } = screenTitle.get();
    if (shown !== title || where !== place) screenTitle.set({ title, place });
  }, [title, place]);
}

/** Names the document after what is open over the screen, as long as it is. */
export function useTitleOver(title: string | undefined): void {
  useLayoutEffect(() => {
    over.set(title);
    return () => over.set(undefined);
  }, [title]);
}

/** Puts the number of unread notifications before the document's title. */
export function setUnreadCount(count: number): void {
  unread.set(count);
}

/** Keeps the document's title equal to the screen's; rendered once, by the app. */
export function useDocumentTitle(): void {
  const { title, place } = useStore(screenTitle);
  const open = useStore(over);
  const count = useStore(unread);
  useEffect(() => {
    document.title = documentTitle(open ?? title, place, count);
  }, [open, title, place, count]);
}

/** `(3) Title · Place · Product`, of what there is. */
function documentTitle(title: string, place: string | undefined, count: number): string {
  const parts = [title, place, product].filter((part) => part !== undefined && part !== '');
  return `${count > 0 ? `(${count}) ` : ''}${parts.join(' · ')}`;
}
