// 'Create New Task': title, description and chips; the other sections of the specification under 'More'. Nothing typed is lost.

import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { useRef, useState } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { StagedFiles } from '#features/attachments/staged-files.tsx';
import { TitleHints } from '#features/hints/title-hints.tsx';
import { TaskTemplatePicker } from '#features/task-templates/template-picker.tsx';
import { ChecklistEditor } from '#features/tasks/checklist/checklist-editor.tsx';
import { useFuturePeople } from '#features/tasks/data/assignable.tsx';
import { ChipFields } from '#features/tasks/edit/chip-fields.tsx';
import { TitleDescriptionFields, useTitleInput } from '#features/tasks/edit/title-description-fields.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { writeDraft } from '#lib/draft.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { MoreFields, Section } from '#screens/workspace/create/more-fields.tsx';
import { pastedKey, QuickAdd } from '#screens/workspace/create/quick-add.tsx';
import { TemplateFill } from '#screens/workspace/create/template-fill.tsx';
import { type CreatedIn, useAfterCreate } from '#screens/workspace/create/use-after-create.ts';
import { useNewTask } from '#screens/workspace/create/use-new-task.ts';
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

/** Several lines that were pasted into the title. */
interface Pasted {
  text: string;
  /** The title before, and whether anything was typed. */
  before: string;
  wasDirty: boolean;
  /** Whether they are shown as a list of tasks instead of the form. */
  isShown: boolean;
}

export function CreateTaskDialog({ boardId, columns, users, onClose, createdIn }: CreateTaskDialogProps) {
  const { tasks, workspaces } = useText();
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
  const { values, change, errors, home } = task;
  const dirty = task.dirty || staged.files.length > 0;
  const template = useTemplateFill({ values, change, keepTitle: (text) => void task.keepTitle(text) });
  const [managing, setManaging] = useState(false);
  const fields = { values, onChange: change, errors };
  const title = useTitleInput(errors);
  const mentionable = useFuturePeople(values, task.people);
  const [pasted, setPasted] = useState<Pasted>();
  const lines = pasted && splitLines(pasted.text).length;
  const column = columns.find(({ name }) => name === values.status) ?? newTaskColumn(columns);

  function paste(text: string) {
    const isList = splitLines(text).length > 1;
    setPasted(isList ? { text, before: values.title, wasDirty: dirty, isShown: false } : undefined);
  }
  function showLines(given: Pasted) {
    writeDraft(pastedKey(boardId), given.text);
    setPasted({ ...given, isShown: true });
  }
  /** The lines are tasks now: the title is what it was before they were joined in it. */
  function finishLines() {
    setPasted(undefined);
    if (pasted?.wasDirty) return change({ title: pasted.before });
    task.forget();
    onClose();
  }
  function leave() {
    task.forget();
    staged.forget();
    onClose();
  }
  const { close, question } = useDiscardConfirm(dirty, leave);

  return (
    <Dialog
      open
      size="lg"
      fixed={task.sending}
      title={tasks.create}
      aside={
        home === undefined || pasted?.isShown ? null : (
          <TaskTemplatePicker workspaceId={home} onUse={template.use} onManage={() => setManaging(true)} />
        )
      }
      onOpenChange={(open) => !open && close()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusAtEnd(title.current);
      }}
      onCloseAutoFocus={(event) => focused.current && event.preventDefault()}
      footer={
        pasted?.isShown ? undefined : (
          <div className="flex w-full flex-wrap items-center gap-2">
            <label htmlFor={another} className="flex min-h-9 flex-1 basis-24 items-center gap-2 text-13">
              <Switch id={another} checked={task.again} onChange={task.setAgain} />
              {tasks.createAnother}
            </label>
            <div className="ms-auto flex flex-wrap justify-end gap-2">
              <Button disabled={task.sending} onClick={close}>
                {tasks.cancel}
              </Button>
              <Button variant="primary" type="submit" form={form} busy={task.sending} busyLabel={tasks.creating}>
                {tasks.createSubmit}
              </Button>
            </div>
          </div>
        )
      }
    >
      {pasted?.isShown && column ? (
        <QuickAdd
          boardId={boardId}
          column={column}
          filter={noFilter}
          pasted={pasted.text}
          onAdded={() => undefined}
          onOpenTask={() => undefined}
          onDone={finishLines}
          onClose={() => setPasted({ ...pasted, isShown: false })}
        />
      ) : null}
      <form
        id={form}
        hidden={pasted?.isShown}
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
        <TemplateFill fill={template.fill} onTakeBack={template.takeBack} />
        <section>
          <h3 className="sr-only">{tasks.basics}</h3>
          <TitleDescriptionFields
            {...fields}
            titleRef={title}
            titleMax={task.titleMax}
            mentionable={mentionable}
            onPaste={paste}
            understood={
              <>
                {pasted && lines !== undefined && column ? (
                  <div className="mb-3 flex flex-wrap items-center gap-2" role="status">
                    <span className="text-13 text-ink-2">{workspaces.quickAddLines(lines)}</span>
                    <Button onClick={() => showLines(pasted)}>{workspaces.quickAddMany(lines)}</Button>
                  </div>
                ) : null}
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
          <ChipFields {...fields} statuses={task.statuses} people={task.people} />
        </section>
        {values.checklistItems.length > 0 || values.newItem !== '' ? (
          <Section title={tasks.checklist}>
            <ChecklistEditor
              items={values.checklistItems}
              error={errors['checklistItems']}
              onChange={(checklistItems) => change({ checklistItems })}
              newItem={values.newItem}
              onNewItem={(newItem) => change({ newItem })}
              onAdd={(checklistItems) => change({ checklistItems, newItem: '' })}
            />
          </Section>
        ) : null}
        <MoreFields {...fields} people={task.people} isUsed={template.fill !== undefined}>
          {(isShown) => (
            <StagedFiles stage={staged.stage} files={staged.files} on={!task.sending && !pasted?.isShown} isShown={isShown} />
          )}
        </MoreFields>
      </form>
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
