// A collapsed column: a strip with its name and count, which expands it. A card dropped on it goes to its end.
import { columnLoad } from '@app/contract/workspaces/columns.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { focusColumn } from '#screens/workspace/board/columns/focus-in-column.ts';
import { setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import '#screens/workspace/board/columns/columns.css';
import { formatCount } from '#lib/numbers.ts';

export function CollapsedColumn({ column, total }: { column: PlacedColumn; total: number }) {
  const { columns: words } = useText();
  const name = useNames().status(column.name);
  const { data: columns } = useQuery(columnsQuery(column.workspaceId));
  const { color, limit = null } = columns?.find(({ id }) => id === column.id) ?? {};
  const { collapse } = useCollapsedColumns();
  const strip = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [list, mark] = [strip.current, line.current];
    const section = list?.closest<HTMLElement>('[data-column]');
    if (!section || !list || !mark) return;
    const dropTarget = { section, list, line: mark, columnId: column.id, ordered: false };
    return setUpDragging(({ dropOnColumn }) => dropOnColumn(dropTarget));
  }, [column.id]);

  function unfold(): void {
    collapse(column.id, false);
    focusColumn(column.id, 'menu');
  }

  return (
    <Tooltip label={words.expand(name, total)} side="right">
      <button
        ref={strip}
        type="button"
        className="column-strip"
        data-column-strip=""
        data-color={color ?? undefined}
        data-load={columnLoad(total, limit)}
        aria-expanded={false}
        aria-label={words.expand(name, total)}
        onClick={unfold}
      >
        <StatusGlyph status={column.name} />
        <span className="column-strip-count">{formatCount(total)}</span>
        <span className="column-strip-name">{name}</span>
        <span ref={line} hidden />
      </button>
    </Tooltip>
  );
}
