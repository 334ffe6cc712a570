// The content of an open task's dialog: header with links to other tasks, fields, comments, buttons.

import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { AddFiles } from '#features/attachments/add-files.tsx';
import { Attachments } from '#features/attachments/attachments.tsx';
import { TemplateChoice } from '#features/checklist-templates/template-picker.tsx';
import { Comments } from '#features/comments/comments.tsx';
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
import { useTaskParts } from '#features/tasks/details/use-task-parts.ts';
import { WhileTaskExists } from '#features/tasks/details/while-task-exists.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { headingOf, isFullForm, useTaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useTaskKeys } from '#features/tasks/keys/use-task-keys.ts';
import { Relations } from '#features/tasks/relations/relations.tsx';
import { useShortcut } from '#lib/hotkey.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useOverlayTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { screenArrived } from '#lib/type-ahead.ts';
import type { TaskNeighbours } from '#screens/workspace/open-task/task-order.ts';
import { focusNextAfter } from '#screens/workspace/view-focus.ts';
import { DialogFrame } from '#ui/dialog.tsx';

export type Step = 'previous' | 'next';

interface TaskPanelProps {
  taskId: number;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  edits: boolean;
  around: TaskNeighbours;
  /** A row of the menu was pressed to come here. */
  pressed: boolean;
  onStep: (step: Step, byMenu: boolean) => void;
  onClose: () => void;
  /** The action of Escape, a click outside and the close button. */
  closeRef: RefObject<() => void>;
}

export function TaskPanel({ taskId, people, today, edits, around, pressed, onStep, onClose, closeRef }: TaskPanelProps) {
  const { shell, tasks } = useText();
  const editor = useTaskEditor(taskId);
  const { task, state } = editor;
  const isAwaited = useTaskParts(taskId);
  const isReady = task !== undefined && state === 'ready' && !isAwaited;
  useTaskKeys(editor);
  useRecentTask(editor);
  useSeenTask(taskId, isReady);
  useEffect(screenArrived, []);
  useOverlayTitle(task?.title);
  useStartEditing(edits && isReady, editor.edit);

  function leave() {
    editor.forget();
    onClose();
  }
  const { close, before, question } = useDiscardConfirm(editor.dirty, leave, editor.forget);
  /** Ends an inline edit; the task stays open. */
  const endPart = () => before(() => undefined);
  // A layout effect: a key pressed right after typing must already get the confirmation for unsaved text.
  useLayoutEffect(() => {
    closeRef.current = close;
  });
  function step(to: Step, byMenu: boolean) {
    if (editor.saving) return;
    before(() => onStep(to, byMenu));
  }
  const hasBefore = around.previous !== undefined;
  const hasNext = around.next !== undefined;
  useShortcut('taskPrevious', () => hasBefore && step('previous', false));
  useShortcut('taskNext', () => hasNext && step('next', false));
  /** The task is about to be deleted: the next one in the view takes the focus. */
  function remove() {
    const focusNext = focusNextAfter(taskId);
    leave();
    focusAfterOverlays(focusNext);
  }
  const deletion = useDeleteQuestion(editor, remove);

  return (
    <>
      <DialogFrame
        title={headingOf(editor, shell.loading)}
        header={
          <div data-scope="task" className="flex min-w-0 items-center gap-2">
            <div className="min-w-0 flex-1">{isReady ? <TaskBreadcrumb task={task} /> : null}</div>
            <TaskFaces taskId={taskId} />
            {isReady ? (
              <TaskTools
                editor={editor}
                task={task}
                startsFocused={pressed}
                steps={{
                  position: around.position > 0 ? tasks.placeOf(around.position, around.of) : undefined,
                  previous: hasBefore ? () => step('previous', true) : undefined,
                  next: hasNext ? () => step('next', true) : undefined,
                }}
                onSaveAs={() => saveAsAsk.set(taskId)}
                onDelete={deletion.ask}
              />
            ) : null}
          </div>
        }
        footer={isReady && isFullForm(editor) ? <TaskFooter editor={editor} onDelete={deletion.ask} /> : undefined}
      >
        {isReady ? (
          <>
            {isFullForm(editor) ? null : (
              <div className="relative mb-6">
                <EditingNote taskId={taskId} field="title" className="absolute inset-x-0 -top-4" />
                <TaskTitle editor={editor} task={task} onEscape={endPart} />
                <WhileTaskExists editor={editor}>
                  <TaskChips task={task} people={people} today={today} />
                </WhileTaskExists>
              </div>
            )}
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
            <SaveAs task={task} />
          </>
        ) : state === 'gone' ? (
          <TaskGone editor={editor} onClose={close} />
        ) : (
          <TaskMissing
            state={state === 'ready' ? 'loading' : state}
            error={editor.failure}
            onRetry={editor.retry}
            onClose={onClose}
          />
        )}
      </DialogFrame>
      {question}
      {deletion.question}
    </>
  );
}

/** Starts editing once, after the task has loaded. */
function useStartEditing(now: boolean, edit: () => void): void {
  const done = useRef(false);
  const start = useEffectEvent(edit);
  useEffect(() => {
    if (!now || done.current) return;
    done.current = true;
    start();
  }, [now]);
}
