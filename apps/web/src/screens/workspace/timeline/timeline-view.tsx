// The tasks of a board as bars from start to due date, in the days of a week, a month or a quarter.
import { monthName } from '@app/contract/dates/month.rules.ts';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { groupFrom } from '#features/tasks/data/task-group.ts';
import {
  allDays,
  datelessOf,
  dayAfter,
  firstFrom,
  rangeOf,
  tasksIn,
  timeIn,
  timelineSpans,
} from '#features/tasks/timeline/timeline-days.ts';
import { useDates } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { usePrinting } from '#lib/printing.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { TimeBar } from '#screens/workspace/calendar/time-bar.tsx';
import { Unscheduled } from '#screens/workspace/calendar/unscheduled.tsx';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { ListBody } from '#screens/workspace/list/list-body.tsx';
import { useGroupPages } from '#screens/workspace/list/use-group-pages.ts';
import { useGroups } from '#screens/workspace/list/use-groups.ts';
import { useLineFocus } from '#screens/workspace/list/use-line-focus.ts';
import { useRows } from '#screens/workspace/list/use-rows.ts';
import { SurfaceOverlays } from '#screens/workspace/surface/surface-overlays.tsx';
import { TimelineRow } from '#screens/workspace/timeline/timeline-row.tsx';
import { TimelineGround, TimelineHead } from '#screens/workspace/timeline/timeline-scale.tsx';
import { barId, useTimelineSurface } from '#screens/workspace/timeline/use-timeline-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import '#screens/workspace/calendar/calendar-view.css';
import '#screens/workspace/timeline/timeline-view.css';

/** A row on a phone: two lines of its title, and its bar. */
const narrowHeight = 72;

export function TimelineView({ view }: { view: BoardView }) {
  'use no memo';
  const { data, shown, people, statuses } = view;
  const { today, pages } = data;
  const { timeline: words } = useText();
  const { formatDate, style, firstDay } = useDates();
  const [search] = useSearch();
  const go = useTimeAddress();
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const container = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { span, day, isNow } = timeIn(search, today);
  const range = useMemo(() => rangeOf({ span, day, isNow }, firstDay), [span, day, isNow, firstDay]);
  const days = useMemo(() => allDays(range), [range]);
  const here = useMemo(() => tasksIn(shown, range), [shown, range]);
  const loose = useMemo(() => datelessOf(shown), [shown]);
  // The pages that have come are still those of the grouping before, until its own are there.
  const by = pages ? pages.groups?.by : groupFrom(search);
  const groups = useGroups({ tasks: here, by, people, statuses, today, pages: pages?.groups });
  const { lines, places } = groups;
  const window = useRows(scroller, lines, narrow, narrowHeight);
  // First, because the focus goes from the rest of a group to what has come in its place.
  const { onFocus, onMore } = useGroupPages({ lines, ...window, pages: pages?.groups, goTo: (line) => focus.goTo(line) });
  const focus = useLineFocus({ groups, scrollTo: window.scrollTo, elementId: barId });
  const { surface, refusal, drags, dragged, on } = useTimelineSurface({
    view,
    container,
    groups,
    focus,
    range,
    days: days.length,
  });
  useTodayInSight(scroller, days, (day) => (by ? 0 : window.topOf(firstFrom(groups.shown, day))));

  if (view.filtered && shown.length === 0 && lines.length === 0 && !pages?.more) return <EmptyView view={view} />;
  const isEmpty = lines.length === 0 && !pages?.more;
  const fromTo = `${formatDate(range.from)} – ${formatDate(range.to)}`;
  const headings = {
    week: fromTo,
    month: isNow ? fromTo : monthName(day, style.language),
    quarter: `${monthName(range.from, style.language)} – ${monthName(range.to, style.language)}`,
  };
  return (
    <section
      ref={container}
      aria-label={words.label}
      className="calendar"
      {...on}
      onFocus={(event) => {
        focus.onFocus(event);
        onFocus(event);
      }}
    >
      <TimeBar
        spans={timelineSpans}
        span={span}
        heading={headings[span]}
        refusal={refusal}
        onSpan={(one) => go({ span: one, day })}
        onMove={(to) => go({ day: dayAfter(span, day, to) })}
        onToday={() => go({ day: '' })}
      />
      {isEmpty ? <p className="calendar-hint">{narrow ? words.hintTouch : words.hint}</p> : null}
      <div className="calendar-place timeline-place">
        <div ref={scroller} className="timeline-scroll" data-dragging={drags.draft ? '' : undefined}>
          <div className="timeline-body" data-span={span}>
            <TimelineGround days={days} today={today} isDropping={dragged !== undefined} />
            <table className="list-table timeline-table" aria-rowcount={(by ? places.count : (pages?.rows ?? lines.length)) + 1}>
              <caption className="sr-only">{`${words.label}, ${headings[span]}. ${words.keys}`}</caption>
              <TimelineHead span={span} days={days} today={today} />
              <ListBody {...groups} rows={window.rows} after={window.after} by={by} people={people} onMore={onMore}>
                {(task, index) => (
                  <TimelineRow
                    key={task.id}
                    task={task}
                    index={index}
                    range={range}
                    days={days.length}
                    people={people}
                    today={today}
                    draft={drags.draft?.taskId === task.id ? drags.draft : undefined}
                    onOpen={view.task.open}
                  />
                )}
              </ListBody>
            </table>
          </div>
          {pages?.more}
        </div>
        <Unscheduled
          tasks={loose}
          words={{ title: words.unscheduled, hint: words.unscheduledHint, none: words.unscheduledNone }}
          today={today}
          isPartial={pages !== undefined}
          onFocus={() => undefined}
          onOpen={view.task.open}
        />
      </div>
      <SurfaceOverlays surface={surface} />
    </section>
  );
}

/** Where the days do not fit, today is in sight first, and with it the rows of these days: `topOf` says where they begin. */
function useTodayInSight(scroller: RefObject<HTMLElement | null>, days: readonly string[], topOf: (day: string) => number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time begins anew
  useLayoutEffect(() => {
    const box = scroller.current;
    const ground = box?.querySelector<HTMLElement>('.timeline-ground');
    const line = ground?.querySelector<HTMLElement>('.timeline-today');
    if (!box || !ground) return;
    box.scrollLeft = line ? line.offsetLeft - box.clientWidth / 3 : 0;
    const day = days[Math.floor((box.scrollLeft / ground.clientWidth) * days.length)];
    // Under headings the rows begin with the first.
    box.scrollTop = !day || box.scrollLeft === 0 ? 0 : topOf(day);
  }, [days]);
}
