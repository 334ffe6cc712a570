// The fields of an open task: text while it is read, a form once it is edited.
import type { Task, UserCard } from '@app/contract';
import type { ReactNode } from 'react';
import { Checklist } from '#features/tasks/checklist/checklist.tsx';
import { ChecklistEditor } from '#features/tasks/checklist/checklist-editor.tsx';
import { FromTemplate } from '#features/tasks/checklist/from-template.tsx';
import type { TemplateChoiceOf } from '#features/tasks/checklist/template-dialog.tsx';
import { TaskNotices } from '#features/tasks/conflicts/task-notices.tsx';
import { TaskDescription } from '#features/tasks/details/task-description.tsx';
import { TaskFacts } from '#features/tasks/details/task-facts.tsx';
import { WhileThere } from '#features/tasks/details/while-there.tsx';
import { TaskEditForm } from '#features/tasks/edit/task-edit-form.tsx';
import { isWhole, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';

interface TaskBodyProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /** Where a checklist template is chosen, which is another word's; without it there is no such button. */
  templates?: TemplateChoiceOf;
  /** Ends what is edited where it stands; without it nothing is. */
  onEscape?: () => void;
  /** The comments, which are another word's. */
  children: ReactNode;
}

export function TaskBody({ editor, task, people, templates, onEscape, children }: TaskBodyProps) {
  const { tasks } = useText();
  // While single fields are edited where they stand, everything else is read.
  const draft = isWhole(editor) ? editor.draft : null;
  return (
    <div className="flex flex-col gap-6">
      <TaskNotices editor={editor} task={task} people={people} />
      <div className={cn('flex flex-col gap-6', !draft && 'lg:grid lg:grid-cols-[minmax(0,1fr)_200px] lg:gap-8')}>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          {draft ? (
            <TaskEditForm editor={editor} task={task} values={draft.values} people={people} />
          ) : (
            <TaskDescription editor={editor} task={task} onEscape={onEscape} />
          )}
          <section className="task-section order-3" aria-label={tasks.checklist}>
            <h3>{tasks.checklist}</h3>
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
              <WhileThere editor={editor}>
                <Checklist task={task} />
              </WhileThere>
            )}
            {editor.gone || !templates ? null : <FromTemplate editor={editor} task={task} choice={templates} />}
          </section>
          <div className="order-4">{children}</div>
        </div>
        {draft ? null : (
          <WhileThere editor={editor}>
            <TaskFacts task={task} people={people} />
          </WhileThere>
        )}
      </div>
    </div>
  );
}
