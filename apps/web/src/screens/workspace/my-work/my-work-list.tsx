// The sections of My work as one windowed table: headings, days, rows, and what loads the next page.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { boardOf } from '#features/tasks/data/board-columns.ts';
import { useRelationMarksOf } from '#features/tasks/relations/card-relations.tsx';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useCurrentUser, usersById, usersQuery } from '#features/users/users.queries.ts';
import { useBelow } from '#lib/media.ts';
import { usePrinting } from '#lib/printing.ts';
import { useText } from '#lib/text.ts';
import type { MyOrder } from '#screens/workspace/my-work/my-order.ts';
import { MyWorkDrop } from '#screens/workspace/my-work/my-work-drop.tsx';
import { MyWorkOther } from '#screens/workspace/my-work/my-work-other.tsx';
import { MyWorkOverlays } from '#screens/workspace/my-work/my-work-overlays.tsx';
import { MyWorkRow } from '#screens/workspace/my-work/my-work-row.tsx';
import { keyOf, useMyRows } from '#screens/workspace/my-work/use-my-rows.ts';
import { type MySections, type MyWorkShown, useMySections } from '#screens/workspace/my-work/use-my-sections.ts';
import { useMySurface } from '#screens/workspace/my-work/use-my-surface.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { OpenedTask } from '#screens/workspace/surface/opened-task.tsx';
import { Empty } from '#ui/empty.tsx';
import '#screens/workspace/list/list-view.css';

interface MyWorkListProps extends MyWorkShown {
  /** The one order of items and tasks. */
  order: MyOrder;
  /** The task that is dragged, or that of a dragged item. */
  dragged: number | undefined;
}

const nobody: readonly never[] = [];

export function MyWorkList({ order, dragged, ...data }: MyWorkListProps) {
  'use no memo';
  const { view, request } = data;
  const { today } = view;
  const { myWork } = useText();
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const scroller = useRef<HTMLDivElement>(null);
  const { data: users = nobody } = useQuery(usersQuery);
  const people = useMemo(() => usersById(users), [users]);
  const scoreIn = useScores(today);
  const { showScores } = useCurrentUser();
  const { sections, rows, inOrder } = useMySections(data);
  useRelationMarksOf(inOrder);
  const task = useOpenTask();
  const draggedIndex = rows.findIndex((row) => row.kind === 'task' && row.card.id === dragged);
  const { items, total, scrollTo } = useMyRows(scroller, rows, narrow, draggedIndex);
  const { surface, choices } = useMySurface({ view, rows, inOrder, people, order, task, scroller, scrollTo });
  const shown = useMemo(() => shownFor(inOrder, people, today), [inOrder, people, today]);
  const last = items.at(-1);
  return (
    <>
      <ScoresFailed />
      <p role="status" className="sr-only">
        {data.isLate ? '' : summaryOf(sections, myWork)}
      </p>
      <div className="my-work-place" data-dragging={dragged === undefined ? undefined : ''}>
        {sections.every(({ count }) => count === 0) ? (
          <div className="grid flex-1 place-items-center">
            <Empty icon={<CircleCheck />} {...(request.workspaceId === undefined ? myWork.nothing : myWork.nothingBoard)} />
          </div>
        ) : (
          <div ref={scroller} className="list-view my-work" {...surface.on}>
            <table
              className="list-table"
              data-scores={showScores || request.by === 'score' ? undefined : 'off'}
              aria-rowcount={rows.length}
            >
              <caption className="sr-only">{myWork.listLabel}</caption>
              {narrow ? null : <Columns />}
              <tbody>
                <Room height={items[0]?.start ?? 0} />
                {items.map(({ index }) => {
                  const row = rows[index];
                  if (row?.kind !== 'task')
                    return row ? <MyWorkOther key={keyOf(row)} row={row} index={index} request={request} /> : null;
                  return (
                    <MyWorkRow
                      key={keyOf(row)}
                      task={row.card}
                      fact={row.fact}
                      drop={row.drop}
                      index={index}
                      narrow={narrow}
                      people={people}
                      today={today}
                      scoreIn={scoreIn}
                      onOpen={task.open}
                      onMenu={surface.openMenu}
                      onFinish={choices.finish}
                    />
                  );
                })}
                <Room height={last ? total - last.end : 0} />
              </tbody>
            </table>
          </div>
        )}
        {dragged === undefined ? null : <MyWorkDrop view={view} />}
      </div>
      <MyWorkOverlays surface={surface} facts={view.facts} moves={choices.moves} onChoose={choices.choose} />
      <OpenedTask task={task} people={people} today={today} shown={shown} />
    </>
  );
}

type MyWorkText = ReturnType<typeof useText>['myWork'];

/** Says what a look at the headings says. */
function summaryOf(sections: MySections, { sections: names, count: counted }: MyWorkText): string {
  return sections
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${names[name]}: ${counted(count)}`)
    .join(', ');
}

/** The order of the rows, for moving from one open task to the next. */
function shownFor(tasks: readonly TaskCard[], people: ReturnType<typeof usersById>, today: string) {
  const board = boardOf({ workspaceId: 0, tasks: [], columns: [{ id: 1, name: '', workspaceId: 0, order: 0 }], today });
  const columns = board.columns.map((column) => ({ ...column, cards: [...tasks] }));
  return { board: { ...board, columns }, groupBy: undefined, tasks, statuses: [], people, inOrder: true };
}

/** The widths of the columns: the table has no row that gives them. */
function Columns() {
  return (
    <colgroup>
      <col />
      {['status', 'priority', 'due', 'assignee', 'department', 'score', 'menu'].map((name) => (
        <col key={name} className={`list-col-${name}`} />
      ))}
    </colgroup>
  );
}

/** The space of the rows that are not rendered. */
function Room({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
