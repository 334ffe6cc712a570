// Offers the acts on the selected tasks to the command menu, each with the key that does the same.
import {
  Archive,
  CalendarDays,
  CalendarRange,
  CircleDot,
  Flag,
  ListChecks,
  Tags,
  Trash2,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { Act, Command } from '#lib/command.ts';
import { useHere } from '#lib/commands-here.ts';
import { topOverlay } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import type { MenuEntry } from '#ui/menu.tsx';

/** A part of the bar that opens. */
export type Part = 'status' | 'priority' | 'people' | 'dueDate' | 'startDate' | 'departments' | 'template' | 'delete';

interface BulkCommands {
  /** The rows of the bar's menus. */
  statuses: readonly MenuEntry[];
  priorities: readonly MenuEntry[];
  /** Opens a part of the bar. */
  open: (part: Part) => void;
  assignMe: () => void;
  /** Missing where not all tasks are done. */
  archive: (() => void) | undefined;
}

const group = 'selection';

export function useBulkCommands({ statuses, priorities, open, assignMe, archive: putAway }: BulkCommands): void {
  const { tasks, bulkChanges, archive, shortcuts } = useText();
  // Under an open dialog the selection is not what is meant.
  useHere('commands', () => (topOverlay() ? undefined : commands()));

  function commands(): Command[] {
    const part = (name: Part, row: Omit<Act, 'id' | 'group' | 'run'>): Act => ({
      ...row,
      id: `many-${name}`,
      group,
      run: () => open(name),
    });
    return [
      {
        id: 'many-status',
        group,
        label: tasks.moveTo,
        icon: <CircleDot />,
        shortcut: 'cardMoveTo',
        step: () => ({ title: tasks.moveTo, commands: actsOf('status', statuses) }),
      },
      {
        id: 'many-priority',
        group,
        label: tasks.priority,
        icon: <Flag />,
        shortcut: 'cardPriority',
        step: () => ({ title: tasks.priority, commands: actsOf('priority', priorities) }),
      },
      part('people', { label: bulkChanges.people, icon: <UserRound />, shortcut: 'cardAssignee', words: tasks.assignee }),
      {
        id: 'many-assign',
        group,
        label: shortcuts.names.cardAssign,
        icon: <UserPlus />,
        shortcut: 'cardAssign',
        run: assignMe,
      },
      part('dueDate', { label: tasks.dueDate, icon: <CalendarDays />, shortcut: 'cardDueDate' }),
      part('startDate', { label: tasks.startDate, icon: <CalendarRange /> }),
      part('departments', { label: tasks.departments, icon: <Tags /> }),
      part('template', { label: bulkChanges.template, icon: <ListChecks /> }),
      ...(putAway ? [{ id: 'many-archive', group, label: archive.act, icon: <Archive />, run: putAway } satisfies Act] : []),
      part('delete', { label: bulkChanges.remove, icon: <Trash2 />, shortcut: 'cardDelete', danger: true }),
    ];
  }
}

/** Returns the rows of a menu as the values of a command. */
function actsOf(name: string, items: readonly MenuEntry[]): Act[] {
  return items.map(({ label, icon, checked, onSelect }, at) => ({
    id: `many-${name}-${at}`,
    group,
    label,
    icon,
    checked: checked ?? false,
    run: () => onSelect?.(),
  }));
}
