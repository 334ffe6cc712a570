// A field for a date: typed, or chosen from a month that opens beside it. Without a time there is no zone that could shift it.
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { DateChoices } from '#features/pickers/date-choices.tsx';
import { DateLine, isCalendarDate } from '#features/pickers/date-line.tsx';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Field, type FieldProps } from '#ui/field.tsx';
import { Popover } from '#ui/popover.tsx';

interface DateFieldProps extends Omit<FieldProps, 'children' | 'hint'> {
  /** A calendar date, nothing, or what was typed and is no date: whoever saves refuses that. */
  value: string | null;
  onChange: (value: string | null) => void;
}

export function DateField({ label, value, onChange, error, ...field }: DateFieldProps) {
  const { pickers } = useText();
  const { formatTyped } = useDates();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const date = isCalendarDate(value) ? value : null;
  const isBad = !typing && value !== null && date === null;

  function choose(chosen: string | null) {
    onChange(chosen);
    setOpen(false);
  }
  return (
    <Field {...field} label={label} error={isBad ? pickers.badDate(formatTyped(today)) : error}>
      {(control) => (
        <div className="date-line">
          <DateLine
            {...control}
            ref={line}
            value={value}
            onChange={onChange}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <Popover
            label={pickers.calendar(label)}
            align="end"
            open={open}
            onOpenChange={setOpen}
            className="date-panel"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (event.target instanceof Element) event.target.querySelector<HTMLElement>('.month [tabindex="0"]')?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              line.current?.focus();
            }}
            trigger={
              <button type="button" className="icon-button date-open" aria-label={pickers.openCalendar(label)}>
                <CalendarDays size={16} aria-hidden="true" />
              </button>
            }
          >
            <DateChoices value={date} today={today} onChoose={choose} />
          </Popover>
        </div>
      )}
    </Field>
  );
}
