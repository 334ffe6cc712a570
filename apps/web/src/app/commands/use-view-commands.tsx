// Commands for the view of a board: its filter and its order, which are in the URL.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { type FilterChoices, filterCommands, type ViewAddress } from '#app/commands/filter-commands.tsx';
import { orderCommands } from '#app/commands/order-commands.tsx';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { filterFrom, withFilter } from '#features/tasks/filter/task-filter.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Command } from '#lib/command.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';

/** Returns the id of the board on the screen, and the commands of its view; none elsewhere. */
export function useViewCommands(): { boardId: number | undefined; commands: Command[]; onlyOf: (userId: number) => void } {
  const text = useText();
  const [search, setSearch] = useSearch();
  const boardId = screenId(/^\/workspace\/(\d+)$/.exec(useLocation().pathname)?.[1]);
  const isCompany = boardId === companyWorkspaceId;
  const choices: FilterChoices = {
    columns: useQuery({ ...columnsQuery(boardId ?? 0), enabled: boardId !== undefined }).data ?? [],
    departments: useQuery({ ...departmentsQuery, enabled: isCompany }).data ?? [],
    people: usersById(useQuery(usersQuery).data ?? []),
  };
  const address: ViewAddress = { search, change: (next) => setSearch(next, { replace: true }), isCompany, text };
  const onlyOf = (userId: number) =>
    address.change((now) => withFilter(now, { ...filterFrom(now), mine: false, assignees: [String(userId)] }));
  if (boardId === undefined) return { boardId, commands: [], onlyOf };

  const save: Command = {
    id: 'save-view',
    group: 'board',
    label: text.views.save,
    icon: <BookmarkPlus />,
    run: () => viewDialog.set('new'),
  };
  return { boardId, commands: [...filterCommands(address, choices), ...orderCommands(address), save], onlyOf };
}
