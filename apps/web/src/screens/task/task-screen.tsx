// A task as a page of its own, the target of notifications and shared links.

import { screenId, screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AddFiles } from '#features/attachments/add-files.tsx';
import { Attachments } from '#features/attachments/attachments.tsx';
import { TemplateChoice } from '#features/checklist-templates/template-picker.tsx';
import { Comments } from '#features/comments/comments.tsx';
import { useEvents } from '#features/events/events.queries.ts';
import { TaskHistory } from '#features/history/task-history.tsx';
import { useSeenTask } from '#features/notifications/use-seen-tasks.ts';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { TaskFaces } from '#features/presence/task-faces.tsx';
import { SaveAs } from '#features/task-templates/save-as-host.tsx';
import { saveAsAsk } from '#features/task-templates/template-asks.ts';
import { TaskChips } from '#features/tasks/chips/task-chips.tsx';
import { TaskGone } from '#features/tasks/conflicts/unsaved-recovery.tsx';
import { TaskBody } from '#features/tasks/details/task-body.tsx';
import { TaskBreadcrumb } from '#features/tasks/details/task-breadcrumb.tsx';
import { TaskFooter } from '#features/tasks/details/task-footer.tsx';
import { TaskMissing } from '#features/tasks/details/task-missing.tsx';
import { TaskTitle } from '#features/tasks/details/task-title.tsx';
import { TaskTools } from '#features/tasks/details/task-tools.tsx';
import { useDeleteQuestion } from '#features/tasks/details/use-delete-question.tsx';
import { useRecentTask } from '#features/tasks/details/use-recent-task.ts';
import { useTaskKey } from '#features/tasks/details/use-task-key.ts';
import { useTaskParts } from '#features/tasks/details/use-task-parts.ts';
import { WhileTaskExists } from '#features/tasks/details/while-task-exists.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { headingOf, isFullForm, useTaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useTaskKeys } from '#features/tasks/keys/use-task-keys.ts';
import { Relations } from '#features/tasks/relations/relations.tsx';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { cn } from '#lib/cn.ts';
import { useToday } from '#lib/dates.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function TaskScreen() {
  const taskId = screenId(useParams()['taskId']);
  const key = useTaskKey(taskId);
  return taskId ? <TaskPage key={key} taskId={taskId} /> : <NoTask />;
}

/** An address that no task can have. */
function NoTask() {
  const navigate = useNavigate();
  useScreenTitle(useText().tasks.notFound);
  const leave = () => void navigate(screens.home.href());
  return (
    <div className="grid h-full place-items-center">
      <TaskMissing state="notFound" error={undefined} onRetry={leave} onClose={leave} />
    </div>
  );
}

function TaskPage({ taskId }: { taskId: number }) {
  const { tasks } = useText();
  const navigate = useNavigate();
  const editor = useTaskEditor(taskId);
  const users = useQuery(usersQuery);
  const people = useMemo(() => usersById(users.data ?? []), [users.data]);
  const today = useToday();
  const { task, state } = editor;
  useEvents();
  const isAwaited = useTaskParts(taskId);
  useTaskKeys(editor);
  useRecentTask(editor);
  useSeenTask(taskId, task !== undefined && state === 'ready');
  useScreenTitle(headingOf(editor, tasks.details));

  function leave() {
    editor.forget();
    void navigate(task ? screens.workspace.href(task.workspaceId) : screens.home.href());
  }
  const { close, before, question } = useDiscardConfirm(editor.dirty, leave, editor.forget);
  const deletion = useDeleteQuestion(editor, leave);
  /** Ends an inline edit; the task stays open. */
  const endPart = () => before(() => undefined);

  return (
    <div className="h-full overflow-y-auto">
      <div
        className={cn(
          'mx-auto flex w-full max-w-[808px] flex-col gap-4 px-(--page-pad) py-6',
          (state === 'notFound' || state === 'failed') && 'min-h-full justify-center',
        )}
      >
        {task && state === 'ready' && !isAwaited ? (
          <>
            <div className="flex min-h-8 items-center gap-2">
              <div className="min-w-0 flex-1">
                <TaskBreadcrumb task={task} />
              </div>
              <TaskFaces taskId={taskId} />
              <TaskTools editor={editor} task={task} onSaveAs={() => saveAsAsk.set(taskId)} onDelete={deletion.ask} />
              <IconButton label={tasks.close} icon={<X />} onClick={close} />
            </div>
            <article className="relative rounded-xl bg-surface p-5 shadow-card md:p-6" aria-labelledby="task-title">
              {isFullForm(editor) ? null : (
                <EditingNote taskId={taskId} field="title" className="absolute inset-x-5 top-1 md:inset-x-6" />
              )}
              <h2 id="task-title" className={isFullForm(editor) ? 'sr-only' : undefined}>
                {isFullForm(editor) ? task.title : <TaskTitle editor={editor} task={task} onEscape={endPart} />}
              </h2>
              {isFullForm(editor) ? null : (
                <WhileTaskExists editor={editor}>
                  <TaskChips task={task} people={people} today={today} />
                </WhileTaskExists>
              )}
              <div className={isFullForm(editor) ? undefined : 'mt-6'}>
                <TaskBody
                  editor={editor}
                  task={task}
                  people={people}
                  templates={TemplateChoice}
                  addFiles={<AddFiles taskId={taskId} />}
                  onEscape={endPart}
                >
                  <Relations taskId={taskId} />
                  <Attachments taskId={taskId} people={people} />
                  <Comments taskId={taskId} />
                  <TaskHistory taskId={taskId} />
                </TaskBody>
              </div>
              {isFullForm(editor) ? (
                <footer
                  data-foot
                  className="task-foot -mx-5 mt-6 border-t border-line bg-surface px-3 py-3 min-[360px]:px-5 md:-mx-6 md:px-6"
                >
                  <TaskFooter editor={editor} onDelete={deletion.ask} />
                </footer>
              ) : null}
              <SaveAs task={task} />
            </article>
          </>
        ) : state === 'gone' ? (
          <TaskGone editor={editor} onClose={close} />
        ) : (
          <TaskMissing state={state} error={editor.failure} onRetry={editor.retry} onClose={leave} />
        )}
      </div>
      {question}
      {deletion.question}
    </div>
  );
}
