// The few words that parts say by themselves. The app gives them once, so that no part knows a language.
import { createContext, use, useEffect } from 'react';

export interface UiWords {
  close: string;
  loading: string;
  tryAgain: string;
  /** How a failure of the server is named to its operator, where it has a name. */
  referenceOf: (error: unknown) => string | undefined;
  /** Hears which failure is told in its place, until the function that it gives is called. */
  told: (error: unknown) => () => void;
  /** Says that what was pressed for could not be loaded, and offers to try again; gives back how to hear of it no longer. */
  unloaded: (ways: { again: () => void; onLeft: () => void }) => () => void;
}

/** Given by the app around everything. */
export const UiWordsContext = createContext<UiWords>({
  close: '',
  loading: '',
  tryAgain: '',
  referenceOf: () => undefined,
  told: () => () => undefined,
  unloaded: () => () => undefined,
});

/** The words of the parts. */
export function useUiWords(): UiWords {
  return use(UiWordsContext);
}

/** A failure is told where its data would stand, so that nobody else has to. */
export function useTold(error: unknown): void {
  const { told } = useUiWords();
  useEffect(() => told(error), [told, error]);
}
