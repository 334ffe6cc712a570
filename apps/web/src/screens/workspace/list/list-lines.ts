// The lines of a list and a timeline: which one an event is in, and where the keys go from the heading of a group.
import type { KeyboardEvent } from 'react';
import { shortcutPressed } from '#lib/hotkey.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { isHeading, isRest, isTask, type ListLine } from '#screens/workspace/list/list-groups.tsx';

/** Returns the number of the line that an event is in; -1 outside of them. */
export function lineUnder(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row], [data-heading]') : null;
  return Number(row?.dataset['row'] ?? row?.dataset['heading'] ?? -1);
}

/** Returns the line of a task; -1 if it has none. */
export function lineOf(lines: readonly ListLine[], taskId: number): number {
  return lines.findIndex((line) => isTask(line) && line.id === taskId);
}

interface HeadingKeys {
  lines: readonly ListLine[];
  setOpen: (group: string, open: boolean) => void;
  /** Goes on from the line. */
  step: (pressed: ShortcutIn<'list'>, target: EventTarget | null) => void;
}

/** On a heading, the arrows go on to the other lines, close and open; on the rest of a group, they go on. */
export function steerHeading(event: KeyboardEvent, { lines, setOpen, step }: HeadingKeys): void {
  const line = lines[lineUnder(event.target)];
  if (!isHeading(line) && !isRest(line)) return;
  const pressed = shortcutPressed('list', event.nativeEvent);
  if (isHeading(line) && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
    setOpen(line.value, event.key === 'ArrowRight');
  else if (pressed && pressed !== 'rowOpen') step(pressed, event.target);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
