// Says which tasks an act on many did not change, and why; they can become the selection.
import type { BulkResult } from '@app/contract';
import { selectOnly } from '#features/tasks/bulk-changes/select.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RefusalsDialogProps {
  refused: BulkResult['refused'];
  /** The tasks of the act. */
  total: number;
  onClose: () => void;
}

export function RefusalsDialog({ refused, total, onClose }: RefusalsDialogProps) {
  const { bulkChanges } = useText('overlays');
  function keep() {
    selectOnly(refused.map(({ taskId }) => taskId));
    onClose();
  }
  return (
    <Dialog
      open
      title={bulkChanges.refused(refused.length, total)}
      description={refused.length < total ? bulkChanges.refusedText : undefined}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full justify-end gap-2">
          <Button onClick={keep}>{bulkChanges.keepSelected}</Button>
          <Button variant="primary" onClick={onClose}>
            {bulkChanges.close}
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-3">
        {refused.map(({ taskId, title, message }) => (
          <li key={taskId} className="text-13">
            <p className="written font-medium wrap-anywhere">{title ?? bulkChanges.hidden(taskId)}</p>
            <p className="text-ink-2">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
