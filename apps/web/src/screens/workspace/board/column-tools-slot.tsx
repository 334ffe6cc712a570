// The places of what manages a column: its menu and limit, which load after the first paint, and a collapsed column.
import { Suspense, useState } from 'react';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';

const ColumnTools = lazyComponent(() =>
  import('#screens/workspace/board/columns/column-tools.tsx').then((m) => ({ default: m.ColumnTools })),
);

export const CollapsedColumn = lazyComponent(() =>
  import('#screens/workspace/board/columns/collapsed-column.tsx').then((m) => ({ default: m.CollapsedColumn })),
);

export function ColumnToolsSlot(props: { column: PlacedColumn; total: number }) {
  const [isPainted, setPainted] = useState(false);
  useAfterFirstPaint(() => void ColumnTools.preload().then(() => setPainted(true)), 'soon');
  return isPainted ? (
    <Suspense fallback={null}>
      <ColumnTools {...props} />
    </Suspense>
  ) : null;
}
