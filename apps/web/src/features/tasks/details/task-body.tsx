// The fields of an open task: text while reading, a form while editing. What is empty takes no room.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type ReactNode, useState } from 'react';
import { ArchivedNote } from '#features/tasks/bulk-changes/archived-note.tsx';
import { ChecklistSection } from '#features/tasks/checklist/checklist-section.tsx';
import type { TemplateChoiceComponent } from '#features/tasks/checklist/template-dialog.tsx';
import { TaskNotices } from '#features/tasks/conflicts/task-notices.tsx';
import { newItemKey } from '#features/tasks/conflicts/typed-text.ts';
import { AddButton, AddRow } from '#features/tasks/details/add-row.tsx';
import { FieldAdd } from '#features/tasks/details/field-add.tsx';
import { TaskDescription } from '#features/tasks/details/task-description.tsx';
import { type FactName, factNames, hasFact, TaskFacts } from '#features/tasks/details/task-facts.tsx';
import { TaskHints } from '#features/tasks/details/task-hints.tsx';
import { WhileTaskExists } from '#features/tasks/details/while-task-exists.tsx';
import { TaskEditForm } from '#features/tasks/edit/task-edit-form.tsx';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { BlockedBanner } from '#features/tasks/relations/blocked-banner.tsx';
import { RelationAdds } from '#features/tasks/relations/relation-adds.tsx';
import { WatchFact } from '#features/tasks/watches/watch-fact.tsx';
import { useDates } from '#lib/dates.ts';
import { readDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

interface TaskBodyProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /**
   * The component that lists checklist templates, passed in because it belongs to another feature; without it the task is read,
   * and nothing is added to it.
   */
  templates?: TemplateChoiceComponent;
  /** Closes an inline form; without it no field is edited inline. */
  onEscape?: () => void;
  /** Adds files, passed in because it belongs to another feature. */
  addFiles?: ReactNode;
  /** The relations, the files and the comments; most of them belong to other features. */
  children: ReactNode;
}

export function TaskBody({ editor, task, people, templates, onEscape, addFiles, children }: TaskBodyProps) {
  const { tasks } = useText();
  // While single fields are edited inline, the rest stays text.
  const draft = isFullForm(editor) ? editor.draft : null;
  const [adding, setAdding] = useState<FactName>();
  // A fact stays after its value has gone: the focus is there.
  const [facts, keepFacts] = useState<readonly FactName[]>([]);
  const shown = factNames.filter((name) => name === adding || facts.includes(name) || hasFact(task, name));
  if (shown.length > facts.length) keepFacts(shown);
  const [asksList, askList] = useState(false);
  // It stays after its last item has gone.
  const [hasList, keepList] = useState(() => readDraft(newItemKey(task.id), '').trim() !== '');
  if (!hasList && (task.checklistItems.length > 0 || asksList)) keepList(true);
  return (
    <div className="flex flex-col gap-6">
      <TaskNotices editor={editor} task={task} people={people} />
      {task.archivedAt && !editor.gone ? <ArchivedNote task={task} /> : null}
      {editor.gone ? null : <BlockedBanner taskId={task.id} status={task.status} />}
      {draft || editor.gone ? null : <TaskHints task={task} />}
      {draft ? (
        <TaskEditForm editor={editor} task={task} values={draft.values} people={people} />
      ) : (
        <>
          <WhileTaskExists editor={editor}>
            <TaskFacts task={task} people={people} names={shown} adding={adding} />
          </WhileTaskExists>
          <TaskDescription editor={editor} task={task} onEscape={onEscape} />
        </>
      )}
      {templates ? (
        <WhileTaskExists editor={editor}>
          <AddRow>
            {draft || hasList ? null : (
              <AddButton label={tasks.addChecklist} onClick={() => askList(true)}>
                {tasks.addParts.checklist}
              </AddButton>
            )}
            <RelationAdds taskId={task.id} />
            {addFiles}
            {draft ? null : <FieldAdd task={task} shown={shown} onAdd={setAdding} onRepeat={editor.edit} />}
          </AddRow>
        </WhileTaskExists>
      ) : null}
      {draft || hasList ? (
        <ChecklistSection editor={editor} task={task} people={people} templates={templates} isAsked={asksList} />
      ) : null}
      {children}
      {draft ? null : <TaskFoot task={task} />}
    </div>
  );
}

/** When the task was created, and how the person is notified about it unless that is as for every task. */
function TaskFoot({ task }: { task: Task }) {
  const { tasks } = useText();
  const { dayOfInstant, formatDate } = useDates();
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-4 text-12 text-ink-3">
      <span>
        {tasks.createdLabel} {formatDate(dayOfInstant(task.createdAt))}
      </span>
      {isLocalId(task.id) ? null : <WatchFact taskId={task.id} />}
    </div>
  );
}
