// An item of a checklist: tick, reword in place, remove. Typed text stays until it is saved.
import { type ChecklistItem, limits } from '@app/contract';
import { englishShell } from '@app/contract/languages/english-shell.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useDates } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

interface Wording {
  text: string;
  /** The text when the edit began; undefined after the person has seen somebody else's change. */
  from?: string;
}

interface ItemProps {
  item: ChecklistItem;
  taskId: number;
  /** Its position in the list, from one. */
  place: number;
  onToggle: () => void;
  /** Resolves to whether the server accepted it. */
  onReword: (text: string) => Promise<boolean>;
  onRemove: () => void;
}

export function Item({ item, taskId, place, onToggle, onReword, onRemove }: ItemProps) {
  const { tasks } = useText('board', 'overlays');
  const id = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const [typed, setTyped, forget] = useDraft<Wording | null>(
    `item-${taskId}-${item.id}`,
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
  return (
    <li className="checklist-row">
      <span className="checklist-box">
        <Checkbox id={id} checked={item.completed} onChange={onToggle} label={typed === null ? undefined : item.text} />
      </span>
      {typed === null ? (
        <>
          <ItemText id={id} item={item} />
          <div className="checklist-tools">
            <IconButton
              ref={pencil}
              small
              label={tasks.checklistEdit(item.text)}
              icon={<Pencil />}
              onClick={() => setTyped({ text: item.text, from: item.text })}
            />
            <IconButton small label={tasks.checklistRemove(item.text)} icon={<Trash2 />} onClick={onRemove} />
          </div>
        </>
      ) : (
        <ItemForm
          text={typed.text}
          theirs={typed.from === item.text ? undefined : item.text}
          label={tasks.checklistItem(place)}
          onType={(text) => setTyped({ ...typed, text })}
          onSave={() => void save(typed)}
          onEscape={end}
        />
      )}
    </li>
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
  const { tasks } = useText('board', 'overlays');
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
  return stored === englishShell.users.deleted ? currentText().users.deleted : stored;
}

function ItemText({ id, item }: { id: string; item: ChecklistItem }) {
  const { tasks } = useText('overlays');
  const { dayOfInstant, formatDate } = useDates();
  const { completedBy: by } = item;
  return (
    <div className="min-w-0 flex-1 py-1.5">
      <label htmlFor={id} className={item.completed ? 'written text-13 text-ink-2' : 'written text-13'}>
        {item.text}
      </label>
      {item.description ? <p className="written text-12 text-ink-3">{item.description}</p> : null}
      {item.completed && by ? (
        <p className="text-12 text-ink-3">{tasks.checklistBy(nameOf(by.userName), formatDate(dayOfInstant(by.completedAt)))}</p>
      ) : null}
    </div>
  );
}
