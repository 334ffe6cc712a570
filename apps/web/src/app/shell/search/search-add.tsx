// The words of the search as a new task: what was understood of them, and the button that adds it.
import { companyWorkspaceId, firstStatus, type Workspace } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { withLine } from '#features/assistant/line.ts';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { createWorkspaceOf } from '#screens/workspace/create/create-defaults.ts';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/create/new-task.ts';

interface SearchAddProps {
  text: string;
  /** The task is made: the search is over. */
  onAdded: () => void;
  onOpen: (taskId: number) => void;
}

const field = () => document.querySelector<HTMLElement>('.search-input');

export function SearchAdd({ text, onAdded, onOpen }: SearchAddProps) {
  const { assistant, tasks } = useText('board', 'overlays');
  const names = useNames();
  const client = useQueryClient();
  const board = useShownBoard();
  const columns = useQuery({ ...columnsQuery(board?.id ?? 0), enabled: board !== undefined }).data ?? [];
  const { read, readForSure, firstDay } = useGrammar(
    columns.map(({ name }) => name),
    text,
  );
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const line = read(text, takenOff);

  async function create({ id: boardId, department }: Workspace) {
    const sure = await readForSure(text, takenOff);
    const own = await client.ensureQueryData(columnsQuery(boardId));
    const column = own.find(({ name }) => name === (sure.status ?? firstStatus)) ?? own[0];
    const status = column?.name ?? firstStatus;
    const values = withLine(emptyTask({ department, status, workspaceId: boardId }), sure, false);
    const templates = client.getQueryData(checklistTemplatesQuery.queryKey) ?? [];
    const template = values.useTemplate ? templates.find(({ id }) => id === values.templateId) : undefined;
    const request = requestOf({ ...values, status }, column?.id ?? 0, template);
    const [problem] = Object.values(fieldErrors(issuesOf(request)));
    if (problem !== undefined) throw new Error(problem);
    const task = await createTask(client, boardId, request);
    onAdded();
    toast({
      title: tasks.created.title,
      text: assistant.addedTo(task.title, names.department(task.department)),
      action: { label: tasks.open, run: () => onOpen(task.id) },
    });
  }
  // A second press must not make a second task.
  const once = useSingleFlight();
  const add = () =>
    once(async () => {
      try {
        if (board) await create(board);
      } catch (error) {
        toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
      }
    });

  // The field belongs to the first chunk, and this row does not.
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== field() || shortcutPressed('editor', event) !== 'submit' || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    void add();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  function leave(event: KeyboardEvent) {
    if (shortcutPressed('editor', event.nativeEvent) !== 'close') return;
    event.stopPropagation();
    field()?.focus();
  }
  if (!board) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the field from every chip
    <div className="search-add" onKeyDown={leave}>
      <button type="button" className="search-add-button" aria-keyshortcuts="Control+Enter" onClick={() => void add()}>
        <Plus size={14} aria-hidden="true" />
        <span className="min-w-0 truncate">{assistant.newTask(line.title, names.department(board.department))}</span>
      </button>
      <UnderstoodChips
        text={text}
        line={line}
        firstDay={firstDay}
        onTakeOff={(words) => setTakenOff((now) => [...now, words])}
        field={field}
      />
      <p className="text-12 text-ink-3">{assistant.commandHint}</p>
    </div>
  );
}

/** Returns the board on the screen, the company view's usual one, or the person's only one; nobody chose one of several. */
function useShownBoard(): Workspace | undefined {
  const { pathname } = useLocation();
  const boards = (useQuery(workspacesQuery).data ?? []).filter(({ id }) => id !== companyWorkspaceId);
  const [, shown] = /^\/workspace\/(\d+)/.exec(pathname) ?? [];
  if (shown !== undefined) return boards.find(({ id }) => id === createWorkspaceOf(Number(shown)));
  return boards.length === 1 ? boards[0] : undefined;
}
