// The days onto which a dragged task can be dropped, over the foot of the list, so that none has to be scrolled to.
import { CalendarX } from 'lucide-react';
import { dropDays, type MyView } from '#features/my-work/my-sections.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { weekday } from '#lib/weekday.ts';
import { noDate } from '#screens/workspace/use-date-drags.ts';

export function MyWorkDrop({ view }: { view: MyView }) {
  const { myWork } = useText();
  const { formatDate } = useDates();
  return (
    // Keys and the menu change the date without dragging.
    <div className="my-work-drop" aria-hidden="true">
      {dropDays(view).map(({ name, drop }) => (
        <div key={name + drop} data-drop={drop ?? noDate}>
          <span className="truncate font-medium">
            {drop === null ? (
              <CalendarX size={16} aria-hidden="true" className="inline" />
            ) : name === 'later' ? (
              myWork.sections.later
            ) : drop === view.today ? (
              myWork.sections.today
            ) : (
              weekday(drop)
            )}
          </span>
          <span className="truncate text-12 text-ink-3">{drop === null ? myWork.sections.none : formatDate(drop)}</span>
        </div>
      ))}
    </div>
  );
}
