// An item of a checklist as a row of My work: ticked, opened and moved to another day by pointer, finger and key. One Tab stop.
import type { MyItem } from '@app/contract/my-work/my-work.contract.ts';
import type { FocusEvent, KeyboardEvent } from 'react';
import { DateForm } from '#features/pickers/date-form.tsx';
import { TableDue } from '#features/tasks/card/due-chip.tsx';
import { useToday } from '#lib/dates.ts';
import { holdKeysAfter, shortcutPressed } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { myItemId } from '#screens/workspace/my-work/my-item-list.ts';
import type { MyItemMoves } from '#screens/workspace/my-work/use-my-item-moves.ts';
import type { RowKey } from '#screens/workspace/surface/row-steps.ts';
import { itemKey } from '#screens/workspace/use-date-drags.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Popover } from '#ui/popover.tsx';

export interface ItemActions extends MyItemMoves {
  /** Opens its task at the item. */
  open: (item: MyItem) => void;
  step: (key: RowKey, item: MyItem) => void;
  /** Says which item has the focus; undefined once something else has it. */
  hold: (item: MyItem | undefined) => void;
  /** The element id of the item whose date is open. */
  dating: string | undefined;
  /** Opens the date of an item, or closes it. */
  date: (item: MyItem | undefined) => void;
}

export function MyItemRow({ item, actions }: { item: MyItem; actions: ItemActions }) {
  const { myWork, tasks } = useText();
  const today = useToday();
  const id = myItemId(item);

  function steer(event: KeyboardEvent) {
    // The keys of the panel come through it, too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const meant = keyOf(event);
    // Enter and the space bar on another button of the row press that button.
    if (!meant || (['Enter', ' '].includes(event.key) && document.activeElement?.id !== id)) return;
    if (meant === 'rowOpen') actions.open(item);
    else if (meant === 'cardPeek' || meant === 'mineDone') actions.tick(item);
    else if (meant === 'cardDueDate') actions.date(item);
    else if (meant === 'mineToday') toast(myWork.itemNotChosen);
    else actions.step(meant, item);
    holdKeysAfter(meant === 'cardPeek' ? 'mineDone' : meant);
    event.preventDefault();
    event.stopPropagation();
  }
  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) actions.hold(undefined);
  }
  return (
    <li
      draggable
      data-dated-item={itemKey(item)}
      className="my-item"
      onKeyDown={steer}
      onFocus={() => actions.hold(item)}
      onBlur={leave}
    >
      <Checkbox tabIndex={-1} checked={false} label={item.text} onChange={() => actions.tick(item)} />
      <button
        id={id}
        type="button"
        className="my-item-text truncate"
        title={item.text}
        aria-label={myWork.openItem(item.text, item.title)}
        onClick={() => actions.open(item)}
      >
        {item.text}
      </button>
      <Popover
        label={tasks.dueDate}
        align="end"
        className="date-panel"
        open={actions.dating === id}
        onOpenChange={(isOpen) => actions.date(isOpen ? item : undefined)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
        trigger={
          <button type="button" className="my-item-due" tabIndex={-1}>
            <span className="sr-only">{tasks.dueDate}</span>
            <TableDue task={{ ...item, status: '' }} today={today} />
          </button>
        }
      >
        <DateForm
          label={tasks.dueDate}
          value={item.dueDate}
          today={today}
          onChoose={(dueDate) => {
            actions.date(undefined);
            actions.schedule(item, dueDate);
          }}
        />
      </Popover>
    </li>
  );
}

/** Returns what a key means for an item; keys that only a task has mean nothing here. */
function keyOf({
  nativeEvent,
}: KeyboardEvent): RowKey | 'rowOpen' | 'mineDone' | 'mineToday' | 'cardPeek' | 'cardDueDate' | undefined {
  const row = shortcutPressed('list', nativeEvent);
  if (row) return row;
  const mine = shortcutPressed('mine', nativeEvent);
  if (mine === 'mineDone' || mine === 'mineToday') return mine;
  const task = shortcutPressed('item', nativeEvent);
  return task === 'cardPeek' || task === 'cardDueDate' ? task : undefined;
}
