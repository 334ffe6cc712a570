// The open tasks without a date, beside the days onto which they are dragged. While there are none it is a strip that still takes one.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useState } from 'react';
import { filterFrom } from '#features/tasks/filter/task-filter.ts';
import { Link } from '#lib/link.tsx';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { CalendarTask } from '#screens/workspace/calendar/calendar-task.tsx';
import { noDate } from '#screens/workspace/use-date-drags.ts';
import { inView } from '#screens/workspace/view-address.ts';

interface UnscheduledProps {
  tasks: readonly TaskCard[];
  /** Its heading, how a task gets a date, and that each has one. */
  words: { title: string; hint: string; none: string };
  today: string;
  /** The board has loaded only the tasks of these days. */
  isPartial: boolean;
  onFocus: (taskId: number) => void;
  onOpen: (taskId: number) => void;
}

const page = 50;

export function Unscheduled({ tasks, words, today, isPartial, onFocus, onOpen }: UnscheduledProps) {
  const { calendar } = useText();
  const [search] = useSearch();
  const [most, setMost] = useState(page);
  const isEmpty = tasks.length === 0 && !isPartial;
  return (
    <aside aria-label={words.title} className="calendar-side" data-drop={noDate} data-closed={isEmpty ? '' : undefined}>
      <h3>
        {words.title}
        {isPartial ? null : <span className="calendar-count">{formatCount(tasks.length)}</span>}
      </h3>
      {isPartial ? (
        <Link to={inView(search, 'list', { ...filterFrom(search), due: ['none'] })}>{calendar.unscheduledElsewhere}</Link>
      ) : (
        <p className={isEmpty ? 'sr-only' : 'calendar-side-hint'}>{isEmpty ? words.none : words.hint}</p>
      )}
      <ul>
        {tasks.slice(0, most).map((task) => (
          <CalendarTask key={task.id} task={task} today={today} onFocus={onFocus} onOpen={onOpen} />
        ))}
      </ul>
      {tasks.length > most ? (
        <button type="button" className="calendar-more" onClick={() => setMost(most + page)}>
          {calendar.moreUnscheduled}
        </button>
      ) : null}
    </aside>
  );
}
