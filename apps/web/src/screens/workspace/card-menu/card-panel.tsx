// The panel of one field of a card: it changes the due date or the assignee, or explains the score.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { AssigneePicker } from '#features/tasks/edit/assignee-picker.tsx';
import { DueDateForm } from '#features/tasks/edit/due-date-form.tsx';
import { ScoreReasons } from '#features/tasks/scores/score-reasons.tsx';
import { useText } from '#lib/text.ts';
import { CardAnchor } from '#screens/workspace/card-menu/card-anchor.tsx';
import type { CardMenuProps } from '#screens/workspace/card-menu/card-menu.tsx';
import { Popover } from '#ui/popover.tsx';

interface CardPanelProps extends Pick<CardMenuProps, 'menu' | 'onClose' | 'onFocusBack'> {
  people: ReadonlyMap<number, UserCard>;
  today: string;
}

export function CardPanel({ menu, people, today, onClose, onFocusBack }: CardPanelProps) {
  const { tasks, scores } = useText();
  const isDueDate = menu.only === 'dueDate';
  const isScore = menu.only === 'score';
  return (
    <Popover
      open
      align="start"
      label={isScore ? scores.label : isDueDate ? tasks.dueDate : tasks.assignee}
      className={isScore ? 'score-reasons' : isDueDate ? 'date-panel' : 'pick-panel'}
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onFocusBack(menu.card);
      }}
      trigger={<CardAnchor menu={menu} />}
    >
      {isScore ? (
        <ScoreReasons task={menu.card} today={today} onDone={onClose} />
      ) : isDueDate ? (
        <DueDateForm task={menu.card} today={today} onDone={onClose} />
      ) : (
        <AssigneePicker task={menu.card} people={people} onDone={onClose} />
      )}
    </Popover>
  );
}
