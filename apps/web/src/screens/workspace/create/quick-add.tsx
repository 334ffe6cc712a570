// Adds tasks in a column without a dialog: Enter adds and stays open; several pasted lines become several tasks after a look at what
// was understood of each.
import { limits } from '@app/contract/limits.ts';
import type { LaneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { TitleHints } from '#features/hints/title-hints.tsx';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { announcementOfNew } from '#screens/workspace/create/new-task-message.ts';
import { useQuickAdd } from '#screens/workspace/create/use-quick-add.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import '#screens/workspace/create/quick-add.css';

interface QuickAddProps {
  boardId: number;
  column: PlacedColumn;
  filter: TaskFilter;
  /** What new tasks have unless their lines say something else. */
  defaults?: LaneDefaults | undefined;
  /** A task was added that matches the filter. */
  onAdded: (taskId: number) => void;
  onClose: () => void;
  onOpenTask: (taskId: number) => void;
  /** Lines to begin with, instead of what was typed in this column before. */
  pasted?: string | undefined;
  /** All lines have become tasks. */
  onDone?: (() => void) | undefined;
}

export function QuickAdd({ boardId, column, filter, defaults, onAdded, onClose, onOpenTask, pasted, onDone }: QuickAddProps) {
  const { tasks, workspaces } = useText();
  const names = useNames();
  const [text, setText, forget] = useDraft(
    pasted === undefined ? `quick-add-${boardId}-${column.id}` : pastedKey(boardId),
    pasted ?? '',
  );
  const [error, setError] = useState<string>();
  const { problem, add, notifyIfHidden, departments } = useQuickAdd(boardId, column, filter, defaults);
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(text);
  const errorId = useId();
  const columns = useQuery(columnsQuery(boardId)).data;
  const { read, readForSure, firstDay } = useGrammar(columns?.map(({ name }) => name) ?? [column.name], text);
  /** The words that were taken off each line. */
  const [takenOff, setTakenOff] = useState<readonly (readonly string[])[]>([]);
  const lines = splitLines(text).map((line) => line.text);
  // Lines beyond the limit stay in the field.
  const atOnce = lines.slice(0, limits.quickAddLines);
  // The lines are read after the text is shown, so that typing never waits for them.
  const shown = useDeferredValue(text);
  const shownLines = useMemo(() => splitLines(shown).slice(0, limits.quickAddLines), [shown]);

  useEffect(() => focusAtEnd(box.current), []);

  function type(next: string) {
    typed.current = next;
    if (next === '') forget();
    else setText(next);
  }

  function takeOff(place: number, words: string) {
    setTakenOff((now) =>
      Array.from({ length: Math.max(now.length, place + 1) }, (_, at) => [...(now[at] ?? []), ...(at === place ? [words] : [])]),
    );
  }

  /** `wanted` are the lines with the words that were taken off them. */
  async function create(wanted: readonly string[], open = false, rest: readonly string[] = []) {
    if (wanted.length === 0) return;
    const off = takenOff;
    const wrong = wanted.map((line, at) => problem(read(line, off[at] ?? []))).find((found) => found !== undefined);
    setError(wrong);
    if (wrong) return;
    type(rest.join('\n'));
    setTakenOff([]);
    box.current?.focus();
    for (const [at, line] of wanted.entries()) {
      try {
        const read = await readForSure(line, off[at] ?? []);
        const task = await add(read);
        announce(announcementOfNew(task, workspaces.quickAdded(read.title)));
        if (!notifyIfHidden(task)) onAdded(task.id);
        if (open) onOpenTask(task.id);
      } catch (error) {
        // Lines that failed return to the field, before the text typed since.
        type([...wanted.slice(at), typed.current].filter(Boolean).join('\n'));
        setTakenOff(off.slice(at));
        toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
        return;
      }
    }
    if (typed.current === '') onDone?.();
  }

  function press(event: KeyboardEvent) {
    const pressed = shortcutPressed('editor', event.nativeEvent);
    if (pressed === 'close') {
      event.stopPropagation();
      onClose();
    } else if (pressed === 'addLine' || pressed === 'submit') {
      event.preventDefault();
      // As typed by now, and not as drawn: a second Enter finds nothing.
      const now = splitLines(typed.current).map((line) => line.text);
      if (now.length < 2) void create(now, pressed === 'submit');
    }
  }

  function understoodOf(line: string, place: number) {
    const words = takenOff[place] ?? [];
    return {
      text: line,
      line: read(line, words),
      firstDay,
      onTakeOff: (part: string) => takeOff(place, part),
      field: () => box.current,
    };
  }

  return (
    <div className="quick-add">
      <Textarea
        ref={box}
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        aria-label={workspaces.quickAdd(names.status(column.name))}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        placeholder={tasks.titlePlaceholder}
        value={text}
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
        }}
        onKeyDown={press}
      />
      <div className={shownLines.length > 1 ? 'quick-add-lines' : undefined}>
        {shownLines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <Understood key={place} {...understoodOf(line.text, place)} many={shownLines.length > 1} />
        ))}
      </div>
      {lines.length === 1 ? <TitleHints title={read(lines[0] ?? '', takenOff[0] ?? []).title} department="" /> : null}
      {departments ? (
        <Select
          label={tasks.department}
          placeholder={tasks.department}
          value={departments.chosen}
          onChange={departments.choose}
          options={departments.all.map((name) => ({ value: name, label: names.department(name) }))}
        />
      ) : null}
      <p id={errorId} className={error ? 'text-12 text-danger-ink' : 'text-12 text-ink-3'}>
        {error ?? (lines.length > 1 ? workspaces.quickAddLines(lines.length) : workspaces.quickAddHint)}
      </p>
      <div className="flex flex-wrap gap-2">
        {lines.length > 1 ? (
          <>
            <Button variant="primary" onClick={() => void create(atOnce, false, lines.slice(atOnce.length))}>
              {workspaces.quickAddMany(atOnce.length)}
            </Button>
            <Button onClick={() => void create([lines.join(' ')])}>{workspaces.quickAddOne}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void create(lines)}>
            {workspaces.quickAddSubmit}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {tasks.close}
        </Button>
      </div>
    </div>
  );
}

/** The draft of lines that were pasted into the create dialog. */
export function pastedKey(boardId: number): string {
  return `pasted-lines-${boardId}`;
}

/** One line as it will be made: of several with its title. */
function Understood({ many, ...understood }: ComponentProps<typeof UnderstoodChips> & { many: boolean }) {
  if (!many) return <UnderstoodChips {...understood} />;
  return (
    <div className="understood-line">
      <span className="text-13 wrap-anywhere">{understood.line.title}</span>
      <UnderstoodChips {...understood} quiet />
    </div>
  );
}
