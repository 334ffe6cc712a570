// Panels that map a file: the board and the dates, the columns of a table, and the states, people and departments of the file.

import {
  dateOrders,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  importFields,
} from '@app/contract/imports/imports.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { ValuePanel, type ValueRow } from '#screens/admin/imports/value-panel.tsx';
import { PersonFilter } from '#screens/admin/person-filter.tsx';
import { Select } from '#ui/select.tsx';

interface MappingPanelProps {
  preview: ImportPreview;
  mapping: ImportMapping;
  onChange: (change: Partial<ImportMapping>) => void;
}

interface MappingPanelsProps extends MappingPanelProps {
  /** Before, the board of the mapping is only that of the preview. */
  isBoardChosen: boolean;
}

/** The value of "none of these". */
const none = 'none';

export function MappingPanels({ isBoardChosen, ...panel }: MappingPanelsProps) {
  return (
    <div className="-mb-5 gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
      <TargetPanel {...panel} isBoardChosen={isBoardChosen} />
      <ColumnsPanel {...panel} />
      <StatusesPanel {...panel} />
      <PeoplePanel {...panel} />
      <DepartmentsPanel {...panel} />
    </div>
  );
}

function TargetPanel({ preview, mapping, isBoardChosen, onChange }: MappingPanelsProps) {
  const { imports: words } = useText();
  const names = useNames();
  const boards = (useQuery(workspacesQuery).data ?? []).filter(({ id }) => id !== companyWorkspaceId);
  const board: ValueRow = {
    key: 'board',
    label: words.board,
    control: (label) => (
      <Select
        label={label}
        value={isBoardChosen ? String(mapping.workspaceId) : ''}
        placeholder={words.chooseBoard}
        options={boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
        onChange={(id) => onChange({ workspaceId: Number(id) })}
      />
    ),
  };
  const dates: ValueRow = {
    key: 'dates',
    label: words.dates,
    control: (label) => (
      <Select
        label={label}
        value={mapping.dates}
        options={dateOrders.map((value) => ({ value, label: words.dateOrders[value] }))}
        onChange={(order) => onChange({ dates: order as ImportMapping['dates'] })}
      />
    ),
  };
  const archived: ValueRow = {
    key: 'archived',
    label: words.archived,
    control: (label) => (
      <Select
        label={label}
        value={mapping.archived}
        options={(['skip', 'done'] as const).map((value) => ({ value, label: words.archivedChoices[value] }))}
        onChange={(choice) => onChange({ archived: choice as ImportMapping['archived'] })}
      />
    ),
  };
  // A table has no archived tasks.
  const isTable = preview.header.length > 0;
  return <ValuePanel title={words.target} text={words.targetText} rows={isTable ? [board, dates] : [board, dates, archived]} />;
}

function ColumnsPanel({ preview, mapping, onChange }: MappingPanelProps) {
  const { imports: words } = useText();
  const fieldOf = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  const fields = importFields.map((field) => ({ value: field, label: words.fields[field] }));

  function setField(column: number, field: string) {
    const others = mapping.columns.filter((each) => each.column !== column);
    const added = field === none ? [] : [{ column, field: field as ImportField }];
    onChange({ columns: [...others, ...added].sort((a, b) => a.column - b.column) });
  }
  return (
    <ValuePanel
      title={words.columns}
      text={words.columnsText}
      rows={preview.header.map((name, column) => ({
        key: String(column),
        label: name || words.columnNumber(column + 1),
        control: (label) => (
          <Select
            label={label}
            value={fieldOf.get(column) ?? none}
            options={[{ value: none, label: words.notImported }, ...fields]}
            onChange={(field) => setField(column, field)}
          />
        ),
      }))}
    />
  );
}

function StatusesPanel({ preview, mapping, onChange }: MappingPanelProps) {
  const { imports: words } = useText();
  const names = useNames();
  const columns = useQuery(columnsQuery(mapping.workspaceId)).data ?? [];
  const statuses = columns.map(({ name }) => ({ value: name, label: names.status(name) }));
  return (
    <ValuePanel
      title={words.statuses}
      text={words.statusesText}
      rows={mapping.statuses.map(({ value, status }, index) => ({
        key: value,
        label: value,
        count: preview.counts.statuses[index],
        control: (label) => (
          <Select
            label={label}
            value={status ?? none}
            options={[{ value: none, label: words.newTask }, ...statuses]}
            onChange={(name) =>
              onChange({ statuses: withMeaning(mapping.statuses, { value, status: name === none ? null : name }) })
            }
          />
        ),
      }))}
    />
  );
}

function PeoplePanel({ preview, mapping, onChange }: MappingPanelProps) {
  const { imports: words } = useText();
  return (
    <ValuePanel
      title={words.people}
      text={words.peopleText}
      rows={mapping.people.map(({ value, userId }, index) => ({
        key: value,
        label: value,
        count: preview.counts.people[index],
        control: (label) => (
          <PersonFilter
            label={label}
            anybody={words.nobody}
            value={userId ?? undefined}
            className="w-full"
            onChange={(id) => onChange({ people: withMeaning(mapping.people, { value, userId: id ?? null }) })}
          />
        ),
      }))}
    />
  );
}

function DepartmentsPanel({ preview, mapping, onChange }: MappingPanelProps) {
  const { imports: words } = useText();
  const names = useNames();
  const departments = openDepartments(useQuery(departmentsQuery).data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: names.department(name),
  }));

  function setDepartment(value: string, id: string) {
    const departmentId = id === none ? null : Number(id);
    onChange({ departments: withMeaning(mapping.departments, { value, departmentId }) });
  }
  return (
    <ValuePanel
      title={words.departments}
      text={words.departmentsText}
      rows={mapping.departments.map(({ value, departmentId }, index) => ({
        key: value,
        label: value,
        count: preview.counts.departments[index],
        control: (label) => (
          <Select
            label={label}
            value={departmentId === null ? none : String(departmentId)}
            options={[{ value: none, label: words.noDepartment }, ...departments]}
            onChange={(id) => setDepartment(value, id)}
          />
        ),
      }))}
    />
  );
}

/** Returns the list with the new meaning of one value. */
function withMeaning<T extends { value: string }>(list: readonly T[], changed: T): T[] {
  return list.map((each) => (each.value === changed.value ? changed : each));
}
