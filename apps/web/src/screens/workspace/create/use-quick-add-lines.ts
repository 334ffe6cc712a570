// The lines of the quick add: what is typed, the words that were taken off each line, and making tasks of them one after the other.
import { limits } from '@app/contract/limits.ts';
import type { LaneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { announcementOfNew } from '#screens/workspace/create/new-task-message.ts';
import { useQuickAdd } from '#screens/workspace/create/use-quick-add.ts';

export interface QuickAddLinesOptions {
  boardId: number;
  column: PlacedColumn;
  filter: TaskFilter;
  /** What new tasks have unless their lines say something else. */
  defaults?: LaneDefaults | undefined;
  /** A task was added that matches the filter. */
  onAdded: (taskId: number) => void;
  onOpenTask: (taskId: number) => void;
  /** Lines to begin with, instead of what was typed in this column before. */
  pasted?: string | undefined;
  /** All lines have become tasks. */
  onDone?: (() => void) | undefined;
}

export function useQuickAddLines(options: QuickAddLinesOptions, field: RefObject<HTMLTextAreaElement | null>) {
  const { boardId, column, filter, defaults, onAdded, onOpenTask, pasted, onDone } = options;
  const { tasks, workspaces } = useText();
  const draftName = pasted === undefined ? `quick-add-${boardId}-${column.id}` : pastedKey(boardId);
  const [text, setText, forget] = useDraft(draftName, pasted ?? '');
  const [error, setError] = useState<string>();
  const { problem, add, notifyIfHidden, departments } = useQuickAdd(boardId, column, filter, defaults);
  const typed = useRef(text);
  const columns = useQuery(columnsQuery(boardId)).data;
  const { read, readForSure, firstDay } = useGrammar(columns?.map(({ name }) => name) ?? [column.name], text);
  /** The words that were taken off each line. */
  const [takenOff, setTakenOff] = useState<readonly (readonly string[])[]>([]);
  const lines = linesOf(text);

  /** Puts a text into the field without looking at its errors. */
  function put(next: string) {
    typed.current = next;
    if (next === '') forget();
    else setText(next);
  }

  function takeOff(index: number, words: string) {
    setTakenOff((now) =>
      Array.from({ length: Math.max(now.length, index + 1) }, (_, at) => [...(now[at] ?? []), ...(at === index ? [words] : [])]),
    );
  }

  /** Creates a task of each line, with the words that were taken off it; `rest` stays in the field. */
  async function create(
    created: readonly string[],
    { open = false, rest = [] }: { open?: boolean; rest?: readonly string[] } = {},
  ) {
    if (created.length === 0) return;
    const off = takenOff;
    const wrong = created.map((line, at) => problem(read(line, off[at] ?? []))).find((found) => found !== undefined);
    setError(wrong);
    if (wrong) return;
    put(rest.join('\n'));
    setTakenOff([]);
    field.current?.focus();
    for (const [at, line] of created.entries()) {
      try {
        const parsed = await readForSure(line, off[at] ?? []);
        const task = await add(parsed);
        announce(announcementOfNew(task, workspaces.quickAdded(parsed.title)));
        if (!notifyIfHidden(task)) onAdded(task.id);
        if (open) onOpenTask(task.id);
      } catch (error) {
        // Lines that failed return to the field, before the text typed since.
        put([...created.slice(at), typed.current].filter(Boolean).join('\n'));
        setTakenOff(off.slice(at));
        toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
        return;
      }
    }
    if (typed.current === '') onDone?.();
  }

  return {
    text,
    lines,
    error,
    departments,
    firstDay,
    type(next: string) {
      setError(undefined);
      put(next);
    },
    /** Returns the lines as typed by now, and not as drawn: a second Enter finds nothing. */
    typedLines: () => linesOf(typed.current),
    readLine: (line: string, index: number) => read(line, takenOff[index] ?? []),
    takeOff,
    create: (created: readonly string[], open = false) => create(created, { open }),
    /** Creates a task of each line; lines beyond the limit stay in the field. */
    createAll: () => create(lines.slice(0, limits.quickAddLines), { rest: lines.slice(limits.quickAddLines) }),
  };
}

/** The draft of lines that were pasted into the create dialog. */
export function pastedKey(boardId: number): string {
  return `pasted-lines-${boardId}`;
}

function linesOf(text: string): string[] {
  return splitLines(text).map((line) => line.text);
}
