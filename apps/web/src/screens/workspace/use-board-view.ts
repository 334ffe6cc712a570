// The state of a board, its list and their dialogs: the filtered tasks, the open task, and the new task.

import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { hasMarkdown } from '@app/contract/markdown/plain-text.rules.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useMemo, useState } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { preloadMarkdown } from '#features/markdown/lazy-markdown.ts';
import { type BoardPages, boardOf } from '#features/tasks/data/board-columns.ts';
import { useTaskFilter } from '#features/tasks/filter/use-task-filter.ts';
import { scoreParts } from '#features/tasks/scores/score-slot.tsx';
import { useCurrentUser, usersById } from '#features/users/users.queries.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { holdKeys } from '#lib/type-ahead.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useSearch } from '#lib/use-search.ts';
import { clearDefaults, rememberDefaults } from '#screens/workspace/create/create-defaults.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';

export interface BoardData {
  workspaceId: number;
  /** The name of its department; undefined in the company view and before it has loaded. */
  department: string | undefined;
  tasks: readonly TaskCard[];
  columns: readonly Column[];
  users: readonly UserCard[];
  today: string;
  /** The pages of a board that has not loaded all of its tasks. */
  pages?: BoardPages | undefined;
}

export type BoardView = ReturnType<typeof useBoardView>;

const none: readonly string[] = [];

export function useBoardView(data: BoardData) {
  const { workspaceId, department, tasks, columns, users, today, pages } = data;
  const user = useCurrentUser();
  const isCompany = workspaceId === companyWorkspaceId;
  const departments = useQuery({ ...departmentsQuery, enabled: isCompany });
  const { filter, test, setFilter } = useTaskFilter(user.id, today);
  const task = useOpenTask();
  const [search, setSearch] = useSearch();
  const scores = useStore(scoreParts);
  const sort = search.get('cards') === 'score' ? scores?.sort : undefined;
  // A shortcut of the installed application opens the dialog with the board.
  const [creating, setCreating] = useState(search.has('new'));
  const people = useMemo(() => usersById(users), [users]);
  const board = useMemo(() => {
    const loaded = boardOf({ workspaceId, tasks, columns, today, test });
    const counted = pages ? pages.withCounts(loaded) : loaded;
    return sort ? sort(counted, today) : counted;
  }, [workspaceId, tasks, columns, today, test, pages, sort]);
  const names = useMemo(() => departments.data?.map(({ name }) => name) ?? none, [departments.data]);
  const statuses = useMemo(() => columns.map(({ name }) => name), [columns]);
  const shown = useMemo(() => (test ? tasks.filter(test) : tasks), [tasks, test]);
  const filtered = test !== undefined;
  const showAll = () => setFilter(noFilter);
  const latest = useLatest(board);
  useAfterFirstPaint(() => tasks.some(({ description }) => hasMarkdown(description ?? '')) && preloadMarkdown());
  function add(columnId?: number, dueDate?: string) {
    rememberDefaults(workspaceId, { column: columns.find(({ id }) => id === columnId), dueDate });
    // A transition renders it after its chunk has loaded, without a fallback: after a fallback React would delay the dialog.
    startTransition(() => setCreating(true));
    holdKeys('create', 'field', endCreating);
  }
  function endCreating() {
    clearDefaults();
    setCreating(false);
    if (search.has('new')) setSearch((now) => without(now, 'new'), { replace: true });
  }
  return {
    data,
    isCompany,
    board,
    /** The departments by which the company's tasks are grouped; undefined on a workspace's board. */
    groupBy: isCompany && !board.sorted ? names : undefined,
    /** The key of the board's own department, which its cards do not repeat. */
    ownKey: department === undefined ? undefined : departmentKey(department),
    people,
    statuses,
    /** The tasks that match the filter. */
    shown,
    filter,
    setFilter,
    /** The filter's predicate; undefined if it hides nothing. */
    test,
    filtered,
    showAll,
    task,
    creating,
    add,
    createdIn: { workspaceId, board: latest, today, test, open: task.open, showAll },
    endCreating,
  };
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  return next;
}
