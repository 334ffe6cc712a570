// 'Create New Task': all sections of the specification in one dialog; typed text is never lost by accident.
import type { Column, Task, UserCard } from '@app/contract';
import { type ReactNode, useRef } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { TemplatePicker } from '#features/checklist-templates/template-picker.tsx';
import { TitleHints } from '#features/hints/title-hints.tsx';
import { useFuturePeople } from '#features/tasks/data/assignable.tsx';
import { AssigneeFields } from '#features/tasks/edit/assignee-fields.tsx';
import { DepartmentFields } from '#features/tasks/edit/department-fields.tsx';
import { PropertiesFields } from '#features/tasks/edit/properties-fields.tsx';
import { TitleDescriptionFields, useTitleInput } from '#features/tasks/edit/title-description-fields.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { shortcutPressed } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { useNewTask } from '#screens/workspace/create/use-new-task.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface CreateTaskDialogProps {
  boardId: number;
  columns: readonly Column[];
  users: readonly UserCard[];
  onClose: () => void;
  /** Returns whether the new task takes the focus. */
  onCreated: (task: Task) => boolean;
}

const form = 'create-task-form';

export function CreateTaskDialog({ boardId, columns, users, onClose, onCreated }: CreateTaskDialogProps) {
  const { tasks, checklistTemplates } = useText('board', 'overlays');
  // The new task takes the focus instead of the button that opened the dialog.
  const focused = useRef(false);
  const task = useNewTask({
    boardId,
    columns,
    users,
    onCreated: (created) => {
      onClose();
      focused.current = onCreated(created);
    },
  });
  const { values, change, errors } = task;
  const fields = { values, onChange: change, errors };
  const title = useTitleInput(errors);
  const mentionable = useFuturePeople(values, task.people);
  function leave() {
    task.forget();
    onClose();
  }
  const { close, question } = useDiscardConfirm(task.dirty, leave);

  return (
    <Dialog
      open
      size="lg"
      fixed={task.sending}
      title={tasks.create}
      onOpenChange={(open) => !open && close()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusAtEnd(title.current);
      }}
      onCloseAutoFocus={(event) => focused.current && event.preventDefault()}
      footer={
        <div className="flex w-full justify-end gap-2">
          <Button disabled={task.sending} onClick={close}>
            {tasks.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={task.sending} busyLabel={tasks.creating}>
            {tasks.createSubmit}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void task.submit();
        }}
        onKeyDown={(event) => {
          if (shortcutPressed('editor', event.nativeEvent) !== 'submit') return;
          event.preventDefault();
          void task.submit();
        }}
      >
        <Section title={tasks.basics}>
          <TitleDescriptionFields
            {...fields}
            titleRef={title}
            titleMax={task.titleMax}
            mentionable={mentionable}
            understood={
              <>
                <UnderstoodChips
                  className="-mt-1.5 mb-3"
                  text={values.title}
                  line={task.line}
                  firstDay={task.firstDay}
                  onTakeOff={(words) => task.takeOff([words])}
                  field={() => title.current}
                />
                <TitleHints
                  title={task.line.title}
                  department={values.department}
                  onTemplate={values.useTemplate ? undefined : ({ id }) => change({ useTemplate: true, templateId: id })}
                />
              </>
            }
          />
          <PropertiesFields {...fields} statuses={task.statuses} />
        </Section>
        <Section title={tasks.departments}>
          <DepartmentFields {...fields} />
        </Section>
        <Section title={tasks.assignees}>
          <AssigneeFields {...fields} people={task.people} />
        </Section>
        <Section title={checklistTemplates.heading}>
          <TemplatePicker
            departments={[values.department, ...values.departments]}
            enabled={values.useTemplate}
            chosenId={values.templateId}
            onChange={({ enabled, chosenId }) => change({ useTemplate: enabled, templateId: chosenId })}
          />
        </Section>
      </form>
      {question}
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="task-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
