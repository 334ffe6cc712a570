// The acts on many tasks: what each sends, what the cards show at once, and how it waits while no server answers.
import type { BulkFieldsInput } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { changedPeople, isAssigned, type PeopleChange, withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { type ChangedFields, changeText } from '#features/tasks/data/change-text.ts';
import { moveTask, moveTaskByStatus, updateFields } from '#features/tasks/data/task-writes.ts';

type Cards = readonly TaskCard[];
type People = Pick<TaskCard, 'assigneeId' | 'assignees'>;

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

/** Gives all to one person alone, or to nobody. */
export function setPeople(client: QueryClient, cards: Cards, userId: number | null): ManyAct {
  const people = { assigneeId: userId, assignees: userId === null ? [] : [userId] };
  return {
    cards,
    change: people,
    shown: () => people,
    text: changeText(client, { assigneeId: userId }),
    single: (card) => updateFields(client, card.id, { fields: people, from: card }),
  };
}

/** Puts a person in the place of the first assignee of each task; the others stay. */
export function assignAll(client: QueryClient, cards: Cards, userId: number): ManyAct {
  const people = (row: People) => withFirstAssignee(row, userId);
  return {
    cards,
    change: {},
    own: (card) => inFirstPlace(card, userId),
    shown: people,
    text: changeText(client, { assigneeId: userId }),
    single: (card) => updateFields(client, card.id, { fields: people(card), from: card, again: people }),
  };
}

/** In place of whom the card shows: whom somebody else has put there meanwhile stays. */
export function inFirstPlace({ assigneeId }: People, userId: number): BulkFieldsInput {
  return assigneeId === null ? { assign: userId } : { replaceAssignee: { from: assigneeId, to: userId } };
}

/** Adds a person to all tasks, takes one off, or puts one in the place of another, whichever role that has. */
export function changePeople(client: QueryClient, cards: Cards, change: PeopleChange & BulkFieldsInput, text: string): ManyAct {
  const { replaceAssignee } = change;
  const people = (row: People) => changedPeople(row, change) ?? {};
  return {
    cards: replaceAssignee ? cards.filter((card) => isAssigned(card, replaceAssignee.from)) : cards,
    change,
    shown: people,
    text,
    single: (card) => updateFields(client, card.id, { fields: people(card), from: card, again: people }),
  };
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
