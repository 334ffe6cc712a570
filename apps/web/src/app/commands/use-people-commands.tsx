// Commands for people: assign the task to somebody, show only their tasks, find them among the members.
import * as api from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListFilter, UserPlus, Users } from 'lucide-react';
import type { TaskValues } from '#app/commands/use-task-values.ts';
import { personRows } from '#features/pickers/people.tsx';
import { usersQuery } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { call } from '#lib/call.ts';
import type { Act, Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import { useText } from '#lib/text.ts';

interface PeopleHere {
  task: TaskHere | undefined;
  values: TaskValues;
  /** Shows only the tasks of a person on the board; undefined without one. */
  onlyOf: ((userId: number) => void) | undefined;
  boardId: number | undefined;
  go: (path: string) => void;
}

/** How many boards are asked for somebody. */
const maxBoards = 12;

export function usePeopleCommands({ task, values, onlyOf, boardId, go }: PeopleHere): Command[] {
  const { commands } = useText();
  const client = useQueryClient();
  const rows = personRows(useQuery(usersQuery).data ?? []);
  const assignable = new Set(task ? values.assignable.map(({ id }) => id) : []);

  /** Opens the members of a board that the person is a member of, the one on the screen first. */
  async function showMember(userId: number, name: string): Promise<void> {
    const boards = await client.ensureQueryData(workspacesQuery).catch(() => []);
    const ids = boards.map(({ id }) => id).filter((id) => id !== companyWorkspaceId);
    const order = [...ids.filter((id) => id === boardId), ...ids.filter((id) => id !== boardId)].slice(0, maxBoards);
    const isIn = async (workspaceId: number) => {
      const page = await call(api.workspaces.membersPage, { params: { workspaceId }, query: { search: name } });
      return page.rows.some((member) => member.userId === userId);
    };
    // All at once: nothing on the screen shows that this takes a while.
    const found = await Promise.all(order.map((id) => isIn(id).catch(() => false)));
    const home = order[Math.max(0, found.indexOf(true))];
    go(`${screens.members.href()}?${new URLSearchParams({ ...(home !== undefined && { workspace: String(home) }), q: name })}`);
  }

  return rows.map(({ value, label, detail, icon, found }): Command => {
    const userId = Number(value);
    const row = { id: `person-${value}`, group: 'people', label, detail, icon, words: found?.filter(Boolean).join(' ') } as const;
    const step = { group: 'people' } as const;
    const assign: Act[] =
      task && assignable.has(userId)
        ? [
            {
              ...step,
              id: `assign-${value}`,
              label: commands.assignTo(task.task.title),
              icon: <UserPlus />,
              run: () => values.assign(userId),
            },
          ]
        : [];
    const only: Act[] = onlyOf
      ? [{ ...step, id: `only-${value}`, label: commands.onlyTheirs, icon: <ListFilter />, run: () => onlyOf(userId) }]
      : [];
    const show: Act = {
      ...step,
      id: `member-${value}`,
      label: commands.inMembers,
      icon: <Users />,
      run: () => showMember(userId, label),
    };
    const acts = [...assign, ...only, show];
    return acts.length === 1 ? { ...row, run: show.run } : { ...row, step: () => ({ title: label, commands: acts }) };
  });
}
