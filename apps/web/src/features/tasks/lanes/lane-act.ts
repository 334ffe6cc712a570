// Applies a drop into another lane: the status, the place and the lane's field of one or many cards, with one undo.

import type { LaneFields } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import { inFirstPlace, moveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { changeText } from '#features/tasks/data/change-text.ts';
import { updateFields } from '#features/tasks/data/task-writes.ts';

/** The change of a card by the fields of a lane: a new first assignee takes the place of the one before. */
export function laneChange(
  card: Pick<TaskCard, 'assigneeId' | 'assignees'>,
  { assign, ...fields }: LaneFields,
): Partial<TaskCard> {
  return assign === undefined ? fields : { ...fields, ...withFirstAssignee(card, assign) };
}

/** Returns the act. Without `move`, the cards keep their columns and places. */
export function laneAct(
  client: QueryClient,
  cards: readonly TaskCard[],
  fields: LaneFields,
  move: Parameters<typeof moveAll>[2] | undefined,
): ManyAct {
  const moved = move && moveAll(client, cards, move);
  const status = cards.some((card) => card.status !== move?.to.column.name) ? move?.to.column.name : undefined;
  const { assign, ...plain } = fields;
  const said = { ...(status && { status }), ...plain, ...(assign !== undefined && { assigneeId: assign }) };
  return {
    cards,
    change: { ...moved?.change, ...plain },
    ...(assign !== undefined && { own: (card) => inFirstPlace(card, assign) }),
    shown: (card, index) => ({ ...moved?.shown?.(card, index), ...laneChange(card, fields) }),
    text: changeText(client, said),
    // Where it waits for the server, the card goes to the end of its new column.
    single: (card) =>
      updateFields(client, card.id, { fields: { ...(status && { status }), ...laneChange(card, fields) }, from: card }),
  };
}
