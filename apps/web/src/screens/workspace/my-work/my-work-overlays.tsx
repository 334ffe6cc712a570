// The overlays of a row of My work: the menu and panels that all cards have, with the columns of the task's own board.
import { doneStatus, type MyFact, statuses, type TaskCard, type UserCard } from '@app/contract';
import { AtSign, CircleCheck, Star } from 'lucide-react';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { CardOverlays, preloadCardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
import { columnOf, type MyMoves } from '#screens/workspace/my-work/use-my-moves.ts';
import type { MenuItem } from '#ui/menu.tsx';

interface MyWorkOverlaysProps {
  menu: OpenMenu | undefined;
  onMenu: (menu: OpenMenu | undefined) => void;
  deleting: TaskCard | undefined;
  onDeleting: (card: TaskCard | undefined) => void;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  facts: Readonly<Record<number, MyFact>>;
  moves: MyMoves;
  cardOf: (taskId: number) => TaskCard | undefined;
  onChoose: (card: TaskCard) => void;
  onOpen: (taskId: number, edit?: boolean) => void;
  onFocus: (taskId: number) => void;
  focusNextAfter: (taskId: number) => () => void;
}

export function MyWorkOverlays(props: MyWorkOverlaysProps) {
  const { moves, facts, cardOf, onChoose, onFocus, focusNextAfter, ...open } = props;
  const { menu, onMenu, deleting, onDeleting } = open;
  const { myWork } = useText();
  const { remove } = useTaskActions();
  const names = useTaskStatuses(menu?.card) ?? statuses;
  const columns = names.map((name, index) => columnOf(name, index + 1));
  const hints = {
    today: useShortcutHint('mineToday'),
    notToday: useShortcutHint('mineNotToday'),
    done: useShortcutHint('mineDone'),
  };
  const card = menu?.card;
  const fact = card && facts[card.id];

  function removed({ id }: TaskCard) {
    const focusNext = focusNextAfter(id);
    void remove(id, 'card');
    focusAfterOverlays(focusNext);
  }
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
  useAfterFirstPaint(preloadCardOverlays);
  if (!menu && !deleting) return null;
  return (
    <CardOverlays
      {...open}
      onDelete={removed}
      columns={columns}
      moves={{
        move: (_taskId, columnId) => {
          const name = names[columnId - 1];
          return card !== undefined && name !== undefined && moves.setStatus(card, name);
        },
        columnOf: () => columns.find(({ column }) => column.name === card?.status),
        cardOf,
      }}
      ordered={false}
      extra={card && extraOf(card)}
      onFocus={({ id }) => onFocus(id)}
      onLoadError={() => {
        onMenu(undefined);
        onDeleting(undefined);
      }}
    />
  );
}
