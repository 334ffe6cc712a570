// The sections and rows of My work, of every board or of one.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type MyRow, type MyView, type MyWorkRequest, rowsOf, sectionsOf } from '#features/my-work/my-sections.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export interface MyWorkShown {
  cards: readonly TaskCard[];
  view: MyView;
  request: MyWorkRequest;
  boards: readonly Workspace[];
  /** What is shown is that of another order or board, until this one has loaded. */
  isLate: boolean;
}

export type MySections = ReturnType<typeof sectionsOf>;

/** Returns the sections of the shown board, with cards that this page has just made or changed. */
export function useMySections({ cards, view, request, boards, isLate }: MyWorkShown) {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const scoreIn = useScores(view.today);
  const sections = useMemo(() => {
    const board = isLate ? undefined : boards.find(({ id }) => id === request.workspaceId);
    const isOn = ({ workspaceId, department, departments }: TaskCard) =>
      request.workspaceId === undefined ||
      workspaceId === request.workspaceId ||
      [department, ...departments].some((name) => board !== undefined && isSameDepartment(name, board.department));
    const writes = client.getMutationCache().findAll({ mutationKey: ['tasks', 'write'] });
    const written = new Set(writes.map(({ options }) => options.mutationKey?.[2]));
    const isKept = ({ id, createdAt }: TaskCard) => isLocalId(id) || written.has(id) || Date.parse(createdAt) > view.at;
    const scoreOf = (card: TaskCard) => scoreIn(card).score;
    return sectionsOf({ cards: cards.filter(isOn), view, userId, by: request.by, scoreOf, isKept });
  }, [client, cards, view, request, boards, isLate, userId, scoreIn]);
  const rows = useMemo<readonly MyRow[]>(() => rowsOf(sections, view, request.by), [sections, view, request.by]);
  const inOrder = useMemo(() => rows.flatMap((row) => (row.kind === 'task' ? [row.card] : [])), [rows]);
  return { sections, rows, inOrder };
}
