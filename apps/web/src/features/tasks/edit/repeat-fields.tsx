// The field 'Repeat': a plain choice, the weekdays, an interval, the last day, and when the next task is made.
import { limits } from '@app/contract/limits.ts';
import { parseRecurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import { weekdayName } from '@app/texts/sentences/repeat-text.ts';
import { useState } from 'react';
import { DateField } from '#features/pickers/date-field.tsx';
import { isCalendarDate } from '#features/pickers/date-line.tsx';
import {
  choiceOf,
  type RepeatChoice,
  repeatChoices,
  ruleOf,
  weekdaysOf,
  withParts,
  withWeekday,
} from '#features/tasks/edit/repeat-choice.ts';
import type { TaskFieldsProps } from '#features/tasks/edit/task-fields.ts';
import { useDates } from '#lib/dates.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

interface RepeatFieldsProps extends Pick<TaskFieldsProps, 'onChange'> {
  values: Pick<TaskFieldsProps['values'], 'repeat' | 'repeatWhen'>;
  error: string | undefined;
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export function RepeatFields({ values: { repeat, repeatWhen }, onChange, error }: RepeatFieldsProps) {
  const { recurrences } = useText();
  const repeatText = useRepeatText();
  const [custom, setCustom] = useState(false);
  const choice = custom && repeat !== null ? 'custom' : choiceOf(repeat);
  const change = (rule: string | null) => onChange({ repeat: rule, repeatWhen: rule === null ? null : (repeatWhen ?? 'done') });

  function choose(wanted: RepeatChoice) {
    setCustom(wanted === 'custom');
    change(ruleOf(wanted, repeat));
  }
  return (
    <>
      <Field label={recurrences.label} error={error}>
        {(control) => (
          <Select
            {...control}
            value={choice}
            onChange={(wanted) => choose(wanted as RepeatChoice)}
            options={repeatChoices.map((value) => ({ value, label: recurrences[value] }))}
          />
        )}
      </Field>
      {repeat === null ? null : (
        <>
          <div className="col-span-2">
            <Field label={recurrences.whenLabel}>
              {(control) => (
                <Select
                  {...control}
                  value={repeatWhen ?? 'done'}
                  onChange={(when) => onChange({ repeat, repeatWhen: when === 'day' ? 'day' : 'done' })}
                  options={[
                    { value: 'done', label: recurrences.whenDone },
                    { value: 'day', label: recurrences.whenDay },
                  ]}
                />
              )}
            </Field>
          </div>
          {choice === 'custom' ? <CustomRule rule={repeat} onChange={change} /> : null}
          {choice === 'weekly' || (choice === 'custom' && repeat.startsWith('FREQ=WEEKLY')) ? (
            <Weekdays rule={repeat} onChange={change} />
          ) : null}
          <p className="col-span-full -mt-1 mb-3 text-12 text-ink-2">{recurrences.mark(repeatText(repeat))}</p>
        </>
      )}
    </>
  );
}

interface RuleProps {
  rule: string;
  onChange: (rule: string) => void;
}

function Weekdays({ rule, onChange }: RuleProps) {
  const { recurrences } = useText();
  const { style, firstDay } = useDates();
  const weekdays = Array.from({ length: 7 }, (_, at) => (firstDay + at) % 7);
  const chosen = weekdaysOf(rule);
  return (
    <fieldset className="col-span-full mb-3 flex flex-wrap gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">{recurrences.daysLabel}</legend>
      {weekdays.map((weekday) => (
        <button
          key={weekday}
          type="button"
          className="choice-chip"
          aria-pressed={chosen.includes(weekday)}
          aria-label={weekdayName(weekday, style)}
          onClick={() => onChange(withWeekday(rule, weekday))}
        >
          {weekdayName(weekday, style, 'short')}
        </button>
      ))}
    </fieldset>
  );
}

function CustomRule({ rule, onChange }: RuleProps) {
  const { recurrences } = useText();
  const { frequency = 'WEEKLY', interval = 1, until = null } = parseRecurrence(rule) ?? {};
  // What is typed and no date yet.
  const [typed, setTyped] = useState<string | null>(until);
  function changeUntil(date: string | null) {
    setTyped(date);
    if (date === null || isCalendarDate(date)) onChange(withParts(rule, { until: date ?? '' }));
  }
  return (
    <>
      <Field label={recurrences.intervalLabel}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.recurrence.interval}
            defaultValue={interval}
            onChange={({ target: { valueAsNumber: count } }) => {
              if (Number.isInteger(count) && count >= 1 && count <= limits.recurrence.interval)
                onChange(withParts(rule, { interval: count }));
            }}
          />
        )}
      </Field>
      <Field label={recurrences.unitLabel}>
        {(control) => (
          <Select
            {...control}
            value={frequency}
            onChange={(value) => onChange(withParts(rule, { frequency: frequencies.find((each) => each === value) ?? 'WEEKLY' }))}
            options={frequencies.map((value) => ({ value, label: recurrences.units[value] }))}
          />
        )}
      </Field>
      <DateField label={recurrences.untilLabel} value={typed} onChange={changeUntil} />
    </>
  );
}
