// The buttons in the header of an open task for the previous and the next one, in the order of the view below.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useAriaKeys, useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import type { TaskNeighbours } from '#screens/workspace/open-task/task-order.ts';
import { IconButton } from '#ui/icon-button.tsx';

export type Step = 'previous' | 'next';

interface TaskStepsProps {
  around: TaskNeighbours;
  /** The clicked button keeps the focus. */
  pressed: Step | undefined;
  /** `byButton` if a button was clicked, not a key. */
  onStep: (step: Step, byButton: boolean) => void;
}

export function TaskSteps({ around, pressed, onStep }: TaskStepsProps) {
  const { tasks } = useText();
  const buttons = useRef<HTMLDivElement>(null);
  const keys = { previous: useAriaKeys('taskPrevious'), next: useAriaKeys('taskNext') };
  const hints = { previous: useShortcutHint('taskPrevious'), next: useShortcutHint('taskNext') };
  useShortcut('taskPrevious', () => around.previous !== undefined && onStep('previous', false));
  useShortcut('taskNext', () => around.next !== undefined && onStep('next', false));
  useLayoutEffect(() => {
    if (!pressed) return;
    const wanted = buttons.current?.querySelector<HTMLElement>(`[data-step="${pressed}"]:not(:disabled)`);
    (wanted ?? buttons.current?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }, [pressed]);
  return (
    <div ref={buttons} className="flex flex-none items-center gap-0.5">
      {around.place > 0 ? (
        <span className="me-1 text-12 text-ink-3 tabular-nums max-sm:hidden">{tasks.placeOf(around.place, around.of)}</span>
      ) : null}
      <IconButton
        label={tasks.previous}
        kbd={hints.previous}
        icon={<ChevronUp />}
        data-step="previous"
        aria-keyshortcuts={keys.previous}
        disabled={around.previous === undefined}
        onClick={() => onStep('previous', true)}
      />
      <IconButton
        label={tasks.next}
        kbd={hints.next}
        icon={<ChevronDown />}
        data-step="next"
        aria-keyshortcuts={keys.next}
        disabled={around.next === undefined}
        onClick={() => onStep('next', true)}
      />
    </div>
  );
}
