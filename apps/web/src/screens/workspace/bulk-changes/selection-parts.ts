// Everything of the selection that loads after the first screen.
import { askForMany, askToMove } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { click, press } from '#features/tasks/bulk-changes/select.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { CardCheck, LaneCheck } from '#features/tasks/bulk-changes/selection-checks.tsx';
import type { SelectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { BulkLayer } from '#screens/workspace/bulk-changes/bulk-layer.tsx';

export const parts: SelectionParts = {
  card: CardCheck,
  lane: LaneCheck,
  // The slot is below the screens and does not know their view.
  bar: BulkLayer as SelectionParts['bar'],
  click,
  press,
  isSelected: (taskId) => selection.get().has(taskId),
  askForMany,
  askToMove,
};
