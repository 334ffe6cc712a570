// The tasks of a board in the days of a month or a week, by their due dates; on a phone an agenda.

import { addMonths, monthName } from '@app/contract/dates/month.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calendarSpans, daysOf, shownIn, tasksByDay, unscheduledOf } from '#features/tasks/calendar/calendar-days.ts';
import { useDates } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { CalendarDay } from '#screens/workspace/calendar/calendar-day.tsx';
import { TimeBar } from '#screens/workspace/calendar/time-bar.tsx';
import { Unscheduled } from '#screens/workspace/calendar/unscheduled.tsx';
import { useCalendarSurface } from '#screens/workspace/calendar/use-calendar-surface.ts';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { SurfaceOverlays } from '#screens/workspace/surface/surface-overlays.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import '#screens/workspace/calendar/calendar-view.css';

const none: readonly TaskCard[] = [];

export function CalendarView({ view }: { view: BoardView }) {
  const { data, shown } = view;
  const { today, pages } = data;
  const { calendar: words } = useText();
  const { formatDate, style, firstDay } = useDates();
  const [search] = useSearch();
  const go = useTimeAddress();
  const narrow = useBelow('md');
  const container = useRef<HTMLElement>(null);
  const { span, day } = shownIn(search, today);
  const days = useMemo(() => daysOf(span, day, firstDay), [span, day, firstDay]);
  const byDay = useMemo(() => tasksByDay(shown), [shown]);
  const loose = useMemo(() => unscheduledOf(shown), [shown]);
  // An agenda of a month has the days with tasks, and today.
  const isAgenda = narrow && span === 'month';
  const listed = isAgenda ? days.filter((one) => one.startsWith(day.slice(0, 8)) && (one === today || byDay.has(one))) : days;
  const inOrder = [...listed.flatMap((one) => byDay.get(one) ?? none), ...loose];
  const { surface, focused, setFocused, refusal, dragged, on } = useCalendarSurface({ view, container, days, inOrder });
  const scrollToToday = useScrollToToday(container, narrow, day);

  if (view.filtered && shown.length === 0 && !pages?.more) return <EmptyView view={view} />;
  const isEmpty = !days.some((one) => byDay.has(one));
  const move = (by: number) => go({ day: span === 'month' ? addMonths(`${day.slice(0, 8)}01`, by) : addDays(day, by * 7) });
  const heading =
    span === 'month' ? monthName(day, style.language) : `${formatDate(days[0] ?? day)} – ${formatDate(days[6] ?? day)}`;
  return (
    <section
      ref={container}
      aria-label={words.label}
      className="calendar"
      data-dragging={dragged === undefined ? undefined : ''}
      {...on}
    >
      <TimeBar
        spans={calendarSpans}
        span={span}
        heading={heading}
        refusal={refusal}
        onSpan={(one) => go({ span: one, day })}
        onMove={move}
        onToday={() => {
          go({ day: today });
          scrollToToday();
        }}
      />
      {isEmpty ? <p className="calendar-hint">{narrow ? words.hintTouch : words.hint}</p> : null}
      <div className="calendar-place">
        <div className="calendar-scroll">
          <ol className="calendar-days" data-span={span}>
            {listed.map((date) => (
              <CalendarDay
                key={date}
                date={date}
                tasks={byDay.get(date) ?? none}
                today={today}
                isOutside={span === 'month' && !date.startsWith(day.slice(0, 8))}
                most={span === 'month' && !narrow ? 3 : 25}
                focused={focused}
                onFocus={setFocused}
                onOpen={view.task.open}
                onAdd={(date) => view.add(undefined, date)}
              />
            ))}
          </ol>
          {pages?.more}
        </div>
        <Unscheduled
          tasks={loose}
          words={{ title: words.unscheduled, hint: words.unscheduledHint, none: words.unscheduledNone }}
          today={today}
          isPartial={pages !== undefined}
          onFocus={setFocused}
          onOpen={view.task.open}
        />
      </div>
      <SurfaceOverlays surface={surface} />
    </section>
  );
}

/** An agenda begins with today: what was due before is above it. Returns a function that scrolls there again. */
function useScrollToToday(container: RefObject<HTMLElement | null>, narrow: boolean, day: string): () => void {
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press scrolls
  useLayoutEffect(() => {
    const now = container.current?.querySelector<HTMLElement>('[aria-current="date"]');
    const box = narrow ? container.current : now?.closest<HTMLElement>('.calendar-scroll');
    if (now && box) scrollWithin(box, now, narrow);
  }, [times, narrow, day]);
  return () => setTimes((before) => before + 1);
}

/**
 * Scrolls a box to one of its days: to the top of the box, below the bar that stays there, or as little as shows it.
 * `scrollIntoView` would scroll the page, too.
 */
function scrollWithin(box: HTMLElement, day: HTMLElement, toTop: boolean): void {
  const [outer, inner] = [box.getBoundingClientRect(), day.getBoundingClientRect()];
  const above = inner.top - outer.top - (box.querySelector<HTMLElement>('.calendar-bar')?.offsetHeight ?? 0);
  const below = inner.bottom - outer.bottom;
  if (toTop || above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
}
