// The acts on many tasks: what each sends, what the cards show at once, and how it waits while no server answers.
import { companyWorkspaceId, type TaskCard } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { type ChangedFields, changeText } from '#features/tasks/data/change-text.ts';
import { withFirstAssignee } from '#features/tasks/data/first-assignee.ts';
import { moveTask, moveTaskByStatus, updateFields } from '#features/tasks/data/task-writes.ts';

type Cards = readonly TaskCard[];

/** Sets the same value of a field for all. */
export function setForAll(
  client: QueryClient,
  cards: Cards,
  fields: Pick<ChangedFields, 'priority' | 'startDate' | 'dueDate'>,
): ManyAct {
  return {
    cards,
    change: fields,
    shown: () => fields,
    text: changeText(client, fields),
    single: (card) => updateFields(client, card.id, { fields, from: card }),
  };
}

/** Makes somebody the first assignee of all, or nobody; the other assignees stay. */
export function assignAll(client: QueryClient, cards: Cards, userId: number | null): ManyAct {
  const people = (row: Parameters<typeof withFirstAssignee>[0]) => withFirstAssignee(row, userId);
  return {
    cards,
    change: { assign: userId },
    shown: people,
    text: changeText(client, { assigneeId: userId }),
    single: (card) => updateFields(client, card.id, { fields: people(card), from: card, again: people }),
  };
}

/** Takes a person off all tasks. */
export function unassignAll(cards: Cards, userId: number, text: string): ManyAct {
  return { cards, change: { removeAssignees: [userId] }, text };
}

interface Move {
  /** The board on which the tasks are moved. */
  workspaceId: number;
  to: BoardColumn;
  /** The card before which they go, on a board with an order; null is the end, undefined leaves the place to the server. */
  beforeId?: number | null;
}

/** Moves all to a column: each to the column of that name on its own board. */
export function moveAll(client: QueryClient, cards: Cards, { workspaceId, to, beforeId }: Move): ManyAct {
  const status = to.column.name;
  const moving = new Set(cards.map(({ id }) => id));
  const own = (card: TaskCard) => workspaceId !== companyWorkspaceId && card.workspaceId === workspaceId;
  const anchor = beforeId == null ? undefined : anchorFrom(to.cards, beforeId, (card) => own(card) && !moving.has(card.id));
  const above = anchor && to.cards.filter(({ id, order }) => !moving.has(id) && order < anchor.order).at(-1);
  const orderOf = (index: number) => {
    if (!anchor) return to.nextOrder + index;
    const lower = above?.order ?? anchor.order - cards.length - 1;
    return lower + ((anchor.order - lower) * (index + 1)) / (cards.length + 1);
  };
  return {
    cards,
    change: { status, ...(beforeId !== undefined && { beforeId: anchor?.id ?? null }) },
    shown: (card, index) => ({ status, order: orderOf(index), ...(own(card) && { columnId: to.column.id }) }),
    text: changeText(client, { status }),
    single: (card) =>
      own(card)
        ? moveTask(client, card.id, { columnId: to.column.id, status, send: to.nextOrder, local: to.nextOrder })
        : moveTaskByStatus(client, card.id, status, to.nextOrder),
  };
}

/** The first card from the drop line down that stays. */
function anchorFrom(cards: Cards, beforeId: number, stays: (card: TaskCard) => boolean): TaskCard | undefined {
  const index = cards.findIndex(({ id }) => id === beforeId);
  return index < 0 ? undefined : cards.slice(index).find(stays);
}

/** Gives all a department, or takes it from all. */
export function departmentForAll(cards: Cards, name: string, adds: boolean, text: string): ManyAct {
  return { cards, change: adds ? { addDepartments: [name] } : { removeDepartments: [name] }, text };
}

export function templateForAll(cards: Cards, template: { id: number; name: string }): ManyAct {
  return { cards, change: { addTemplate: template.id }, text: template.name };
}

/** Puts done tasks into the archive. */
export function archiveAll(cards: Cards): ManyAct {
  return { cards, change: { archived: true }, shown: () => null, text: cards.length === 1 ? cards[0]?.title : undefined };
}

export function deleteAll(cards: Cards): ManyAct {
  return { cards, change: { deleted: true }, shown: () => null };
}
