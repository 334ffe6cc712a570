// Asks how often and at what hour a question is answered.
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { weekdayName } from '@app/texts/sentences/repeat-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceOf, choices, rules, weekdaysOf, withWeekday } from '#features/scheduled-questions/schedule-choice.ts';
import { type ScheduledChange, saveScheduled, type When } from '#features/scheduled-questions/scheduled-questions.queries.ts';
import { useScheduledText } from '#features/scheduled-questions/scheduled-text.ts';
import { useHourText, useWhenText } from '#features/scheduled-questions/use-when-text.ts';
import { useDates } from '#lib/dates.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { RequestError } from '#lib/request-error.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface ScheduleDialogProps {
  question: string;
  /** What is changed; without it Mondays at eight are offered. */
  when?: When | undefined;
  /** Returns what is sent. */
  changeOf: (when: When) => ScheduledChange;
  onClose: () => void;
}

export function ScheduleDialog({ question, when, changeOf, onClose }: ScheduleDialogProps) {
  const texts = useScheduledText();
  const whenText = useWhenText();
  const hourText = useHourText();
  const repeatText = useRepeatText();
  const [{ repeat, hour }, set] = useState<When>(when ?? { repeat: rules.weekly, hour: scheduledLimits.hour });
  const [first] = useState(repeat);
  // Weekdays may become those of every workday while they are pressed.
  const [choice, choose] = useState(() => choiceOf(repeat) ?? 'other');
  const { mutate, isPending, error } = useMutation(saveScheduled(useQueryClient()));

  function change(to: string): void {
    const known = choices.find((each) => each === to);
    choose(known ?? 'other');
    set({ repeat: known ? rules[known] : first, hour });
  }
  function save(): void {
    mutate(changeOf({ repeat, hour }), {
      onSuccess: (saved) => {
        toast({ title: texts.saved(whenText(saved)) });
        onClose();
      },
    });
  }
  return (
    <Dialog
      open
      size="md"
      title={texts.dialog}
      description={question}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field dense label={texts.repeat}>
          {(control) => (
            <Select
              {...control}
              value={choice}
              onChange={change}
              options={[
                ...choices.map((value) => ({ value, label: texts.repeats[value] })),
                ...(choiceOf(first) ? [] : [{ value: 'other', label: repeatText(first) }]),
              ]}
            />
          )}
        </Field>
        {choice === 'weekly' ? <Weekdays repeat={repeat} onChange={(to) => set({ repeat: to, hour })} /> : null}
        <Field dense label={texts.hour}>
          {(control) => (
            <Select
              {...control}
              value={String(hour)}
              onChange={(value) => set({ repeat, hour: Number(value) })}
              options={Array.from({ length: 24 }, (_, at) => ({ value: String(at), label: hourText(at) }))}
            />
          )}
        </Field>
        {error ? <ErrorText>{isNoQuestion(error) ? texts.notAlone : reasonOf(error)}</ErrorText> : null}
      </div>
    </Dialog>
  );
}

/** The question is understood only after the one before it: 'And Bob?'. */
function isNoQuestion(error: Error): boolean {
  return error instanceof RequestError && error.status === 400;
}

function Weekdays({ repeat, onChange }: { repeat: string; onChange: (repeat: string) => void }) {
  const texts = useScheduledText();
  const { style, firstDay } = useDates();
  const chosen = weekdaysOf(repeat);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">{texts.days}</legend>
      {Array.from({ length: 7 }, (_, at) => (firstDay + at) % 7).map((weekday) => {
        const isOn = chosen.includes(weekday);
        return (
          <Button
            key={weekday}
            variant={isOn ? 'primary' : 'secondary'}
            aria-pressed={isOn}
            aria-label={weekdayName(weekday, style)}
            onClick={() => onChange(withWeekday(repeat, weekday))}
          >
            {weekdayName(weekday, style, 'short')}
          </Button>
        );
      })}
    </fieldset>
  );
}
