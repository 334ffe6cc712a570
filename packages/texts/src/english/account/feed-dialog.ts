// Texts of the dialog that makes a feed, which load with it.

import type { Widened } from '#catalogue.ts';

export const feedDialogText = {
  dialog: {
    title: 'New feed',
    ask: 'A calendar shows the tasks with a due date. Done ones have a tick.',
    kind: 'Content',
    board: 'Board',
    chooseBoard: 'Select a board',
    boardRequired: 'Please select a board',
    button: 'Create feed',
    busy: 'Creating...',
    failed: 'The feed could not be created.',
  },
  made: {
    title: 'Your new feed',
    text: 'Copy the address now and keep it like a password. It is not shown again.',
    link: 'Address',
    hint: 'Add it in your calendar program or feed reader as a subscription by address.',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'The browser could not copy it. It is selected: copy it with Ctrl+C.',
    subscribe: 'Open in the calendar program',
    done: 'Done',
  },
};

/** The shape of the texts in every language. */
export type FeedDialogText = Widened<typeof feedDialogText>;
