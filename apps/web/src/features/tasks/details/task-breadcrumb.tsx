// The board of a task, at its head.
import { screens } from '@app/contract/screens.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

export function TaskBreadcrumb({ task }: { task: Pick<Task, 'workspaceId'> }) {
  const { tasks } = useText();
  const names = useNames();
  const { data } = useQuery(workspacesQuery);
  const workspace = data?.find(({ id }) => id === task.workspaceId);
  return (
    <nav aria-label={tasks.breadcrumb} className="flex min-w-0 items-center text-13 text-ink-2">
      {workspace ? (
        <Link
          to={screens.workspace.href(workspace.id)}
          className="truncate leading-6 underline-offset-2 hover:text-ink-1 hover:underline"
        >
          {names.department(workspace.name)}
        </Link>
      ) : null}
    </nav>
  );
}
