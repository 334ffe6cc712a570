// Notices above the fields of an open task about somebody else's changes: moved, changed, conflict, deleted, no longer visible.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { X } from 'lucide-react';
import { MergeConflicts } from '#features/tasks/conflicts/merge-conflicts.tsx';
import { UnsavedRecovery } from '#features/tasks/conflicts/unsaved-recovery.tsx';
import { useFieldNames } from '#features/tasks/data/field-labels.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface TaskNoticesProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function TaskNotices({ editor, task, people }: TaskNoticesProps) {
  if (editor.gone) return <UnsavedRecovery editor={editor} />;
  return (
    <>
      <News editor={editor} task={task} />
      <MergeConflicts editor={editor} people={people} />
    </>
  );
}

function News({ editor: { news, draft }, task }: Pick<TaskNoticesProps, 'editor' | 'task'>) {
  const { tasks } = useText();
  const { status: statusName } = useNames();
  const nameOf = useFieldNames();
  const { moved, fields } = news;
  const names = [...new Set(fields.map(nameOf))];
  // If I moved it too, it is a conflict for me to resolve.
  const shown = moved && moved.to === task.status && !draft?.theirs?.status;
  return (
    <div role="status" className="contents">
      {shown || names.length > 0 ? (
        <div className="task-notice task-news">
          <div className="min-w-0 flex-1">
            {shown ? <p>{tasks.movedMeanwhile(statusName(moved.from), statusName(moved.to))}</p> : null}
            {names.length > 0 ? <p>{tasks.newer(names.join(', '))}</p> : null}
          </div>
          <IconButton small label={tasks.dismiss} icon={<X />} onClick={news.dismiss} className="-my-1 -me-1" />
        </div>
      ) : null}
    </div>
  );
}
