// The title of the screen: the header's h1 and the document's title. The current screen sets it.
import { product } from '@app/contract/limits.ts';
import { useEffect, useLayoutEffect } from 'react';
import { currentDates, currentDay } from '#lib/dates.ts';
import { usePrinting } from '#lib/printing.ts';
import { createStore, useStore } from '#lib/store.ts';

export interface Heading {
  above: string;
  name: string;
}

interface Title {
  title: string;
  suffix: string | undefined;
  /** What the header shows instead of the title: a board's name, and a small line above it. */
  heading: Heading | undefined;
}

/** The title in the header and, for the document, the place it belongs to. */
export const screenTitle = createStore<Title>({ title: '', suffix: undefined, heading: undefined });
const unread = createStore(0);
/** The filter in words, for paper. */
const filtered = createStore('');
/** The title of an overlay such as an open task: it names the document, not the screen. */
const over = createStore<string | undefined>(undefined);

/** Sets the title of the screen. `suffix`, such as the workspace's name, follows it in the document's title; `heading` stands in the header instead. */
export function useScreenTitle(title: string, suffix?: string, { above, name }: Partial<Heading> = {}): void {
  useLayoutEffect(() => {
    const shown = screenTitle.get();
    if (shown.title === title && shown.suffix === suffix && shown.heading?.above === above && shown.heading?.name === name)
      return;
    screenTitle.set({ title, suffix, heading: above === undefined || name === undefined ? undefined : { above, name } });
  }, [title, suffix, above, name]);
}

/** Names the document after an overlay while it is open. */
export function useOverlayTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    over.set(title);
    return () => over.set(undefined);
  }, [title]);
}

/** Says on paper by which filter the screen is shown. */
export function useFilterTitle(words: string): void {
  useLayoutEffect(() => {
    filtered.set(words);
    return () => filtered.set('');
  }, [words]);
}

/** Returns what is on paper, and by which filter. */
export function usePaperTitle(): { title: string; filter: string } {
  const { title, suffix } = useStore(screenTitle);
  const open = useStore(over);
  return { title: joined(open ?? title, suffix), filter: useStore(filtered) };
}

/** Puts the number of unread notifications before the document's title. */
export function setUnreadCount(count: number): void {
  unread.set(count);
}

/** Keeps the document's title in step with the screen's. The app renders it once. */
export function useDocumentTitle(): void {
  const { title, suffix } = useStore(screenTitle);
  const open = useStore(over);
  const count = useStore(unread);
  const filter = useStore(filtered);
  const printing = usePrinting();
  useEffect(() => {
    // Browsers print it above each page, and it is the suggested name of a file.
    if (printing) document.title = joined(open ?? title, suffix, filter, currentDates().formatTyped(currentDay()));
    else document.title = `${count > 0 ? `(${count}) ` : ''}${joined(open ?? title, suffix, product)}`;
  }, [open, title, suffix, count, filter, printing]);
}

/** `Title · Place · Product`, without the missing parts. */
function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
