// The tasks of a workspace as a sortable, windowed table.
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useCallback, useMemo, useRef } from 'react';
import { useListColumns } from '#features/tasks/data/list-columns.ts';
import { groupFrom } from '#features/tasks/data/task-group.ts';
import { sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { useRelationMarks } from '#features/tasks/relations/card-relations.tsx';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { compareTexts } from '#lib/collation.ts';
import { useBelow } from '#lib/media.ts';
import { usePrinting } from '#lib/printing.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { ListBody } from '#screens/workspace/list/list-body.tsx';
import { ListHead } from '#screens/workspace/list/list-head.tsx';
import { ListRow } from '#screens/workspace/list/list-row.tsx';
import { widthsOf } from '#screens/workspace/list/list-widths.ts';
import { NarrowRow } from '#screens/workspace/list/narrow-row.tsx';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import { useGroupPages } from '#screens/workspace/list/use-group-pages.ts';
import { useGroups } from '#screens/workspace/list/use-groups.ts';
import { useLineFocus } from '#screens/workspace/list/use-line-focus.ts';
import { useListSurface } from '#screens/workspace/list/use-list-surface.ts';
import { useRows } from '#screens/workspace/list/use-rows.ts';
import { useShownTable } from '#screens/workspace/list/use-shown-table.ts';
import { SurfaceOverlays } from '#screens/workspace/surface/surface-overlays.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import '#screens/workspace/list/list-view.css';

export interface ListViewProps {
  view: BoardView;
  /** Each row ends with a button that opens its task. */
  withView?: boolean | undefined;
}

export function ListView({ view, withView }: ListViewProps) {
  'use no memo';
  const { people, statuses } = view;
  const { today, pages } = view.data;
  const { workspaces } = useText();
  const [search, setSearch] = useSearch();
  const { showScores } = useCurrentUser();
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useListColumns();
  const scoreIn = useScores(today);
  useRelationMarks(view.data.workspaceId);
  const { sort, sorted } = useSorted(view, scoreIn);
  // The pages that have come are still those of the grouping before, until its own are there.
  const by = pages ? pages.groups?.by : groupFrom(search);
  const groups = useGroups({ tasks: sorted, by, people, statuses, today, pages: pages?.groups });
  const { lines, shown, places, isOpen } = groups;
  const window = useRows(scroller, lines, narrow);
  // First, because the focus goes from the rest of a group to what has come in its place.
  const { onFocus, onMore } = useGroupPages({ lines, ...window, pages: pages?.groups, goTo: (line) => focus.goTo(line) });
  const focus = useLineFocus({ groups, scrollTo: window.scrollTo, elementId: rowTitleId });
  useShownTable({ lines, by, columns: columns.columns, people, today, scoreIn, isOpen, isPartial: pages !== undefined });
  const isEmpty = lines.length === 0 && !pages?.more;
  const { surface, onKeyDown, renameOf } = useListSurface({ view, scroller, groups, focus, isEmpty });

  if (isEmpty) return <EmptyView view={view} />;
  const count = pages?.rows ?? sorted.length;
  const Row = narrow ? NarrowRow : ListRow;
  return (
    <>
      <ScoresFailed />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between buttons inside */}
      <div
        ref={scroller}
        className="list-view"
        {...surface.on}
        onFocus={(event) => {
          focus.onFocus(event);
          onFocus(event);
        }}
        onKeyDown={onKeyDown}
      >
        <table
          className="list-table"
          data-own={view.ownKey === undefined ? undefined : ''}
          data-scores={showScores ? undefined : 'off'}
          data-by={sort.by}
          data-chosen={columns.isChosen ? '' : undefined}
          style={narrow ? undefined : { minWidth: widthsOf(columns).table }}
          aria-rowcount={(by ? places.count : count) + 1}
        >
          <caption className="sr-only">{workspaces.listLabel(count)}</caption>
          <ListHead
            sort={sort}
            narrow={narrow}
            withView={withView}
            tasks={shown}
            columns={columns}
            onSort={(next) => setSearch((now) => withSort(now, next), { replace: true })}
          />
          <ListBody {...groups} rows={window.rows} after={window.after} by={by} people={people} onMore={onMore}>
            {(task, index, at) => (
              <Row
                key={task.id}
                task={task}
                columns={columns.columns}
                rename={renameOf(task)}
                index={index}
                at={at}
                people={people}
                today={today}
                scoreIn={scoreIn}
                withView={withView}
                onOpen={view.task.open}
                onMenu={surface.openMenu}
              />
            )}
          </ListBody>
        </table>
        {pages?.more}
      </div>
      <SurfaceOverlays surface={surface} />
    </>
  );
}

/** Returns the tasks that the filter shows, in the order of the address. */
function useSorted({ data, test, people, statuses }: BoardView, scoreIn: ReturnType<typeof useScores>) {
  const { tasks, pages } = data;
  const [search] = useSearch();
  const sort = useMemo(() => sortFrom(search), [search]);
  const scoreOf = useCallback((task: TaskCard) => scoreIn(task).score, [scoreIn]);
  // Sorts all tasks, so that typing in the filter does not sort again.
  const inOrder = useMemo(
    () =>
      pages ? tasks : sortTasks(tasks, sort, { statuses, nameOf: (id) => people.get(id)?.fullName ?? '', compareTexts, scoreOf }),
    [tasks, sort, statuses, people, pages, scoreOf],
  );
  const sorted = useMemo(() => (test ? inOrder.filter(test) : inOrder), [inOrder, test]);
  return { sort, sorted };
}
