// Commands for the task that is open, or whose card or row has the focus: its values, and what its shortcuts do.
import { doneStatus } from '@app/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, Link2, ListTree } from 'lucide-react';
import { shortcutIcon } from '#app/commands/command-icons.tsx';
import { useTaskFieldCommands } from '#app/commands/use-task-field-commands.tsx';
import type { TaskValues } from '#app/commands/use-task-values.ts';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { openTaskActs } from '#features/tasks/keys/open-task-shortcuts.ts';
import { relationAsk } from '#features/tasks/relations/relation-asks.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import type { Act, Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';

type CardShortcut = ShortcutIn<'card' | 'list' | 'item'>;

const others = ['cardCopy', 'cardDuplicate', 'cardDelete'] as const;

/** What the shortcuts do that neither move the focus nor open a menu of values. */
const shortcutsOf: Record<TaskHere['scope'], readonly CardShortcut[]> = {
  card: ['cardOpen', 'cardPeek', 'cardEdit', 'cardRename', 'select', 'selectColumn', 'cardScore', 'cardAssign', ...others],
  list: ['rowOpen', 'cardPeek', 'cardEdit', 'cardRename', 'select', 'selectColumn', 'cardScore', 'cardAssign', ...others],
  task: openTaskActs,
};

const group = 'task';

/** Returns the commands of the task; none without one. */
export function useTaskCommands(here: TaskHere | undefined, values: TaskValues): Command[] {
  const { archive, relations, shortcuts } = useText();
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const fields = useTaskFieldCommands(here, values);
  if (!here) return [];
  const { task, scope } = here;

  const isPossible = (id: CardShortcut) =>
    id === 'cardAssign' ? task.assigneeId !== userId : here.selects || !(id === 'select' || id === 'selectColumn');
  const acts = shortcutsOf[scope].filter(isPossible).map(
    (id): Act => ({
      id,
      group,
      label: shortcuts.names[id],
      icon: shortcutIcon(id),
      shortcut: id,
      danger: id === 'cardDelete',
      run: () => here.run(id),
    }),
  );
  const archived: Act[] =
    task.status === doneStatus && !('archivedAt' in task && task.archivedAt)
      ? [
          {
            id: 'task-archive',
            group,
            label: archive.act,
            icon: <Archive />,
            run: () => void actOnMany(client, archiveAll([cardOf(task)])),
          },
        ]
      : [];
  // The open task shows its relations; a card does not.
  const relate: Act[] =
    scope === 'task'
      ? [
          { id: 'subtask', group, label: relations.addSubtask, icon: <ListTree />, run: () => relationAsk.set('subtask') },
          { id: 'relation', group, label: relations.add, icon: <Link2 />, run: () => relationAsk.set('relation') },
        ]
      : [];
  return [...fields, ...relate, ...acts, ...archived];
}
