// Where the assistant looks: the task at hand, one board, or all that the person may see.
import { useQuery } from '@tanstack/react-query';
import type { About } from '#features/conversations/begin-conversation.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Select } from '#ui/select.tsx';

interface ScopeSelectProps {
  about: About;
  onChange: (about: About) => void;
  /** The task that can be chosen. */
  task?: { id: number; title: string } | undefined;
}

const everywhere = 'all';
const oneTask = 'task';

export function ScopeSelect({ about: { scope, workspaceId, taskId }, onChange, task }: ScopeSelectProps) {
  const { ask } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const board = scope === 'board' ? boards.find(({ id }) => id === workspaceId) : undefined;
  const title = task && task.id === taskId ? task.title : `#${taskId}`;
  const hasTask = taskId !== null && (scope === 'task' || task?.id === taskId);
  function choose(value: string): void {
    if (value === everywhere) onChange({ scope: 'all', workspaceId: null, taskId });
    else if (value === oneTask) onChange({ scope: 'task', workspaceId, taskId });
    else onChange({ scope: 'board', workspaceId: Number(value), taskId });
  }
  return (
    <Select
      label={ask.scope}
      className="w-auto! max-w-full min-w-0"
      value={scope === 'task' ? oneTask : board ? String(board.id) : everywhere}
      onChange={choose}
      options={[
        ...(hasTask ? [{ value: oneTask, label: ask.scopeTask(title) }] : []),
        { value: everywhere, label: ask.scopeAll },
        ...boards.map(({ id, name }) => ({ value: String(id), label: ask.scopeBoard(names.department(name)) })),
      ]}
    />
  );
}
