// A month to choose a day from, with the keys of the WAI-ARIA date grid: days, weeks, months, years.

import { longDate } from '@app/contract/dates/dates.rules.ts';
import { addMonths, monthName, moveDateByKey, weekdayNames, weeksOfMonth } from '@app/contract/dates/month.rules.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import '#features/pickers/date-field.css';

interface MonthGridProps {
  /** The chosen day, if one is. */
  value: string | null;
  onChoose: (date: string) => void;
}

export function MonthGrid({ value, onChoose }: MonthGridProps) {
  const { pickers } = useText();
  const { style, firstDay } = useDates();
  const { language } = style;
  const today = useToday();
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState(value ?? today);
  const [seen, setSeen] = useState(value);
  const follows = useRef(false);
  // What is typed beside it turns to its month.
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setShown(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each day that is shown, the focus goes there
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [shown]);

  function press(event: KeyboardEvent) {
    const next = moveDateByKey(shown, event.key, event.shiftKey, firstDay);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    follows.current = true;
    setShown(next);
  }
  return (
    <div>
      <div className="flex items-center gap-1">
        <p id={heading} aria-live="polite" className="flex-1 ps-1.5 text-13 font-semibold first-letter:uppercase">
          {monthName(shown, language)}
        </p>
        <IconButton small label={pickers.previousMonth} icon={<ChevronLeft />} onClick={() => setShown(addMonths(shown, -1))} />
        <IconButton small label={pickers.nextMonth} icon={<ChevronRight />} onClick={() => setShown(addMonths(shown, 1))} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid */}
      <table ref={grid} role="grid" aria-labelledby={heading} className="month" onKeyDown={press}>
        <thead>
          <tr>
            {weekdayNames(language, firstDay).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(shown, firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid can be chosen
                // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button in it
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    className="month-day"
                    tabIndex={day === shown ? 0 : -1}
                    aria-label={longDate(day, style)}
                    aria-current={day === today ? 'date' : undefined}
                    data-beside={day.slice(0, 7) === shown.slice(0, 7) ? undefined : ''}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
