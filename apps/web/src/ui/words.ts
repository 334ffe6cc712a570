// The few words that parts say by themselves. The app gives them once, so that no part knows a language.
import { createContext, use } from 'react';

export interface UiWords {
  close: string;
  loading: string;
  tryAgain: string;
  /** How a failure of the server is named to its operator, where it has a name. */
  referenceOf: (error: unknown) => string | undefined;
}

/** Given by the app around everything. */
export const UiWordsContext = createContext<UiWords>({ close: '', loading: '', tryAgain: '', referenceOf: () => undefined });

/** The words of the parts. */
export function useUiWords(): UiWords {
  return use(UiWordsContext);
}
