// The line in which a date is typed: in the person's format or in words. It holds what is typed until it is understood.
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useDateWords } from '#features/pickers/use-date-words.ts';
import { useDates } from '#lib/dates.ts';
import { Input } from '#ui/input.tsx';
import '#features/pickers/date-field.css';

interface DateLineProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  /** A calendar date, nothing, or what was typed and is no date. */
  value: string | null;
  onChange: (value: string | null) => void;
}

export function DateLine({ value, onChange, onFocus, onBlur, ...rest }: DateLineProps) {
  const { style, formatTyped } = useDates();
  const [wanted, setWanted] = useState(false);
  const { read, isLoaded } = useDateWords(wanted);
  // What is typed, until the line is left; then the date stands there in figures.
  const [typing, setTyping] = useState<string>();
  const shown = value === null ? '' : isCalendarDate(value) ? formatTyped(value) : value;
  // Words that were typed before their grammar had loaded.
  const readAgain = useEffectEvent(() => {
    const meant = value === null || isCalendarDate(value) ? undefined : read(value);
    if (meant !== undefined) onChange(meant);
  });
  useEffect(() => {
    if (isLoaded) readAgain();
  }, [isLoaded]);
  return (
    <Input
      autoComplete="off"
      placeholder={style.dateFormat}
      {...rest}
      value={typing ?? shown}
      onChange={(event) => {
        const typed = event.target.value;
        const meant = read(typed);
        setTyping(typed);
        onChange(meant === undefined ? typed : meant);
      }}
      onFocus={(event) => {
        setWanted(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Says whether a value of a date field is a date, and not what somebody typed that is none. */
export function isCalendarDate(value: string | null): value is string {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
