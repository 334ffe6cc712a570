// A day of the calendar: its tasks, the rest of a busy day behind a button, and a button for a new task.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { firstOf } from '#features/tasks/calendar/calendar-days.ts';
import { useDates } from '#lib/dates.ts';
import { usePrinting } from '#lib/printing.ts';
import { useText } from '#lib/text.ts';
import { weekday } from '#lib/weekday.ts';
import { CalendarTask } from '#screens/workspace/calendar/calendar-task.tsx';

interface CalendarDayProps {
  date: string;
  tasks: readonly TaskCard[];
  today: string;
  /** It belongs to the month before or after the shown one. */
  isOutside: boolean;
  /** Tasks before the rest of a busy day is opened. */
  most: number;
  focused: number | undefined;
  onFocus: (taskId: number) => void;
  onOpen: (taskId: number) => void;
  onAdd: (date: string) => void;
}

export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, tasks, today, isOutside, most, focused, onFocus, onOpen, onAdd } = props;
  const { calendar } = useText();
  const { formatLong } = useDates();
  const [isWhole, setWhole] = useState(false);
  const printing = usePrinting();
  const listed = isWhole || printing ? tasks : firstOf(tasks, most, focused);
  const rest = tasks.length - listed.length;
  const name = formatLong(date);
  return (
    <li
      className="calendar-day"
      data-drop={date}
      data-outside={isOutside ? '' : undefined}
      aria-current={date === today ? 'date' : undefined}
    >
      <div className="calendar-day-head">
        <h3>
          <span className="sr-only">{`${name}, ${calendar.count(tasks.length)}`}</span>
          <span aria-hidden="true" className="calendar-weekday">
            {weekday(date)}
          </span>
          <span aria-hidden="true" className="calendar-number">
            {Number(date.slice(8))}
          </span>
        </h3>
        <button type="button" className="calendar-add" aria-label={calendar.add(name)} onClick={() => onAdd(date)}>
          <Plus size={14} aria-hidden="true" />
        </button>
      </div>
      {listed.length > 0 ? (
        <ul>
          {listed.map((task) => (
            <CalendarTask key={task.id} task={task} today={today} onFocus={onFocus} onOpen={onOpen} />
          ))}
        </ul>
      ) : null}
      {rest > 0 || isWhole ? (
        <button type="button" className="calendar-more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? calendar.fewer : calendar.more(rest)}
        </button>
      ) : null}
    </li>
  );
});
