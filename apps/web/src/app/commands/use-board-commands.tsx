// Commands for what stands under '…' above a board; without a board on the screen, the places of each board.
import { exportFormats } from '@app/contract/exports/exports.rules.ts';
import { companyWorkspaceId, limits } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  BetweenVerticalEnd,
  CalendarCheck,
  Download,
  History,
  Mail,
  Printer,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { exportTasks } from '#features/exports/exports.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Command } from '#lib/command.ts';
import { useNames } from '#lib/names.ts';
import { afterOverlays } from '#lib/overlays.ts';
import type { ShortcutId } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { type BoardDialog, boardDialog } from '#screens/workspace/head/board-dialog-ask.ts';

interface BoardHere {
  /** The board that is shown and not covered by a dialog. */
  boardId: number | undefined;
  /** The shortcuts that work here: those of the board's lists need no second command. */
  possible: readonly ShortcutId[];
  go: (path: string) => void;
}

export function useBoardCommands({ boardId, possible, go }: BoardHere): Command[] {
  return [...useActs(boardId), ...usePlaces(possible, go)];
}

function useActs(boardId: number | undefined): Command[] {
  const { boardAddress, columns, exports, summaries, workspaces } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const { data: own = [] } = useQuery({ ...columnsQuery(boardId ?? 0), enabled: boardId !== undefined });
  const { mutate } = useMutation(exportTasks);
  if (boardId === undefined) return [];
  const board = boards.find(({ id }) => id === boardId);
  const isCompany = boardId === companyWorkspaceId;
  const group = 'board';
  const opens = (dialog: BoardDialog) => () => afterOverlays(() => boardDialog.set(dialog));
  const mayAdd = (board?.mayAddColumns ?? false) && own.length < limits.columnsPerWorkspace;
  return [
    { id: 'board-summary', group, label: summaries.title, icon: <CalendarCheck />, run: opens('summary') },
    { id: 'board-display', group, label: workspaces.display, icon: <SlidersHorizontal />, run: opens('display') },
    ...(mayAdd
      ? [{ id: 'board-column', group, label: columns.addColumn, icon: <BetweenVerticalEnd />, run: opens('column') } as const]
      : []),
    ...(board?.mailAddress !== undefined
      ? [{ id: 'board-address', group, label: boardAddress.open, icon: <Mail />, run: opens('address') } as const]
      : []),
    {
      id: 'board-export',
      group,
      label: isCompany ? exports.all : exports.button,
      icon: <Download />,
      step: () => ({
        title: exports.button,
        commands: exportFormats.map((format) => ({
          id: `export-${format}`,
          group,
          label: exports.formats[format],
          words: format,
          icon: <Download />,
          run: () => mutate({ workspaceId: boardId, board: isCompany ? undefined : names.department(board?.name ?? ''), format }),
        })),
      }),
    },
    { id: 'board-print', group, label: workspaces.print, icon: <Printer />, run: () => afterOverlays(() => window.print()) },
  ];
}

/** The lists of a board from where they have no keys: of the only board, or after the question of which. */
function usePlaces(possible: readonly ShortcutId[], go: (path: string) => void): Command[] {
  const { archive, commands, history, trash } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const [first] = boards;
  if (!first) return [];
  function place(id: ShortcutId, label: string, icon: ReactNode, pathOf: (boardId: number) => string): Command[] {
    if (!first || possible.includes(id)) return [];
    const row = { id, group: 'places', label, icon } as const;
    if (boards.length === 1) return [{ ...row, run: () => go(pathOf(first.id)) }];
    const step = () => ({
      title: commands.whichBoard,
      placeholder: commands.findValue,
      commands: boards.map((board) => ({
        id: `${id}-${board.id}`,
        group: 'places' as const,
        label: names.department(board.name),
        icon,
        run: () => go(pathOf(board.id)),
      })),
    });
    return [{ ...row, step }];
  }
  return [
    ...place('viewActivity', history.allActivity, <History />, screens.activity.href),
    ...place('viewArchive', archive.title, <Archive />, screens.archive.href),
    ...place('viewTrash', trash.title, <Trash2 />, screens.trash.href),
  ];
}
