// The fields of a task template.
import { limits, priorities } from '@app/contract/limits.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { pasteMarkdown } from '#features/markdown/paste/paste-markdown.ts';
import { ItemList } from '#features/pickers/item-list.tsx';
import { PickedChips } from '#features/pickers/picked-chips.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import type { FormProblems } from '#lib/form-problems.ts';
import { useText } from '#lib/text.ts';
import type { TemplateProblems, TemplateValues } from '#screens/workspace/task-templates/template-values.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface TemplateFieldsProps {
  values: TemplateValues;
  onChange: (part: Partial<TemplateValues>) => void;
  problems: TemplateProblems;
  /** What the server says about the fields. */
  refused: FormProblems<'name' | 'title' | 'description' | 'priority' | 'startDays' | 'dueDays' | 'assignees' | 'checklistItems'>;
  /** The department of the board. */
  department: string;
  people: ReadonlyMap<number, UserCard>;
  /** How many people of the template have left. */
  leftOut: number;
  readOnly: boolean;
}

export function TemplateFields(props: TemplateFieldsProps) {
  const { values, onChange, problems, refused, department, people, leftOut, readOnly } = props;
  const text = useText();
  const { taskTemplates: words, tasks, pickers } = text;
  const { assignees } = values;
  const rows = useAssigneeRows(useAssignable([department], assignees, people));

  function toggle(value: string) {
    const id = Number(value);
    const next = assignees.includes(id) ? assignees.filter((each) => each !== id) : [...assignees, id];
    onChange({ assignees: next, hasNewPeople: true });
  }
  return (
    <div className="flex flex-col gap-1">
      <InputField
        label={words.name}
        error={problems.name ?? refused.name}
        maxLength={taskTemplateLimits.name.max}
        value={values.name}
        readOnly={readOnly}
        onChange={(name) => onChange({ name })}
      />
      <InputField
        label={words.taskTitle}
        hint={words.taskTitleHint}
        error={refused.title}
        maxLength={limits.title.max}
        value={values.title}
        readOnly={readOnly}
        onChange={(title) => onChange({ title })}
      />
      <TextareaField
        label={tasks.description}
        error={refused.description}
        rows={4}
        onPaste={pasteMarkdown}
        maxLength={limits.description.max}
        value={values.description}
        readOnly={readOnly}
        onChange={(description) => onChange({ description })}
      />
      <div className="grid gap-x-3 sm:grid-cols-3">
        <Field label={tasks.priority} error={refused.priority}>
          {(control) => (
            <Select
              {...control}
              value={values.priority}
              onChange={(priority) => onChange({ priority })}
              options={[...new Set([...priorities, values.priority])].map((priority) => ({
                value: priority,
                label: priorityName(text, priority),
                icon: <PriorityDot priority={priority} />,
              }))}
            />
          )}
        </Field>
        <InputField
          label={words.startDays}
          error={problems.startDays ?? refused.startDays}
          inputMode="numeric"
          maxLength={3}
          value={values.startDays}
          readOnly={readOnly}
          onChange={(startDays) => onChange({ startDays })}
        />
        <InputField
          label={words.dueDays}
          error={problems.dueDays ?? refused.dueDays}
          inputMode="numeric"
          maxLength={3}
          value={values.dueDays}
          readOnly={readOnly}
          onChange={(dueDays) => onChange({ dueDays })}
        />
      </div>
      <p className="mb-4 text-12 text-pretty text-ink-2">{words.daysHint}</p>
      <div className="mb-5">
        <PickedChips
          label={tasks.assignees}
          choose={pickers.choosePeople}
          find={pickers.findPerson}
          nothing={pickers.nobody}
          options={rows}
          chosen={assignees.map(String)}
          onPick={toggle}
        />
        {leftOut > 0 ? <p className="mt-1.5 text-12 text-pretty text-ink-2">{words.leftOut(leftOut)}</p> : null}
        {refused.assignees === undefined ? null : (
          <ErrorText role="alert" className="mt-1.5">
            {refused.assignees}
          </ErrorText>
        )}
      </div>
      <ItemList
        mayBeEmpty
        items={values.items}
        problems={problems.items}
        error={refused.checklistItems}
        onChange={(items) => onChange({ items })}
      />
    </div>
  );
}
