// The items of a template: typed one after the other, sorted by mouse or keyboard.
import { limits } from '@app/contract/limits.ts';
import { ArrowDown, ArrowUp, GripVertical, Plus, Text, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type DraftItem, movedItem, newItem, withLines } from '#features/pickers/item-draft.ts';
import { pastedItems } from '#features/pickers/pasted-items.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { useSortable } from '#ui/use-sortable.ts';

interface ItemListProps {
  items: readonly DraftItem[];
  problems: ReadonlyMap<number, string>;
  /** What is wrong with the list. */
  error?: string | undefined;
  /** There may be no item. */
  mayBeEmpty?: boolean;
  onChange: (items: readonly DraftItem[]) => void;
}

export function ItemList({ items, problems, error, mayBeEmpty = false, onChange }: ItemListProps) {
  const { checklistTemplates: words, tasks } = useText();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(undefined);
  const adder = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const heading = useId();
  const line = useSortable(list, move);

  // A new row, or the neighbour of a removed one, takes the focus after it has rendered.
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLInputElement>(`[data-item="${wanted.current}"] input`)?.focus();
    wanted.current = undefined;
  });

  function put(next: readonly DraftItem[], focus?: number) {
    wanted.current = focus;
    setRefusal(undefined);
    onChange(next);
  }
  function add(at: number) {
    if (items.length >= limits.checklist.items) return;
    const item = newItem();
    put([...items.slice(0, at), item, ...items.slice(at)], item.key);
  }
  function remove(at: number) {
    if (items.length === 1 && !mayBeEmpty) return setRefusal(words.itemsRequired);
    put(
      items.filter((_, index) => index !== at),
      (items[at - 1] ?? items[at + 1])?.key,
    );
    if (items.length === 1) adder.current?.focus();
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    put(movedItem(items, from, to));
    announce(words.moved(to + 1, items.length));
  }
  function change(key: number, part: Partial<DraftItem>) {
    put(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }

  /** Several pasted lines are several items, as many as there is room for; a list that gets full says so. */
  function paste(at: number, event: ClipboardEvent) {
    const lines = pastedItems(event.clipboardData)?.map(({ text }) => text);
    if (!lines) return;
    event.preventDefault();
    const { items: next, last, left } = withLines(items, at, lines, limits.checklist.items);
    put(next, last);
    if (left > 0) setRefusal(tasks.fromTemplateFull(limits.checklist.items));
  }

  return (
    <fieldset aria-describedby={`${heading}-hint`} className="min-w-0">
      <legend className="mb-0.5 text-13 font-medium">{words.checklistItems}</legend>
      <p id={`${heading}-hint`} className="mb-2 text-12 text-pretty text-ink-2">
        {words.itemHint}
      </p>
      <ol ref={list} className="relative flex flex-col gap-2">
        {items.map((item, index) => (
          <Item
            key={item.key}
            item={item}
            index={index}
            last={index === items.length - 1}
            line={line?.index === index ? line.edge : undefined}
            problem={problems.get(item.key)}
            onChange={(part) => change(item.key, part)}
            onAdd={() => add(index + 1)}
            onPaste={(event) => paste(index, event)}
            onRemove={() => remove(index)}
            onMove={(by) => {
              move(index, index + by);
              wanted.current = item.key;
            }}
          />
        ))}
      </ol>
      {(refusal ?? error) ? (
        <ErrorText role="alert" className="mt-2">
          {refusal ?? error}
        </ErrorText>
      ) : null}
      <Button
        ref={adder}
        className="mt-3"
        icon={<Plus />}
        disabled={items.length >= limits.checklist.items}
        onClick={() => add(items.length)}
      >
        {words.addItem}
      </Button>
    </fieldset>
  );
}

interface ItemProps {
  item: DraftItem;
  index: number;
  last: boolean;
  /** The drop line of the dragged row. */
  line: 'before' | 'after' | undefined;
  problem: string | undefined;
  onChange: (part: Partial<DraftItem>) => void;
  onAdd: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

function Item({ item, index, last, line, problem, onChange, onAdd, onPaste, onRemove, onMove }: ItemProps) {
  const { checklistTemplates: words } = useText();
  const [described, setDescribed] = useState(item.description !== '');
  const note = useId();
  const position = index + 1;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfComposition(event) || event.ctrlKey || event.metaKey) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onAdd();
    } else if (event.key === 'Backspace' && item.text === '' && item.description === '') {
      event.preventDefault();
      onRemove();
    }
  }
  return (
    <li
      data-item={item.key}
      data-index={index}
      className={cn(
        'rounded-md bg-column p-1.5',
        line === 'before' && 'shadow-[0_-2px_0_var(--accent)]',
        line === 'after' && 'shadow-[0_2px_0_var(--accent)]',
      )}
    >
      <div className="flex items-center gap-1">
        <span
          data-handle=""
          aria-hidden="true"
          title={words.dragItem(position)}
          className="cursor-grab p-1 text-ink-3 max-sm:hidden"
        >
          <GripVertical className="size-4" />
        </span>
        <Input
          value={item.text}
          aria-label={words.itemLabel(position)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : note}
          placeholder={words.itemPlaceholder}
          maxLength={limits.checklist.text}
          onChange={(event) => onChange({ text: event.target.value })}
          onKeyDown={press}
          onPaste={onPaste}
        />
        {described ? null : (
          <IconButton small label={words.addDescription(position)} icon={<Text />} onClick={() => setDescribed(true)} />
        )}
        <IconButton small label={words.moveUp(position)} icon={<ArrowUp />} disabled={index === 0} onClick={() => onMove(-1)} />
        <IconButton small label={words.moveDown(position)} icon={<ArrowDown />} disabled={last} onClick={() => onMove(1)} />
        <IconButton small label={words.removeItem(position)} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {problem === undefined ? null : (
        <ErrorText id={note} className="mt-1 sm:ms-7">
          {problem}
        </ErrorText>
      )}
      {described ? (
        <Input
          value={item.description}
          aria-label={words.itemDescriptionLabel(position)}
          placeholder={words.itemDescriptionPlaceholder}
          maxLength={limits.checklist.description}
          className="mt-1.5 sm:ms-7 sm:w-[calc(100%-28px)]!"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      ) : null}
    </li>
  );
}
