// An item of a checklist: tick, reword in place, assign, date, move, remove. Typed text stays until it is saved.

import { limits } from '@app/contract/limits.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { deletedUser } from '@app/texts/english/tasks/names.ts';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CalendarDays,
  Ellipsis,
  GripVertical,
  ListTree,
  Pencil,
  Trash2,
  UserRound,
} from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { AddressText } from '#features/markdown/address-text.tsx';
import { type ItemFact, ItemFacts } from '#features/tasks/checklist/item-facts.tsx';
import { cn } from '#lib/cn.ts';
import { useDates } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { shortcutPressed, useShortcutHint } from '#lib/hotkey.ts';
import { isTyping } from '#lib/overlays.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';

interface Wording {
  text: string;
  /** The text when the edit began; undefined after the person has seen somebody else's change. */
  from?: string;
}

/** Where an item of a list can be moved. */
export type ItemTarget = 'top' | 'up' | 'down' | 'bottom';

interface ItemProps {
  item: ChecklistItem;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /** Its position in the list, from zero. */
  index: number;
  /** How many items the list has. */
  count: number;
  /** The drop line of a dragged item. */
  line: 'before' | 'after' | undefined;
  onToggle: () => void;
  /** Resolves to whether the server accepted it. */
  onReword: (text: string) => Promise<boolean>;
  onRemove: () => void;
  onSet: (fact: Pick<ChecklistItem, ItemFact>) => void;
  onMove: (where: ItemTarget) => void;
  /** Makes it a sub-task; missing while the server does not know the task. */
  onPromote: (() => void) | undefined;
}

export function Item({
  item,
  task,
  people,
  index,
  count,
  line,
  onToggle,
  onReword,
  onRemove,
  onSet,
  onMove,
  onPromote,
}: ItemProps) {
  const { tasks } = useText();
  const id = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<ItemFact>();
  const [typed, setTyped, forget] = useDraft<Wording | null>(
    `item-${task.id}-${item.id}`,
    null,
    (wording) => wording?.text !== item.text,
  );

  function end() {
    forget();
    requestAnimationFrame(() => pencil.current?.focus());
  }
  async function save({ text, from }: Wording) {
    const wording = text.trim();
    if (wording === '' || wording === item.text) return end();
    // Shows somebody else's text once before overwriting it.
    if (from !== undefined && from !== item.text) {
      setTyped({ text });
      return toast({ title: tasks.checklistFailed.title, text: tasks.changedSince, kind: 'destructive' });
    }
    if (await onReword(wording)) end();
    else setTyped({ text });
  }
  function press(event: KeyboardEvent) {
    const pressed = isTyping(event.target) ? undefined : shortcutPressed('task', event.nativeEvent);
    if (pressed !== 'itemUp' && pressed !== 'itemDown') return;
    event.preventDefault();
    event.stopPropagation();
    onMove(pressed === 'itemUp' ? 'up' : 'down');
  }
  return (
    <li className={cn('checklist-row', line && `checklist-row-${line}`)} data-index={index} data-item={item.id} onKeyDown={press}>
      <span data-handle="" aria-hidden="true" className="checklist-grip">
        <GripVertical size={14} />
      </span>
      <span className="checklist-box">
        <Checkbox id={id} checked={item.completed} onChange={onToggle} label={typed === null ? undefined : item.text} />
      </span>
      {typed === null ? (
        <>
          <ItemText id={id} item={item} />
          <ItemFacts {...{ task, item, people, open, onSet }} onOpen={setOpen} onClosed={() => more.current?.focus()} />
          <div className="checklist-tools">
            <IconButton
              ref={pencil}
              small
              label={tasks.checklistEdit(item.text)}
              icon={<Pencil />}
              onClick={() => setTyped({ text: item.text, from: item.text })}
            />
            <ItemMenu ref={more} text={item.text} index={index} last={count - 1} onOpen={setOpen} {...{ onMove, onPromote }} />
            <IconButton small label={tasks.checklistRemove(item.text)} icon={<Trash2 />} onClick={onRemove} />
          </div>
        </>
      ) : (
        <ItemForm
          text={typed.text}
          theirs={typed.from === item.text ? undefined : item.text}
          label={tasks.checklistItem(index + 1)}
          onType={(text) => setTyped({ ...typed, text })}
          onSave={() => void save(typed)}
          onEscape={end}
        />
      )}
    </li>
  );
}

interface ItemMenuProps extends Pick<ItemProps, 'index' | 'onMove' | 'onPromote'> {
  ref: Ref<HTMLButtonElement>;
  text: string;
  last: number;
  onOpen: (fact: ItemFact) => void;
}

function ItemMenu({ ref, text, index, last, onOpen, onMove, onPromote }: ItemMenuProps) {
  const { relations, tasks } = useText();
  const [up, down] = [useShortcutHint('itemUp'), useShortcutHint('itemDown')];
  const [isFirst, isLast] = [index === 0, index === last];
  // Its panel takes the focus instead of this button.
  const wanted = useRef<ItemFact>(undefined);
  const open = (fact: ItemFact) => () => {
    wanted.current = fact;
  };
  return (
    <Menu
      items={[
        { label: tasks.assignee, icon: <UserRound />, onSelect: open('assigneeId') },
        { label: tasks.dueDate, icon: <CalendarDays />, onSelect: open('dueDate') },
        ...(onPromote ? [{ label: relations.promote, icon: <ListTree />, onSelect: onPromote }] : []),
        'separator',
        { label: tasks.moveTop, icon: <ArrowUpToLine />, disabled: isFirst, onSelect: () => onMove('top') },
        { label: tasks.moveUp, icon: <ArrowUp />, kbd: up, disabled: isFirst, onSelect: () => onMove('up') },
        { label: tasks.moveDown, icon: <ArrowDown />, kbd: down, disabled: isLast, onSelect: () => onMove('down') },
        { label: tasks.moveBottom, icon: <ArrowDownToLine />, disabled: isLast, onSelect: () => onMove('bottom') },
      ]}
      onCloseAutoFocus={(event) => {
        if (!wanted.current) return;
        event.preventDefault();
        onOpen(wanted.current);
        wanted.current = undefined;
      }}
      trigger={<IconButton ref={ref} small label={tasks.checklistMore(text)} icon={<Ellipsis />} />}
    />
  );
}

interface ItemFormProps {
  text: string;
  /** Somebody else's text. */
  theirs: string | undefined;
  label: string;
  onType: (text: string) => void;
  onSave: () => void;
  onEscape: () => void;
}

function ItemForm({ text, theirs, label, onType, onSave, onEscape }: ItemFormProps) {
  const { tasks } = useText();
  const form = useRef<HTMLFormElement>(null);
  useEscapeWithin(form, onEscape);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className="flex min-w-0 flex-1 flex-wrap gap-2 py-0.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Input
        value={text}
        aria-label={label}
        maxLength={limits.checklist.text}
        className="min-w-40 flex-1"
        onChange={(event) => onType(event.target.value)}
      />
      <Button onClick={onEscape}>{tasks.cancel}</Button>
      <Button type="submit" variant="primary">
        {tasks.save}
      </Button>
      <p role="status" className="w-full text-12 text-ink-2 empty:hidden">
        {theirs === undefined ? null : `${tasks.theirs}: ${theirs}`}
      </p>
    </form>
  );
}

/** The placeholder for a deleted person's name is stored in English. */
function nameOf(stored: string): string {
  return stored === deletedUser ? currentText().users.deleted : stored;
}

function ItemText({ id, item }: { id: string; item: ChecklistItem }) {
  const { tasks } = useText();
  const { dayOfInstant, formatDate } = useDates();
  const { completedBy: by } = item;
  return (
    <div className="min-w-0 flex-1 py-1.5">
      <label htmlFor={id} className={item.completed ? 'written text-13 text-ink-2' : 'written text-13'}>
        <AddressText text={item.text} />
      </label>
      {item.description ? (
        <p className="written text-12 text-ink-3">
          <AddressText text={item.description} />
        </p>
      ) : null}
      {item.completed && by ? (
        <p className="text-12 text-ink-3">{tasks.checklistBy(nameOf(by.userName), formatDate(dayOfInstant(by.completedAt)))}</p>
      ) : null}
    </div>
  );
}
