// The bar for the selected tasks of a view, and the dialog about those that an act did not change.
import { useEffect, useMemo } from 'react';
import { bulkRefusals } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { RefusalsDialog } from '#features/tasks/bulk-changes/refusals-dialog.tsx';
import { clearSelection, keepShown, selectOnly } from '#features/tasks/bulk-changes/select.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { useStore } from '#lib/store.ts';
import { BulkBar } from '#screens/workspace/bulk-changes/bulk-bar.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export function BulkLayer({ view }: { view: BoardView }) {
  const { shown, data } = view;
  const { workspaceId } = data;
  const selected = useStore(selection);
  const refusals = useStore(bulkRefusals);
  // In the order of the board, whatever the order in which they were selected.
  const cards = useMemo(
    () => shown.filter(({ id }) => selected.has(id)).sort((a, b) => a.columnId - b.columnId || a.order - b.order),
    [shown, selected],
  );
  // What a filter hides, or somebody else deletes, is no longer selected.
  useEffect(() => keepShown(new Set(shown.map(({ id }) => id))), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board has a selection of its own
  useEffect(() => clearSelection, [workspaceId]);
  return (
    <>
      {cards.length > 0 ? <BulkBar view={view} cards={cards} /> : null}
      {refusals ? <RefusalsDialog {...refusals} onKeep={selectOnly} onClose={() => bulkRefusals.set(undefined)} /> : null}
    </>
  );
}
