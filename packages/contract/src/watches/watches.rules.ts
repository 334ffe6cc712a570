// Decides who is notified about a task: everybody concerned, whoever watches it too, and of a muted one only mentions. Pure.
import type { NotificationKind } from '#notifications/notifications.rules.ts';

/** A person's choice for a task: to be notified as usual, like somebody concerned by it, or only of mentions. */
export const watchStates = ['usual', 'watching', 'muted'] as const;
export type WatchState = (typeof watchStates)[number];

/** The notifications for everybody concerned by a task, and so for whoever watches it. */
export const watchedKinds = ['commented', 'moved', 'due_changed'] as const satisfies readonly NotificationKind[];

/** The notifications in spite of a mute: somebody speaks to the person. */
export const mentionKinds = ['mentioned', 'mentioned_in_task'] as const satisfies readonly NotificationKind[];

/** Whether a person gets a notification; `isMeant` says whether they would without a choice of theirs. */
export function isNotified(state: WatchState, kind: NotificationKind, isMeant: boolean): boolean {
  if (state === 'muted') return isMeant && mentionKinds.some((each) => each === kind);
  return isMeant || (state === 'watching' && watchedKinds.some((each) => each === kind));
}

/** Tasks that one person watches or has muted at the same time. The first screens of the web do not load it. */
export const watchLimits = { perPerson: 1_000 } as const;
