// Which rows of the trash or the archive are selected: as many as one request takes.
import { limits } from '@app/contract/limits.ts';
import { useState } from 'react';

export function useChosen<Row extends { id: number }>(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  function select(id: number, isOn: boolean): void {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  }
  return {
    chosen: rows.filter(({ id }) => selected.has(id)),
    isSelected: (id: number) => selected.has(id),
    select,
    selectOnly: (ids: readonly number[]) => setSelected(new Set(ids)),
    selectAll: (isOn: boolean) => setSelected(new Set(isOn ? rows.slice(0, limits.bulkTasks).map(({ id }) => id) : [])),
  };
}
