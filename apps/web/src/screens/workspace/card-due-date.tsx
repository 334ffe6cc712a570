// The panel that sets the due date of a card on the board.
import { DueDateForm } from '#features/tasks/due-date-form.tsx';
import { useText } from '#lib/text.ts';
import { CardAnchor } from '#screens/workspace/card-anchor.tsx';
import type { CardMenuProps } from '#screens/workspace/card-menu.tsx';
import { Popover } from '#ui/popover.tsx';

interface CardDueDateProps extends Pick<CardMenuProps, 'menu' | 'onClose' | 'onFocusBack'> {
  today: string;
}

export function CardDueDate({ menu, today, onClose, onFocusBack }: CardDueDateProps) {
  const { tasks } = useText();
  return (
    <Popover
      open
      align="start"
      label={tasks.dueDate}
      className="w-72 p-3"
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onFocusBack(menu.card);
      }}
      trigger={<CardAnchor menu={menu} />}
    >
      <DueDateForm task={menu.card} today={today} onDone={onClose} />
    </Popover>
  );
}
