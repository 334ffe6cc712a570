// The head of the timeline, and what lies behind its bars: weekends, today, and the days onto which tasks are dropped.
import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import { isWeekend, labelledDays, type TimelineSpan } from '#features/tasks/timeline/timeline-days.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { weekday } from '#lib/weekday.ts';

interface ScaleProps {
  span: TimelineSpan;
  /** All shown days. */
  days: readonly string[];
  today: string;
}

const percent = (days: number, of: number) => `${(days / of) * 100}%`;

export function TimelineHead({ span, days, today }: ScaleProps) {
  const { timeline } = useText();
  const { formatDate, formatLong, firstDay } = useDates();
  const first = days[0] ?? today;
  const labels = labelledDays(span, days, firstDay);
  return (
    <thead>
      <tr>
        <th scope="col">{timeline.task}</th>
        <th scope="col">
          <span className="sr-only">{`${formatLong(first)} – ${formatLong(days.at(-1) ?? today)}`}</span>
          {labels.map((day, at) => {
            const next = labels[at + 1];
            const width = next ? daysBetween(day, next) : days.length - days.indexOf(day);
            return (
              <span
                key={day}
                aria-hidden="true"
                className="timeline-label"
                data-today={span !== 'quarter' && day === today ? '' : undefined}
                style={{ insetInlineStart: percent(daysBetween(first, day), days.length), width: percent(width, days.length) }}
              >
                {span === 'quarter' ? formatDate(day) : <span>{Number(day.slice(8))}</span>}
                {span === 'week' ? <span className="timeline-weekday">{weekday(day)}</span> : null}
              </span>
            );
          })}
        </th>
      </tr>
    </thead>
  );
}

export function TimelineGround({ days, today, isDropping }: Omit<ScaleProps, 'span'> & { isDropping: boolean }) {
  const positionOf = (at: number) => ({ insetInlineStart: percent(at, days.length), width: percent(1, days.length) });
  const at = days.indexOf(today);
  return (
    <div className="timeline-ground" data-dropping={isDropping ? '' : undefined}>
      {days.map((day, index) =>
        isWeekend(day) ? <span key={day} className="timeline-weekend" style={positionOf(index)} aria-hidden="true" /> : null,
      )}
      {at < 0 ? null : (
        <span className="timeline-today" style={{ insetInlineStart: percent(at + 0.5, days.length) }} aria-hidden="true" />
      )}
      {isDropping
        ? days.map((day, index) => <span key={day} className="timeline-day" data-drop={day} style={positionOf(index)} />)
        : null}
    </div>
  );
}
