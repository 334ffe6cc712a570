// The checkboxes that select tasks, on cards, rows and columns.
import { Check, Minus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { toggleAll } from '#features/tasks/bulk-changes/select.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { useText } from '#lib/text.ts';
import '#features/tasks/bulk-changes/selection.css';

// Cards show their checkbox as long as something is selected, without rendering again.
function mark(): void {
  document.documentElement.toggleAttribute('data-selecting', selection.get().size > 0);
}
selection.subscribe(mark);
mark();

/** The checkbox of a task. Only those whose state changes render. */
export function CardCheck({ taskId, title }: { taskId: number; title: string }) {
  const { bulkChanges } = useText();
  const checked = useSyncExternalStore(selection.subscribe, () => selection.get().has(taskId));
  const box = useRef<HTMLButtonElement>(null);
  // Its card or row looks selected without rendering.
  useLayoutEffect(() => {
    const holder = box.current?.closest('[data-task], [data-row]');
    holder?.toggleAttribute('data-picked', checked);
    return () => holder?.removeAttribute('data-picked');
  }, [checked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the box is drawn, and the click belongs to the card around it
    <button
      ref={box}
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={bulkChanges.select(title)}
      tabIndex={-1}
      data-check=""
      className="check"
    >
      <span className="check-box" aria-hidden="true">
        {checked ? <Check size={12} strokeWidth={3} /> : null}
      </span>
    </button>
  );
}

interface LaneCheckProps {
  name: string;
  tasks: readonly { id: number }[];
}

/** The checkbox of all tasks of a column or list. */
export function LaneCheck({ name, tasks }: LaneCheckProps) {
  const { bulkChanges } = useText();
  const count = useSyncExternalStore(selection.subscribe, () => {
    const now = selection.get();
    return now.size === 0 ? 0 : tasks.filter(({ id }) => now.has(id)).length;
  });
  if (tasks.length === 0) return null;
  const state = count === 0 ? false : count === tasks.length ? true : 'mixed';
  function change(event: MouseEvent) {
    event.stopPropagation();
    toggleAll(tasks);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the box is drawn
    <button
      type="button"
      role="checkbox"
      aria-checked={state}
      aria-label={bulkChanges.selectAll(name)}
      title={bulkChanges.selectAll(name)}
      className="check check-lane"
      onClick={change}
    >
      <span className="check-box" aria-hidden="true">
        {state === true ? <Check size={12} strokeWidth={3} /> : state === 'mixed' ? <Minus size={12} strokeWidth={3} /> : null}
      </span>
    </button>
  );
}
