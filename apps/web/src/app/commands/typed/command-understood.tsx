// Shows the parts of a typed line that were understood as a new task, at the foot of the command menu: chips to take off.
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import type { Ref } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { useToday } from '#lib/dates.ts';
import { firstDay } from '#lib/read-line.ts';
import { useText } from '#lib/text.ts';

interface CommandUnderstoodProps {
  ref: Ref<HTMLDivElement>;
  text: string;
  line: ParsedTask;
  /** Whether Enter does something else than adding the task. */
  quiet: boolean;
  onTakeOff: (words: string) => void;
  field: () => HTMLElement | null;
}

export function CommandUnderstood({ ref, line, ...chips }: CommandUnderstoodProps) {
  const { commands } = useText();
  const today = useToday();
  if (line.spans.length === 0 && line.unknown.length === 0 && line.suggested.length === 0) return null;
  return (
    <div ref={ref} className="commands-foot">
      <span className="commands-foot-label">{commands.newTaskGets}</span>
      <UnderstoodChips line={line} firstDay={(rule) => firstDay(rule, today)} {...chips} />
    </div>
  );
}
