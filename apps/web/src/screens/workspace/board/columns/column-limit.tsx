// The limit of work in progress at the head of a column; a full one and one over it look and read differently.

import { columnLoad } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { TriangleAlert } from 'lucide-react';
import { useText } from '#lib/text.ts';
import { Tooltip } from '#ui/tooltip.tsx';

export function ColumnLimit({ column, total }: { column: Column; total: number }) {
  const { columns: words } = useText();
  const limit = column.limit ?? 0;
  const load = columnLoad(total, column.limit);
  const { room, full, over } = words.limitState;
  const state = load === 'over' ? over(total, limit) : load === 'full' ? full(limit) : room(total, limit);
  return (
    <Tooltip label={state}>
      <span className="column-limit" data-load={load}>
        {load === 'over' ? <TriangleAlert size={12} aria-hidden="true" /> : null}
        <span aria-hidden="true">{words.limitShown(limit)}</span>
        <span className="sr-only">{state}</span>
      </span>
    </Tooltip>
  );
}
