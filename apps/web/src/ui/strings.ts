// The few strings inside the components of `ui`. The app provides them, so that `ui` knows no language.
import { createContext, use, useEffect } from 'react';

export interface UiStrings {
  close: string;
  loading: string;
  tryAgain: string;
  /** How the person names a server error to the operator, if it has an id. */
  referenceOf: (error: unknown) => string | undefined;
  /** Marks a failure as shown in its region, until the returned function is called. */
  markErrorShown: (error: unknown) => () => void;
  /** Shows that something could not be loaded and offers a retry. Returns a function that unsubscribes. */
  showLoadError: (ways: { again: () => void; onLeft: () => void }) => () => void;
}

/** The app provides it around everything. */
export const UiStringsContext = createContext<UiStrings>({
  close: '',
  loading: '',
  tryAgain: '',
  referenceOf: () => undefined,
  markErrorShown: () => () => undefined,
  showLoadError: () => () => undefined,
});

/** Returns the strings. */
export function useUiStrings(): UiStrings {
  return use(UiStringsContext);
}

/** Marks a failure as shown in this region, so that the frame does not show it too. */
export function useMarkErrorShown(error: unknown): void {
  const { markErrorShown } = useUiStrings();
  useEffect(() => markErrorShown(error), [markErrorShown, error]);
}
