// Who is told about a task: everybody concerned by it as always, whoever watches it too, and of one that is muted only mentions. Pure.
import type { NotificationKind } from '#notifications/notifications.rules.ts';

/** What a person has chosen for a task: to be told as usual, like somebody concerned by it, or only of mentions. */
export const watchStates = ['usual', 'watching', 'muted'] as const;
export type WatchState = (typeof watchStates)[number];

/** What everybody is told who is concerned by a task, and so whoever watches it. */
export const watchedKinds = ['commented', 'moved', 'due_changed'] as const satisfies readonly NotificationKind[];

/** What is told in spite of a mute: somebody speaks to the person. */
export const mentionKinds = ['mentioned', 'mentioned_in_task'] as const satisfies readonly NotificationKind[];

/** Whether a person gets a notification; `isMeant` says whether they would without a choice of theirs. */
export function isNotified(state: WatchState, kind: NotificationKind, isMeant: boolean): boolean {
  if (state === 'muted') return isMeant && mentionKinds.some((each) => each === kind);
  return isMeant || (state === 'watching' && watchedKinds.some((each) => each === kind));
}

/** Tasks that one person watches or has muted at the same time. The first screens of the web do not load it. */
export const watchLimits = { perPerson: 1_000 } as const;
