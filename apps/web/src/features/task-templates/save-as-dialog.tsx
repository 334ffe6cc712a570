// 'Save as template': its name, and what of the task it keeps. Dates become days.
import { defaultPriority } from '@app/contract/limits.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { type FormEvent, useId, useState } from 'react';
import { everything, keptParts, nameFor, partFacts, partsIn, partsOf, templateOf } from '#features/task-templates/save-as.ts';
import { saveTaskTemplate } from '#features/task-templates/task-templates.queries.ts';
import { useAssignableHere } from '#features/task-templates/use-assignable-here.ts';
import { useDates } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { serverProblems } from '#lib/form-problems.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';

interface SaveAsDialogProps {
  task: Task;
  /** The department of the task's board. */
  department: string;
  onClose: () => void;
}

export function SaveAsDialog({ task, department, onClose }: SaveAsDialogProps) {
  const text = useText();
  const { taskTemplates: words, tasks } = text;
  const { dayOfInstant } = useDates();
  const mayHave = useAssignableHere(department);
  const form = useId();
  const [values, setValues, clear] = useDraft(`task-template:of:${task.id}`, { name: nameFor(task), kept: everything });
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useMutation(saveTaskTemplate);
  const problems = serverProblems(isPending ? null : error, ['name']);
  const { name, kept } = values;
  const all = partsOf(task, dayOfInstant(task.createdAt));
  const assignees = all.assignees.filter(mayHave);
  const leftOut = all.assignees.length - assignees.length;
  const parts = { ...all, assignees };
  const has = partsIn(parts);
  const labels = {
    title: tasks.titleLabel,
    description: tasks.description,
    priority: tasks.priority,
    dates: words.dates,
    people: tasks.assignees,
    checklist: tasks.checklist,
  };

  function close() {
    clear();
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.querySelector('input');
    setEmpty(name.trim() === '');
    if (name.trim() === '') return field?.focus();
    mutate(
      { workspaceId: task.workspaceId, ...templateOf(name, parts, kept, defaultPriority) },
      { onSuccess: close, onError: () => field?.focus() },
    );
  }
  return (
    <FormDialog
      title={words.saveAs}
      description={words.saveAsText}
      size="sm"
      labels={{ cancel: tasks.cancel, submit: words.save, busy: words.saving }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={close}
    >
      <InputField
        label={words.name}
        error={isEmpty ? words.nameRequired : problems.name}
        maxLength={taskTemplateLimits.name.max}
        value={name}
        readOnly={isPending}
        onChange={(typed) => {
          setEmpty(false);
          setValues({ ...values, name: typed });
        }}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-13 font-medium">{words.keep}</legend>
        {keptParts
          .filter((part) => has[part])
          .map((part) => (
            <div key={part} className="flex items-start gap-2.5 py-1">
              <Checkbox
                id={`${form}-${part}`}
                checked={kept[part]}
                disabled={isPending}
                onChange={(checked) => setValues({ ...values, kept: { ...kept, [part]: checked } })}
              />
              <label htmlFor={`${form}-${part}`} className="min-w-0 text-13">
                {labels[part]}{' '}
                <span className="block truncate text-12 text-ink-2 empty:hidden">
                  {part === 'priority' ? priorityName(text, parts.priority) : partFacts(part, parts, words)}
                </span>
              </label>
            </div>
          ))}
      </fieldset>
      {has.dates ? <p className="text-12 text-pretty text-ink-2">{words.daysFrom}</p> : null}
      {leftOut > 0 ? <p className="text-12 text-pretty text-ink-2">{words.leftOut(leftOut)}</p> : null}
      <FormError text={problems.form && `${words.failed}. ${problems.form}`} />
    </FormDialog>
  );
}
