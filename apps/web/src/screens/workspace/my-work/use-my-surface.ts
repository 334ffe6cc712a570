// The tasks of My work under keys, swipes and menus: what the surface of every view does, and the person's choice for today.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MyRow, MyView } from '#features/my-work/my-sections.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { clearUndo } from '#lib/undo.ts';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import type { MyOrder } from '#screens/workspace/my-work/my-order.ts';
import { useMyChoices } from '#screens/workspace/my-work/use-my-choices.ts';
import type { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { showTask, undoAndShow } from '#screens/workspace/show-task.ts';
import { preloadOpenedTask } from '#screens/workspace/surface/opened-task.tsx';
import type { RowKey } from '#screens/workspace/surface/row-steps.ts';
import { useKeptFocus } from '#screens/workspace/surface/use-kept-focus.ts';
import { useStayAtPlace } from '#screens/workspace/surface/use-stay-at-place.ts';
import { useTaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import { useSwipes } from '#ui/use-swipes.ts';

interface Options {
  view: MyView;
  rows: readonly MyRow[];
  inOrder: readonly TaskCard[];
  people: Parameters<typeof useTaskSurface>[0]['people'];
  /** The one order of items and tasks. */
  order: MyOrder;
  task: ReturnType<typeof useOpenTask>;
  scroller: RefObject<HTMLElement | null>;
  scrollTo: (row: number) => void;
}

export function useMySurface({ view, rows, inOrder, people, order, task, scroller, scrollTo }: Options) {
  const { myWork, tasks } = useText();
  const cardOf = (taskId: number) => inOrder.find(({ id }) => id === taskId);
  const keptFocus = useKeptFocus({
    stops: () => [inOrder.map(({ id }) => id)],
    elementId: rowTitleId,
    show: (stop) => scrollTo(rows.findIndex((row) => row.kind === 'task' && row.card.id === stop)),
  });
  const choices = useMyChoices({ view, inOrder, focus, nextAfter });
  const { finish } = choices;
  const stay = useStayAtPlace({
    elementId: rowTitleId,
    nextTo: keptFocus.neighbourOf,
    focus,
    // A task with another day leaves its place; the keys stay there, as after choosing and finishing.
    hasLeft: (was, next) => cardOf(was.id)?.dueDate !== was.dueDate && keptFocus.neighbourOf(was.id) !== next,
  });

  function focus(taskId: number): boolean {
    const isShown = cardOf(taskId) !== undefined;
    if (isShown) keptFocus.goTo(taskId);
    return isShown;
  }
  function nextAfter(taskId: number) {
    const next = keptFocus.neighbourOf(taskId);
    return () => void (next !== undefined && showTask(next));
  }
  const step = (pressed: RowKey, at: number) => order.step(pressed, 'tasks', at);
  const surface = useTaskSurface({
    scope: 'list',
    people,
    today: view.today,
    cardOf,
    elementId: rowTitleId,
    focus: { to: focus, nextAfter, back: stay.closes, onFocus: keptFocus.onFocus },
    open: task.open,
    keys: {
      list: (pressed, card) => pressed !== 'rowOpen' && step(pressed, inOrder.indexOf(card)),
      mine: (pressed, card) => choices.run(pressed, card),
    },
    onMenuOpens: stay.opens,
  });
  useSwipes(scroller, '[data-task]', true, (row) => {
    const card = surface.taskUnder(row);
    return (
      card && {
        right: { label: card.status === doneStatus ? myWork.markNotDone : myWork.markDone, run: () => finish(card) },
        left: { label: tasks.dueDate, run: () => surface.ask(card, 'dueDate') },
      }
    );
  });
  useLayoutEffect(() =>
    order.register('tasks', inOrder.length, (index) => {
      const to = inOrder[index];
      if (to) focus(to.id);
    }),
  );
  const first = inOrder[0]?.id;
  const hasFirst = first !== undefined;
  // Where nothing of the list has the focus, the arrows begin at the first row.
  useShortcut('rowDown', () => step('rowFirst', 0));
  useShortcut('rowUp', () => step('rowFirst', 0));
  useShortcut('rowFirst', () => step('rowFirst', 0));
  useShortcut('rowLast', () => step('rowLast', 0));
  useShortcut('mineToday', () => choices.focusUnchosen(0), hasFirst);
  useShortcut('undo', undoAndShow);
  useEffect(() => clearUndo, []);
  useAfterFirstPaint(() => void preloadOpenedTask(), 'soon');
  const focusFirst = useEffectEvent(() => {
    const at = document.activeElement;
    if (first !== undefined && (at === document.body || at?.id === 'content')) focus(first);
  });
  // The rows may arrive after the list.
  useLayoutEffect(() => {
    if (hasFirst) focusFirst();
  }, [hasFirst]);
  return { surface, choices };
}
