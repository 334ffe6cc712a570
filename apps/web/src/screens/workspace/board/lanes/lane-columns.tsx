// The headings of the columns, once above all lanes; the tasks and the limit of a column are those of all its lanes.
import { ChevronsLeftRight, Plus } from 'lucide-react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { columnElementId } from '#screens/workspace/board/board-column.tsx';
import { ColumnToolsSlot } from '#screens/workspace/board/column-tools-slot.tsx';
import { focusColumn } from '#screens/workspace/board/columns/focus-in-column.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface LaneColumnsProps {
  columns: readonly BoardColumn[];
  isCollapsed: (columnId: number) => boolean;
  filtered: boolean;
  onAdd: (columnId: number) => void;
}

export function LaneColumns({ columns, isCollapsed, filtered, onAdd }: LaneColumnsProps) {
  const { workspaces, columns: words } = useText();
  const names = useNames();
  const { collapse } = useCollapsedColumns();
  function unfold(columnId: number) {
    collapse(columnId, false);
    focusColumn(columnId, 'menu');
  }
  return (
    <div className="lane-columns">
      {columns.map(({ column, cards, shown, total, foreign }) => {
        const name = names.status(column.name);
        return (
          <section
            key={column.id}
            id={columnElementId(column.id)}
            data-column={column.id}
            className="lane-column board-column-head"
            aria-label={workspaces.columnLabel(name, shown)}
          >
            {isCollapsed(column.id) ? (
              <IconButton
                small
                data-column-strip=""
                aria-expanded={false}
                label={words.expand(name, total)}
                icon={<ChevronsLeftRight />}
                onClick={() => unfold(column.id)}
              />
            ) : (
              <>
                <StatusGlyph status={column.name} />
                <h2 className="line-clamp-2 min-w-0 text-13 leading-4 font-semibold wrap-anywhere">{name}</h2>
                <span className="text-12 text-ink-3 tabular-nums">
                  {filtered ? workspaces.shown(shown, total) : formatCount(total)}
                </span>
                <span className="ml-auto" />
                <SelectionSlot part="lane" name={name} tasks={cards} />
                {foreign ? null : (
                  <>
                    <ColumnToolsSlot column={column} total={total} />
                    <IconButton
                      small
                      className="board-new"
                      label={workspaces.addTaskTo(name)}
                      icon={<Plus />}
                      onClick={() => onAdd(column.id)}
                    />
                  </>
                )}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
