// The few words that parts say by themselves. The app gives them once, so that no part knows a language.
import { createContext, use } from 'react';

export interface UiWords {
  close: string;
  loading: string;
  tryAgain: string;
}

/** Given by the app around everything. */
export const UiWordsContext = createContext<UiWords>({ close: '', loading: '', tryAgain: '' });

/** The words of the parts. */
export function useUiWords(): UiWords {
  return use(UiWordsContext);
}
