// Says which tasks did not come back, grouped by the reason; they stay selected.
import { bulkRefusals } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { RefusalsDialog } from '#features/tasks/bulk-changes/refusals-dialog.tsx';
import { useStore } from '#lib/store.ts';

export function UnlistedRefusals({ onKeep }: { onKeep: (taskIds: readonly number[]) => void }) {
  const refusals = useStore(bulkRefusals);
  return refusals ? <RefusalsDialog {...refusals} onKeep={onKeep} onClose={() => bulkRefusals.set(undefined)} /> : null;
}
