// Hints of an open task: it is stuck, or has a high priority and no due date; each with what mends it.

import { lacksDueDate, stuckDays } from '@app/contract/hints/hints.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useState } from 'react';
import { HintLine } from '#features/hints/hint-line.tsx';
import { useIsWanted } from '#features/hints/hints.queries.ts';
import { DueDateForm } from '#features/tasks/edit/due-date-form.tsx';
import { focusComment } from '#features/tasks/keys/use-task-keys.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';

export function TaskHints({ task }: { task: Task }) {
  const { hints } = useText();
  // The day on which the task was opened is exact enough.
  const [now] = useState(Date.now);
  const days = stuckDays(task, now);
  const isStuck = useIsWanted('stuckTask') && days !== undefined;
  const isUndated = useIsWanted('noDueDate') && lacksDueDate(task);
  if (!isStuck && !isUndated) return null;
  return (
    <div className="hints">
      {isStuck ? (
        <HintLine kind="stuckTask">
          <span>{hints.stuck(days)}</span>
          <Button variant="ghost" onClick={focusComment}>
            {hints.askNow}
          </Button>
        </HintLine>
      ) : null}
      {isUndated ? (
        <HintLine kind="noDueDate">
          <span>{hints.noDueDate}</span>
          <SetDueDate task={task} />
        </HintLine>
      ) : null}
    </div>
  );
}

function SetDueDate({ task }: { task: Task }) {
  const { hints } = useText();
  const today = useToday();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={hints.setDueDate}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="date-panel"
      trigger={<Button variant="ghost">{hints.setDueDate}</Button>}
    >
      <DueDateForm task={task} field="dueDate" today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
