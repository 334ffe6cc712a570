// Relations between two tasks: how one is stored, and what it is called from either end. Pure.

/** What another task is to a task. */
export const relationKinds = ['parent', 'subtask', 'blockedBy', 'blocks', 'relatesTo', 'duplicates', 'duplicatedBy'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** What is stored once for both ends: `from` is the parent, what blocks, or what duplicates. */
export type LinkKind = 'parent' | 'blocks' | 'relates' | 'duplicates';

interface LinkView {
  from: RelationKind;
  to: RelationKind;
}

/** What the other task is called from the end `from` of a link, and from its end `to`. */
export const seenFrom: Record<LinkKind, LinkView> = {
  parent: { from: 'subtask', to: 'parent' },
  blocks: { from: 'blocks', to: 'blockedBy' },
  relates: { from: 'relatesTo', to: 'relatesTo' },
  duplicates: { from: 'duplicates', to: 'duplicatedBy' },
};

export interface Link {
  kind: LinkKind;
  fromId: number;
  toId: number;
}

/** Returns how a relation is stored. One that is the same from both ends has the lower id first, so that it is stored once. */
export function linkOf(kind: RelationKind, taskId: number, otherId: number): Link {
  if (kind === 'relatesTo') return { kind: 'relates', fromId: Math.min(taskId, otherId), toId: Math.max(taskId, otherId) };
  for (const link of ['parent', 'blocks', 'duplicates'] as const) {
    if (seenFrom[link].from === kind) return { kind: link, fromId: taskId, toId: otherId };
    if (seenFrom[link].to === kind) return { kind: link, fromId: otherId, toId: taskId };
  }
  throw new Error(`unknown relation ${kind}`);
}

/** What an open task waits for: titles of those that the reader sees, and whether there is another one. */
export interface BlockersSeen {
  blockers: readonly { title: string }[];
  hasHiddenBlocker: boolean;
}

/** Whether anything blocks the task. */
export function isBlocked({ blockers, hasHiddenBlocker }: BlockersSeen): boolean {
  return blockers.length > 0 || hasHiddenBlocker;
}

/** Names what blocks a task; `hidden` stands for what the reader does not see. */
export function blockersText({ blockers, hasHiddenBlocker }: BlockersSeen, hidden: string): string {
  return [...blockers.map(({ title }) => title), ...(hasHiddenBlocker ? [hidden] : [])].join(', ');
}
