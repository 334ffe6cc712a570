// The tasks of a workspace as a table: sorted by a column, of which only the rows in sight are drawn.
import type { TaskCard, UserCard } from '@app/contract';
import { ListChecks } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { sortFrom, sortTasks, withSort } from '#features/tasks/task-sort.ts';
import { pressedIn } from '#lib/hotkey.ts';
import { useBelow } from '#lib/media.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { ListHead } from '#screens/workspace/list-head.tsx';
import { ListRow, NarrowRow } from '#screens/workspace/list-row.tsx';
import { focusTask, useShownTasks } from '#screens/workspace/shown-tasks.ts';
import { useRows } from '#screens/workspace/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import '#screens/workspace/list-view.css';

export interface ListViewProps {
  tasks: readonly TaskCard[];
  /** Which of them are shown; undefined where all are. */
  test: ((task: TaskCard) => boolean) | undefined;
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
  today: string;
  /** Each row ends with a button that opens its task. */
  withView?: boolean | undefined;
  onOpen: (taskId: number) => void;
  onClear: () => void;
  onAdd: () => void;
}

export function ListView({ tasks, test, people, statuses, today, withView, onOpen, onClear, onAdd }: ListViewProps) {
  'use no memo';
  const { workspaces } = useText();
  const [search, setSearch] = useSearchParams();
  const narrow = useBelow('md');
  const scroller = useRef<HTMLDivElement>(null);
  const sort = useMemo(() => sortFrom(search), [search]);
  // All are sorted, so that a key in the filter sorts nothing.
  const inOrder = useMemo(
    () => sortTasks(tasks, sort, { statuses, nameOf: (id) => people.get(id)?.fullName ?? '' }),
    [tasks, sort, statuses, people],
  );
  const sorted = useMemo(() => (test ? inOrder.filter(test) : inOrder), [inOrder, test]);
  const { rows, before, after, goTo } = useRows(scroller, sorted, narrow);

  function steer(event: KeyboardEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    const pressed = row && pressedIn('list', event.nativeEvent);
    if (!row || !pressed) return;
    event.preventDefault();
    event.stopPropagation();
    const at = Number(row.dataset['row']);
    const task = sorted[at];
    if (pressed !== 'rowOpen') goTo(rowFor[pressed](at, sorted.length - 1));
    else if (task) onOpen(task.id);
  }
  useShownTasks({
    focus: (taskId) => {
      const index = sorted.findIndex(({ id }) => id === taskId);
      if (index >= 0) goTo(index);
      return index >= 0;
    },
    heir: (taskId) => {
      const index = sorted.findIndex(({ id }) => id === taskId);
      const next = sorted[index + 1] ?? sorted[index - 1];
      return () => {
        if (next) focusTask(next.id);
      };
    },
  });

  if (sorted.length === 0) {
    return (
      <div className="grid flex-1 place-items-center p-6">
        <Empty
          icon={<ListChecks />}
          title={test ? workspaces.filterEmpty : workspaces.emptyTitle}
          text={test ? workspaces.filterEmptyText : workspaces.emptyText}
          action={<Button onClick={test ? onClear : onAdd}>{test ? workspaces.filterClear : workspaces.addTask}</Button>}
        />
      </div>
    );
  }
  const Row = narrow ? NarrowRow : ListRow;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between buttons inside
    <div ref={scroller} className="list-view" onKeyDown={steer}>
      <table className="list-table" aria-rowcount={sorted.length + 1}>
        <caption className="sr-only">{workspaces.listLabel(sorted.length)}</caption>
        <ListHead
          sort={sort}
          narrow={narrow}
          withView={withView}
          onSort={(next) => setSearch((now) => withSort(now, next), { replace: true })}
        />
        <tbody>
          {before > 0 ? <Room height={before} /> : null}
          {rows.map(({ task, index }) => (
            <Row key={task.id} task={task} index={index} people={people} today={today} withView={withView} onOpen={onOpen} />
          ))}
          {after > 0 ? <Room height={after} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows that are not drawn: a height of its own, since a variable that rows inherit styles all of them anew. */
function Room({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return <tr aria-hidden="true" style={{ height }} />;
}

/** The row that a shortcut leads to. */
const rowFor: Record<Exclude<ShortcutIn<'list'>, 'rowOpen'>, (at: number, last: number) => number> = {
  rowUp: (at) => Math.max(0, at - 1),
  rowDown: (at, last) => Math.min(last, at + 1),
  rowFirst: () => 0,
  rowLast: (_, last) => last,
};
