// Below an answer: has its question answered again on a schedule. One that was asked with a schedule needs no more than one press.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { ScheduleDialog } from '#features/scheduled-questions/schedule-dialog.tsx';
import { saveScheduled } from '#features/scheduled-questions/scheduled-questions.queries.ts';
import { useScheduledText } from '#features/scheduled-questions/scheduled-text.ts';
import { useWhenText } from '#features/scheduled-questions/use-when-text.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';

interface SendRegularlyProps {
  question: string;
  schedule: Answer['schedule'];
  /** The board that the question is about. */
  workspaceId: number | null;
}

export function SendRegularly({ question, schedule, workspaceId }: SendRegularlyProps) {
  const texts = useScheduledText();
  const whenText = useWhenText();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation(saveScheduled(useQueryClient()));
  if (!schedule)
    return (
      <>
        <Button variant="ghost" icon={<CalendarClock />} onClick={() => setOpen(true)}>
          {texts.send}
        </Button>
        {isOpen ? (
          <ScheduleDialog
            question={question}
            changeOf={(when) => ({ text: question, workspaceId, ...when })}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    );
  const when = whenText(schedule);
  if (isSuccess) return <p className="text-13 text-ink-2">{texts.saved(when)}</p>;
  return (
    <Button
      icon={<CalendarClock />}
      busy={isPending}
      onClick={() =>
        mutate(
          { ...schedule, workspaceId },
          {
            onSuccess: () => toast({ title: texts.saved(when) }),
            onError: (error) => toast({ title: texts.failed, text: reasonOf(error), kind: 'destructive' }),
          },
        )
      }
    >
      {texts.sendWhen(when)}
    </Button>
  );
}
