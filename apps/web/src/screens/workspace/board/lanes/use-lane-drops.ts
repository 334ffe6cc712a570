// Moves cards between lanes: the status, the place and the lane's field in one change with one undo, or a message that says why not.

import { type LaneKey, type LaneRefusal, laneDrop } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { cardBelow } from '#features/tasks/data/board-move.ts';
import { laneAct } from '#features/tasks/lanes/lane-act.ts';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { useMayAssign } from '#features/tasks/lanes/use-may-assign.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import type { BoardDrops } from '#screens/workspace/board/board-keys.ts';
import { spotOf } from '#screens/workspace/board/board-lanes.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface LaneDropsOptions {
  view: BoardView;
  by: LaneKey;
  lanes: readonly BoardLane[];
  nameOf: (lane: string) => string;
  moves: BoardMoves;
  ordered: boolean;
  /** A card goes to another lane, perhaps in another column. */
  onMoved: (taskId: number, columnId: number, lane: string) => void;
}

/** Instead of a column: the heading of a collapsed lane, where each card keeps its own. */
export const ownColumn = 0;

export function useLaneDrops({ view, by, lanes, nameOf, moves, ordered, onMoved }: LaneDropsOptions): BoardDrops {
  const { board, data, people, ownKey } = view;
  const { swimlanes } = useText();
  const names = useNames();
  const client = useQueryClient();
  const mayAssign = useMayAssign({ enabled: by === 'assignee', ownKey, tasks: data.tasks, people });

  const columnWith = (columnId: number) => board.columns.find(({ column }) => column.id === columnId);
  function dropOf(card: TaskCard, columnId: number, lane: string) {
    const status = columnWith(columnId)?.column.name ?? card.status;
    return laneDrop(card, { by, lane, status }, { today: data.today, mayAssign: (userId) => mayAssign(card, userId) });
  }
  function reasonOf(refused: LaneRefusal, lane: string): string {
    return swimlanes.refusal[refused](refused === 'done' ? names.status('Done') : nameOf(lane));
  }
  /** The cards that move with one: all selected ones, in the order of the board. */
  function cardsWith(card: TaskCard): TaskCard[] {
    const chosen = selection.get();
    if (!chosen.has(card.id)) return [card];
    return lanes.flatMap(({ tasks }) => tasks.filter(({ id }) => chosen.has(id)));
  }
  function refusalOf(taskId: number, columnId: number, lane: string): string | undefined {
    const card = moves.cardOf(taskId);
    for (const each of card ? cardsWith(card) : []) {
      const { refused } = dropOf(each, columnId, lane);
      if (refused) return reasonOf(refused, lane);
    }
    return undefined;
  }
  /** The end of a cell is behind its last card, and not behind those of the lanes below. */
  function behindCell(columnId: number, lane: string, moving: ReadonlySet<number>): number | null {
    const boardColumn = columnWith(columnId);
    const at = board.columns.findIndex(({ column }) => column.id === columnId);
    const last = lanes.find(({ value }) => value === lane)?.cells[at]?.findLast(({ id }) => !moving.has(id));
    if (!boardColumn || !last) return null;
    let below = cardBelow(boardColumn, last.id);
    while (below !== null && moving.has(below)) below = cardBelow(boardColumn, below);
    return below;
  }
  /** Says why a card cannot be dropped there. */
  function isRefused(card: TaskCard, columnId: number, lane: string): boolean {
    const refusal = refusalOf(card.id, columnId, lane);
    if (refusal) toast({ title: swimlanes.refused, about: card.title, text: refusal, kind: 'destructive' });
    return refusal !== undefined;
  }
  function dropOnHeading(card: TaskCard, lane: string): boolean {
    if (isRefused(card, ownColumn, lane)) return false;
    const drops = cardsWith(card).map((each) => ({ each, fields: dropOf(each, ownColumn, lane).fields ?? {} }));
    const changing = drops.filter(({ fields }) => Object.keys(fields).length > 0);
    const [first] = changing;
    if (!first) return false;
    const cards = changing.map(({ each }) => each);
    void actOnMany(client, laneAct(client, cards, first.fields, undefined));
    onMoved(card.id, moves.columnOf(card.id)?.column.id ?? ownColumn, lane);
    return true;
  }
  function drop(taskId: number, columnId: number, beforeId: number | null, lane?: string): boolean {
    const card = moves.cardOf(taskId);
    if (card && lane !== undefined && columnId === ownColumn) return dropOnHeading(card, lane);
    const to = columnWith(columnId);
    if (!card || !to || to.foreign) return false;
    if (lane === undefined)
      return selectionParts.get()?.askToMove(taskId, columnId, beforeId) || moves.move(taskId, columnId, beforeId);
    if (isRefused(card, columnId, lane)) return false;
    const cards = cardsWith(card);
    const moving = new Set(cards.map(({ id }) => id));
    const storedBeforeId = ordered && beforeId === null ? behindCell(columnId, lane, moving) : beforeId;
    const fields = cards.map((each) => dropOf(each, columnId, lane).fields ?? {}).find((each) => Object.keys(each).length > 0);
    if (!fields) {
      if (ordered && isLast(card, columnId, lane) && beforeId === null && cards.length === 1) return false;
      return selectionParts.get()?.askToMove(taskId, columnId, storedBeforeId) || moves.move(taskId, columnId, storedBeforeId);
    }
    const stays = cards.every(({ status }) => status === to.column.name) && !ordered;
    const move = { workspaceId: data.workspaceId, to: to.stored ?? to, ...(ordered && { beforeId: storedBeforeId }) };
    void actOnMany(client, laneAct(client, cards, fields, stays ? undefined : move));
    onMoved(taskId, columnId, lane);
    return true;
  }
  /** Whether the card is the last one of a cell already. */
  function isLast(card: TaskCard, columnId: number, lane: string): boolean {
    const spot = spotOf(lanes, card.id);
    const isHere = spot && lanes[spot.row]?.value === lane && board.columns[spot.column]?.column.id === columnId;
    return Boolean(isHere && spot.index === spot.cards.length - 1);
  }
  return { drop, refusalOf };
}
