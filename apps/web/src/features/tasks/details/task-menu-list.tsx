// The list of '…' of an open task, in words with their keys.
import { doneStatus } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Bell, ChevronDown, ChevronUp, Copy, Gauge, History, LayoutTemplate, Link, Printer, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { duplicateTask } from '#features/tasks/data/duplicate-task.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { useWatch, useWatchItems } from '#features/tasks/watches/use-watch.tsx';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { runShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { afterMenus } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import type { PanelStart } from '#ui/lazy-panel.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuPanel } from '#ui/menu-panel.tsx';

/** The tasks before and after the open one, in the order of the view below it. */
export interface TaskSteps {
  /** Where the task stands, such as "5 of 11". */
  position: string | undefined;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

export interface TaskMenuProps {
  task: Task;
  /** Missing where no view is below. */
  steps?: TaskSteps | undefined;
  /** Opens 'Save as template', which belongs to another feature. */
  onSaveAs: () => void;
  /** Asks whether the task is to be deleted. */
  onDelete: () => void;
}

export function TaskMenuList(props: TaskMenuProps & PanelStart & { trigger: ReactNode }) {
  const { task, steps, onSaveAs, onDelete, trigger, startsOpen, startsAtFirst } = props;
  const { tasks, archive, history, scores, taskTemplates, watches, workspaces } = useText();
  const client = useQueryClient();
  const manages = useQuery(workspacesQuery).data?.find(({ id }) => id === task.workspaceId)?.mayAddColumns === true;
  const isLocal = isLocalId(task.id);
  const { state, set } = useWatch(task.id);
  const watchItems = useWatchItems(state, set);
  const keys = {
    previous: useShortcutHint('taskPrevious'),
    next: useShortcutHint('taskNext'),
    copy: useShortcutHint('cardCopy'),
    duplicate: useShortcutHint('cardDuplicate'),
    history: useShortcutHint('taskHistory'),
    score: useShortcutHint('cardScore'),
    remove: useShortcutHint('cardDelete'),
  };
  async function archiveTask() {
    await actOnMany(client, archiveAll([cardOf(task)]));
    await client.invalidateQueries(taskQuery(task.id));
  }
  const items: MenuItem[] = [];
  if (steps)
    items.push(
      {
        label: tasks.previous,
        icon: <ChevronUp />,
        kbd: keys.previous,
        disabled: steps.previous === undefined,
        onSelect: steps.previous,
      },
      { label: tasks.next, icon: <ChevronDown />, kbd: keys.next, disabled: steps.next === undefined, onSelect: steps.next },
      'separator',
    );
  items.push(
    { label: tasks.copyLink, icon: <Link />, kbd: keys.copy, onSelect: () => void copyTaskLink(task.id) },
    { label: tasks.duplicate, icon: <Copy />, kbd: keys.duplicate, onSelect: () => void duplicateTask(client, task) },
  );
  if (manages) items.push({ label: taskTemplates.saveAs, icon: <LayoutTemplate />, onSelect: () => afterMenus(onSaveAs) });
  if (task.status === doneStatus && !task.archivedAt)
    items.push({ label: archive.act, icon: <Archive />, onSelect: () => void archiveTask() });
  items.push({ label: workspaces.print, icon: <Printer />, onSelect: () => afterMenus(() => window.print()) }, 'separator');
  if (!isLocal) {
    items.push(
      { label: watches.label, icon: <Bell />, items: watchItems },
      {
        label: history.title,
        icon: <History />,
        kbd: keys.history,
        onSelect: () => afterMenus(() => runShortcut('taskHistory')),
      },
    );
  }
  items.push(
    { label: scores.why, icon: <Gauge />, kbd: keys.score, onSelect: () => afterMenus(() => runShortcut('cardScore')) },
    'separator',
    { label: tasks.remove, icon: <Trash2 />, kbd: keys.remove, danger: true, onSelect: () => afterMenus(onDelete) },
  );
  const header = steps?.position ? <p className="px-2 py-1.5 text-12 text-ink-3 tabular-nums">{steps.position}</p> : undefined;
  return <MenuPanel {...{ items, header, trigger, startsOpen, startsAtFirst }} />;
}
