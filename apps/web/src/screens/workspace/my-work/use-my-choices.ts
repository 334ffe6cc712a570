// Choosing tasks of My work for today, and finishing them: the keys stay at the place, for the next one.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useCallback } from 'react';
import type { MyView } from '#features/my-work/my-sections.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import { useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';

interface Options {
  view: MyView;
  inOrder: readonly TaskCard[];
  focus: (taskId: number) => unknown;
  /** Returns a function that focuses the next task after this one is gone. */
  nextAfter: (taskId: number) => () => void;
}

export function useMyChoices({ view, inOrder, focus, nextAfter }: Options) {
  const { myWork } = useText();
  const moves = useMyMoves();
  const isChosen = ({ id }: TaskCard) => view.facts[id]?.chosenOn != null;
  const finish = useCallback((card: TaskCard) => moves.finish(card, view.facts[card.id]), [moves, view.facts]);

  /** A chosen task goes up to Today. */
  function choose(card: TaskCard) {
    const isFocused = document.activeElement?.id === rowTitleId(card.id);
    const focusNext = isFocused && !isChosen(card) ? nextAfter(card.id) : undefined;
    moves.choose(card, !isChosen(card));
    focusNext?.();
  }
  /** T keeps what is chosen and goes on to the next task that is not, so a plan is made by pressing T and not undone by it. */
  function chooseForToday(card: TaskCard) {
    if (!isChosen(card)) choose(card);
    else {
      const action = { label: myWork.unchoose, run: () => moves.choose(card, false) };
      toast({ title: myWork.chosenAlready(card.title), action });
      focusUnchosen(inOrder.indexOf(card) + 1);
    }
  }
  function focusUnchosen(from: number) {
    const next = inOrder.slice(from).find((card) => card.status !== doneStatus && !isChosen(card));
    if (next) focus(next.id);
  }
  /** A finished task goes to the end. */
  function finishHere(card: TaskCard) {
    const focusNext = card.status === doneStatus ? undefined : nextAfter(card.id);
    finish(card);
    focusNext?.();
  }
  function run(pressed: ShortcutIn<'mine'>, card: TaskCard): void {
    if (pressed === 'mineToday') chooseForToday(card);
    else if (pressed === 'mineDone') finishHere(card);
    else if (isChosen(card)) moves.choose(card, false);
  }
  return { moves, choose, finish, focusUnchosen, run };
}
