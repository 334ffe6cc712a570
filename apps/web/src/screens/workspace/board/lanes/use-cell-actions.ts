// Returns the callbacks of cells on a board with lanes, always the same ones, so that scrolling renders few cells.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardDrops } from '#screens/workspace/board/board-keys.ts';

export interface CellActions {
  refusalOf: BoardDrops['refusalOf'];
  quickAdd: (columnId: number, lane: string) => void;
}

export function useCellActions(refusalOf: CellActions['refusalOf'], quickAdd: CellActions['quickAdd']): CellActions {
  const latest = useRef<CellActions>({ refusalOf, quickAdd });
  useLayoutEffect(() => {
    latest.current = { refusalOf, quickAdd };
  });
  return useMemo(
    () => ({
      refusalOf: (...cell) => latest.current.refusalOf(...cell),
      quickAdd: (...cell) => latest.current.quickAdd(...cell),
    }),
    [],
  );
}
