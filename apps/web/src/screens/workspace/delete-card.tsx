// Asks before a card is deleted from the board.
import type { TaskCard } from '@app/contract';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface DeleteCardProps {
  card: TaskCard | undefined;
  onClose: () => void;
  onDelete: (card: TaskCard) => void;
}

export function DeleteCard({ card, onClose, onDelete }: DeleteCardProps) {
  const { tasks } = useText();
  return (
    <Confirm
      danger
      open={card !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={tasks.deleteAsk}
      text={card?.title}
      confirmLabel={tasks.remove}
      cancelLabel={tasks.cancel}
      onConfirm={() => card && onDelete(card)}
    />
  );
}
