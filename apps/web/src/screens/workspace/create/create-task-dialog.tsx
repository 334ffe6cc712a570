// 'Create New Task': the form, or the list of the lines that were pasted into its title. Nothing typed is lost.
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useRef, useState } from 'react';
import { TaskTemplatePicker } from '#features/task-templates/template-picker.tsx';
import { useTitleInput } from '#features/tasks/edit/title-description-fields.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { CreateTaskForm } from '#screens/workspace/create/create-task-form.tsx';
import { QuickAdd } from '#screens/workspace/create/quick-add.tsx';
import { type CreatedIn, useAfterCreate } from '#screens/workspace/create/use-after-create.ts';
import { useNewTask } from '#screens/workspace/create/use-new-task.ts';
import { usePastedLines } from '#screens/workspace/create/use-pasted-lines.ts';
import { useStagedFiles } from '#screens/workspace/create/use-staged-files.ts';
import { useTemplateFill } from '#screens/workspace/create/use-template-fill.ts';
import { TemplatesDialog } from '#screens/workspace/task-templates/lazy-templates-dialog.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';

interface CreateTaskDialogProps {
  boardId: number;
  columns: readonly Column[];
  users: readonly UserCard[];
  onClose: () => void;
  createdIn: CreatedIn;
}

const form = 'create-task-form';
const another = 'create-another';

export function CreateTaskDialog({ boardId, columns, users, onClose, createdIn }: CreateTaskDialogProps) {
  const { tasks } = useText();
  // The new task takes the focus instead of the button that opened the dialog.
  const focused = useRef(false);
  const afterCreate = useAfterCreate(createdIn);
  const staged = useStagedFiles(boardId);
  const task = useNewTask({
    boardId,
    columns,
    users,
    onNext(created) {
      void staged.send(created);
      template.forget();
      title.current?.focus();
    },
    onCreated: (created) => {
      void staged.send(created);
      onClose();
      focused.current = afterCreate(created);
    },
  });
  const { values, change, home } = task;
  const dirty = task.dirty || staged.files.length > 0;
  const template = useTemplateFill({ values, change, keepTitle: (text) => void task.keepTitle(text) });
  const [managing, setManaging] = useState(false);
  const title = useTitleInput(task.errors);
  const column = columns.find(({ name }) => name === values.status) ?? newTaskColumn(columns);
  const pasted = usePastedLines({
    boardId,
    canBeTasks: column !== undefined,
    title: values.title,
    dirty,
    onDone() {
      task.forget();
      onClose();
    },
    onRestoreTitle: (before) => change({ title: before }),
  });
  const { close, question } = useDiscardConfirm(dirty, () => {
    task.forget();
    staged.forget();
    onClose();
  });

  return (
    <Dialog
      open
      size="lg"
      fixed={task.sending}
      title={tasks.create}
      aside={
        home === undefined || pasted.isListed ? null : (
          <TaskTemplatePicker workspaceId={home} onUse={template.use} onManage={() => setManaging(true)} />
        )
      }
      onOpenChange={(open) => !open && close()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusAtEnd(title.current);
      }}
      onCloseAutoFocus={(event) => focused.current && event.preventDefault()}
      footer={pasted.isListed ? undefined : <Footer task={task} onCancel={close} />}
    >
      {pasted.isListed && column ? (
        <QuickAdd
          boardId={boardId}
          column={column}
          filter={noFilter}
          pasted={pasted.text}
          onAdded={() => undefined}
          onOpenTask={() => undefined}
          onDone={pasted.finish}
          onClose={pasted.hideList}
        />
      ) : null}
      <CreateTaskForm id={form} task={task} title={title} template={template} staged={staged} pasted={pasted} />
      {question}
      {managing && home !== undefined ? (
        <TemplatesDialog
          workspaceId={home}
          onUse={(chosen) => {
            setManaging(false);
            template.use(chosen);
          }}
          onClose={() => setManaging(false)}
          onLoadError={() => setManaging(false)}
        />
      ) : null}
    </Dialog>
  );
}

function Footer({ task, onCancel }: { task: ReturnType<typeof useNewTask>; onCancel: () => void }) {
  const { tasks } = useText();
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <label htmlFor={another} className="flex min-h-9 flex-1 basis-24 items-center gap-2 text-13">
        <Switch id={another} checked={task.again} onChange={task.setAgain} />
        {tasks.createAnother}
      </label>
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        <Button disabled={task.sending} onClick={onCancel}>
          {tasks.cancel}
        </Button>
        <Button variant="primary" type="submit" form={form} busy={task.sending} busyLabel={tasks.creating}>
          {tasks.createSubmit}
        </Button>
      </div>
    </div>
  );
}
