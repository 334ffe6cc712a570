// The fields of an open task: text while reading, a form while editing.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { ReactNode } from 'react';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { ArchivedNote } from '#features/tasks/bulk-changes/archived-note.tsx';
import { BreakDownButton } from '#features/tasks/checklist/break-down-button.tsx';
import { Checklist } from '#features/tasks/checklist/checklist.tsx';
import { ChecklistEditor } from '#features/tasks/checklist/checklist-editor.tsx';
import { TemplateButton } from '#features/tasks/checklist/template-button.tsx';
import type { TemplateChoiceComponent } from '#features/tasks/checklist/template-dialog.tsx';
import { TaskNotices } from '#features/tasks/conflicts/task-notices.tsx';
import { TaskDescription } from '#features/tasks/details/task-description.tsx';
import { TaskFacts } from '#features/tasks/details/task-facts.tsx';
import { TaskHints } from '#features/tasks/details/task-hints.tsx';
import { WhileTaskExists } from '#features/tasks/details/while-task-exists.tsx';
import { TaskEditForm } from '#features/tasks/edit/task-edit-form.tsx';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { BlockedBanner } from '#features/tasks/relations/blocked-banner.tsx';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';

interface TaskBodyProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /**
   * The component that lists checklist templates, passed in because it belongs to another feature; without it there is no button.
   */
  templates?: TemplateChoiceComponent;
  /** Closes an inline form; without it no field is edited inline. */
  onEscape?: () => void;
  /** The files and the comments, passed in because they belong to other features. */
  children: ReactNode;
}

export function TaskBody({ editor, task, people, templates, onEscape, children }: TaskBodyProps) {
  const { tasks } = useText();
  // While single fields are edited inline, the rest stays text.
  const draft = isFullForm(editor) ? editor.draft : null;
  return (
    <div className="flex flex-col gap-6">
      <TaskNotices editor={editor} task={task} people={people} />
      {task.archivedAt && !editor.gone ? <ArchivedNote task={task} /> : null}
      {editor.gone ? null : <BlockedBanner taskId={task.id} status={task.status} />}
      {draft || editor.gone ? null : <TaskHints task={task} />}
      <div className={cn('flex flex-col gap-6', !draft && 'lg:grid lg:grid-cols-[minmax(0,1fr)_200px] lg:gap-8')}>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          {draft ? (
            <TaskEditForm editor={editor} task={task} values={draft.values} people={people} />
          ) : (
            <TaskDescription editor={editor} task={task} onEscape={onEscape} />
          )}
          <section className="task-section order-3" aria-label={tasks.checklist} data-edits="checklist">
            <div className="task-heading">
              <h3>{tasks.checklist}</h3>
              <EditingNote taskId={task.id} field="checklist" />
            </div>
            {draft ? (
              <ChecklistEditor
                items={draft.values.checklistItems}
                error={editor.errors['checklistItems']}
                onChange={(checklistItems) => editor.change({ checklistItems })}
                newItem={draft.newItem ?? ''}
                onNewItem={(newItem) => editor.change({}, { newItem })}
                onAdd={(checklistItems) => editor.change({ checklistItems }, { newItem: '' })}
              />
            ) : (
              <WhileTaskExists editor={editor}>
                <Checklist task={task} people={people} />
              </WhileTaskExists>
            )}
            {editor.gone || !templates ? null : (
              <div className="mt-2 flex flex-wrap items-center gap-1">
                <TemplateButton editor={editor} task={task} choice={templates} />
                {draft ? null : <BreakDownButton task={task} />}
              </div>
            )}
          </section>
          <div className="order-4 flex flex-col gap-6">{children}</div>
        </div>
        {draft ? null : (
          <WhileTaskExists editor={editor}>
            <TaskFacts task={task} people={people} />
          </WhileTaskExists>
        )}
      </div>
    </div>
  );
}
