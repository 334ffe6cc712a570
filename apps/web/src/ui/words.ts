// The few strings inside the components of `ui`. The app provides them, so that `ui` knows no language.
import { createContext, use, useEffect } from 'react';

export interface UiWords {
  close: string;
  loading: string;
  tryAgain: string;
  /** How the person names a server error to the operator, if it has an id. */
  referenceOf: (error: unknown) => string | undefined;
  /** Marks a failure as shown in its region, until the returned function is called. */
  told: (error: unknown) => () => void;
  /** Shows that something could not be loaded and offers a retry. Returns a function that unsubscribes. */
  unloaded: (ways: { again: () => void; onLeft: () => void }) => () => void;
}

/** The app provides it around everything. */
export const UiWordsContext = createContext<UiWords>({
  close: '',
  loading: '',
  tryAgain: '',
  referenceOf: () => undefined,
  told: () => () => undefined,
  unloaded: () => () => undefined,
});

/** Returns the strings. */
export function useUiWords(): UiWords {
  return use(UiWordsContext);
}

/** Marks a failure as shown in this region, so that the frame does not show it too. */
export function useTold(error: unknown): void {
  const { told } = useUiWords();
  useEffect(() => told(error), [told, error]);
}
