// Says which tasks an act on many did not change, and why; they can become the selection.
import type { BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RefusalsDialogProps {
  refused: BulkResult['refused'];
  /** The tasks of the act. */
  total: number;
  /** Makes them the selection. */
  onKeep: (taskIds: readonly number[]) => void;
  onClose: () => void;
}

export function RefusalsDialog({ refused, total, onKeep, onClose }: RefusalsDialogProps) {
  const { bulkChanges } = useText();
  // Many tasks are often refused for one reason, which is read once.
  const reasons = [...new Set(refused.map(({ message }) => message))];
  function keep() {
    onKeep(refused.map(({ taskId }) => taskId));
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
      <ul className="flex flex-col gap-4 text-13">
        {reasons.map((reason) => (
          <li key={reason}>
            <p className="font-medium">{reason}</p>
            <ul className="mt-1 flex flex-col gap-1 text-ink-2">
              {refused
                .filter(({ message }) => message === reason)
                .map(({ taskId, title }) => (
                  <li key={taskId} className="written wrap-anywhere">
                    {title ?? bulkChanges.hidden(taskId)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
