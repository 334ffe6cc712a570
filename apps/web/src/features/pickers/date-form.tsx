// Chooses a date: typed, from a month, or one of the most common days.
import { useState } from 'react';
import { DateChoices } from '#features/pickers/date-choices.tsx';
import { DateLine, isCalendarDate } from '#features/pickers/date-line.tsx';
import { useDateWords } from '#features/pickers/use-date-words.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface DateFormProps {
  label: string;
  value: string | null;
  today: string;
  onChoose: (date: string | null) => void;
}

export function DateForm({ label, value: before, today, onChoose }: DateFormProps) {
  const { tasks, pickers } = useText();
  const { formatTyped } = useDates();
  const { readForSure } = useDateWords(true);
  const [value, setValue] = useState(before);
  const [refused, setRefused] = useState(false);
  const date = isCalendarDate(value) ? value : null;

  async function submit() {
    const meant = value === null || isCalendarDate(value) ? value : await readForSure(value);
    if (meant === undefined) setRefused(true);
    else onChoose(meant);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The form in which its button stands is not meant: events of a panel reach it, too.
        event.stopPropagation();
        void submit();
      }}
    >
      <Field label={label} dense hint={pickers.dateWords} error={refused ? pickers.badDate(formatTyped(today)) : undefined}>
        {(control) => (
          <DateLine
            {...control}
            value={value}
            onChange={(next) => {
              setValue(next);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <div className="mt-2">
        <DateChoices value={date} today={today} onChoose={onChoose} />
      </div>
      <div className="mt-3 flex justify-end">
        <Button variant="primary" type="submit">
          {tasks.setDate}
        </Button>
      </div>
    </form>
  );
}
