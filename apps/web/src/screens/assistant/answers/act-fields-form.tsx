// The fields that a proposed change sets, to be edited before it is confirmed.
import type { ActFields, ProposedAct } from '@app/contract/assistant/proposals.contract.ts';
import { limits, priorities } from '@app/contract/limits.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { pasteMarkdown } from '#features/markdown/paste/paste-markdown.ts';
import { DateField } from '#features/pickers/date-field.tsx';
import { PickField } from '#features/pickers/pick-field.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface ActFieldsFormProps {
  act: ProposedAct;
  fields: ActFields;
  onChange: (fields: ActFields) => void;
}

export function ActFieldsForm({ act, fields, onChange }: ActFieldsFormProps) {
  const text = useText();
  const { fields: labels } = text.ask;
  const has = (name: keyof ActFields) => name in act.fields;
  return (
    <fieldset aria-label={act.text} className="grid min-w-0 gap-2 ps-6 empty:hidden md:grid-cols-2">
      {act.kind === 'create' ? <BoardLine act={act} /> : null}
      {has('title') ? (
        <InputField
          dense
          label={labels.title}
          value={fields.title ?? ''}
          maxLength={limits.title.max}
          onChange={(title) => onChange({ title })}
        />
      ) : null}
      {has('description') ? (
        <TextareaField
          dense
          label={labels.description}
          onPaste={pasteMarkdown}
          value={fields.description ?? ''}
          maxLength={limits.description.max}
          onChange={(description) => onChange({ description: description === '' ? null : description })}
        />
      ) : null}
      {has('columnId') ? <ColumnField act={act} fields={fields} onChange={onChange} /> : null}
      {has('assigneeId') ? <AssigneeField act={act} fields={fields} onChange={onChange} /> : null}
      {has('dueDate') ? (
        <DateField dense label={labels.dueDate} value={fields.dueDate ?? null} onChange={(dueDate) => onChange({ dueDate })} />
      ) : null}
      {has('startDate') ? (
        <DateField
          dense
          label={labels.startDate}
          value={fields.startDate ?? null}
          onChange={(startDate) => onChange({ startDate })}
        />
      ) : null}
      {has('priority') ? (
        <Field dense label={labels.priority}>
          {(control) => (
            <Select
              {...control}
              value={fields.priority ?? ''}
              onChange={(value) => onChange({ priority: value as NonNullable<ActFields['priority']> })}
              options={priorities.map((value) => ({ value, label: priorityName(text, value) }))}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}

/** Names the board on which the task is created. */
function BoardLine({ act }: { act: ProposedAct }) {
  const { ask } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const board = boards.find(({ id }) => id === act.workspaceId);
  return board ? (
    <p className="text-12 break-words text-ink-2" style={{ gridColumn: '1 / -1' }}>
      {ask.scopeBoard(names.department(board.name))}
    </p>
  ) : null;
}

function ColumnField({ act, fields, onChange }: ActFieldsFormProps) {
  const { ask } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  // A task that another department shares: its board, and so its columns, are not for this person.
  const isOwn = boards.some(({ id }) => id === act.workspaceId);
  const { data: columns = [] } = useQuery({ ...columnsQuery(act.workspaceId), enabled: isOwn });
  if (!isOwn) return null;
  return (
    <Field dense label={ask.fields.columnId}>
      {(control) => (
        <Select
          {...control}
          value={String(fields.columnId ?? '')}
          onChange={(value) => onChange({ columnId: Number(value) })}
          options={columns.map(({ id, name }) => ({ value: String(id), label: names.status(name) }))}
        />
      )}
    </Field>
  );
}

/** Offers the members of the board's department, and whoever the sentence named. */
function AssigneeField({ act, fields, onChange }: ActFieldsFormProps) {
  const { ask, tasks, pickers } = useText();
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { data: users = [] } = useQuery(usersQuery);
  const departments = workspaces.filter(({ id }) => id === act.workspaceId).map(({ department }) => department);
  const named = [act.fields.assigneeId, fields.assigneeId].filter((id) => typeof id === 'number');
  const rows = useAssigneeRows(useAssignable(departments, named, usersById(users)));
  const none = unassignedRow(tasks.unassigned);
  return (
    <Field dense label={ask.fields.assigneeId}>
      {(control) => (
        <PickField
          {...control}
          label={ask.fields.assigneeId}
          find={pickers.findPerson}
          nothing={pickers.nobody}
          options={[none, ...rows]}
          value={typeof fields.assigneeId === 'number' ? String(fields.assigneeId) : none.value}
          onChange={(value) => onChange({ assigneeId: value === none.value ? null : Number(value) })}
        />
      )}
    </Field>
  );
}
