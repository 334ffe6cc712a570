// The texts of the dialog that makes a feed: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useFeedDialogText = partText({
  english: () => import('@app/texts/english/account/feed-dialog.ts').then(({ feedDialogText }) => feedDialogText),
  spanish: () => import('@app/texts/spanish/account/feed-dialog.ts').then(({ feedDialogText }) => feedDialogText),
  french: () => import('@app/texts/french/account/feed-dialog.ts').then(({ feedDialogText }) => feedDialogText),
  german: () => import('@app/texts/german/account/feed-dialog.ts').then(({ feedDialogText }) => feedDialogText),
});
