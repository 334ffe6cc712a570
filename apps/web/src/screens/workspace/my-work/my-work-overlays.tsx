// The overlays of a row of My work: the menu and panels that all cards have, with the columns of the task's own board.
import { doneStatus, statuses } from '@app/contract/limits.ts';
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { AtSign, CircleCheck, Star } from 'lucide-react';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { columnOf, type MyMoves } from '#screens/workspace/my-work/use-my-moves.ts';
import { SurfaceOverlays } from '#screens/workspace/surface/surface-overlays.tsx';
import type { TaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { MenuItem } from '#ui/menu.tsx';

interface MyWorkOverlaysProps {
  surface: TaskSurface;
  facts: Readonly<Record<number, MyFact>>;
  moves: MyMoves;
  onChoose: (card: TaskCard) => void;
}

export function MyWorkOverlays({ surface, facts, moves, onChoose }: MyWorkOverlaysProps) {
  const { myWork } = useText();
  const card = surface.menu?.card;
  const names = useTaskStatuses(card) ?? statuses;
  const columns = names.map((name, index) => columnOf(name, index + 1));
  const hints = {
    today: useShortcutHint('mineToday'),
    notToday: useShortcutHint('mineNotToday'),
    done: useShortcutHint('mineDone'),
  };
  const fact = card && facts[card.id];

  function extraOf(task: TaskCard): MenuItem[] {
    const isChosen = fact != null && fact.chosenOn !== null;
    const isDone = task.status === doneStatus;
    return [
      {
        label: isDone ? myWork.markNotDone : myWork.markDone,
        icon: <CircleCheck />,
        kbd: hints.done,
        onSelect: () => moves.finish(task, fact),
      },
      ...(isDone
        ? []
        : [
            {
              label: isChosen ? myWork.unchoose : myWork.choose,
              icon: <Star />,
              kbd: isChosen ? hints.notToday : hints.today,
              onSelect: () => onChoose(task),
            },
          ]),
      ...(fact?.waiting === 'mentioned' && !isDone
        ? [{ label: myWork.answered, icon: <AtSign />, onSelect: () => moves.answer(task) }]
        : []),
      'separator',
    ];
  }
  const places = {
    columns,
    moves: {
      move: (_taskId: number, columnId: number) => {
        const name = names[columnId - 1];
        return card !== undefined && name !== undefined && moves.setStatus(card, name);
      },
      columnOf: () => columns.find(({ column }) => column.name === card?.status),
      cardOf: surface.cardOf,
    },
    ordered: false,
  };
  return <SurfaceOverlays surface={surface} places={places} extra={card && extraOf(card)} />;
}
