// The place of the summary, 'Export' and 'Add column' above a board. The buttons load after the first paint, so the first screen is not larger.
import { Suspense, useState } from 'react';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';

const BoardButtons = lazyComponent(() =>
  import('#screens/workspace/exports/board-buttons.tsx').then((m) => ({ default: m.BoardButtons })),
);

export function ExportSlot(props: { workspaceId: number; name: string; mayAddColumns: boolean }) {
  const [isPainted, setPainted] = useState(false);
  useAfterFirstPaint(() => void BoardButtons.preload().then(() => setPainted(true)), 'soon');
  return isPainted ? (
    <Suspense fallback={null}>
      <BoardButtons {...props} />
    </Suspense>
  ) : null;
}
