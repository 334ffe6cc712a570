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
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { ValuePanel } from '#screens/admin/imports/value-panel.tsx';
import { PersonFilter } from '#screens/admin/person-filter.tsx';
import { Select } from '#ui/select.tsx';

interface MappingPanelsProps {
  preview: ImportPreview;
  mapping: ImportMapping;
  /** Before, the board of the mapping is only that of the preview. */
  isBoardChosen: boolean;
  onChange: (change: Partial<ImportMapping>) => void;
}

/** The value of "none of these". */
const none = 'none';

export function MappingPanels({ preview, mapping, isBoardChosen, onChange }: MappingPanelsProps) {
  const { imports: words } = useText();
  const names = useNames();
  const boards = (useQuery(workspacesQuery).data ?? []).filter(({ id }) => id !== companyWorkspaceId);
  const columns = useQuery(columnsQuery(mapping.workspaceId)).data ?? [];
  const departments = useQuery(departmentsQuery).data ?? [];
  const fieldOf = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  const { counts } = preview;

  function setField(column: number, field: string) {
    const others = mapping.columns.filter((each) => each.column !== column);
    const added = field === none ? [] : [{ column, field: field as ImportField }];
    onChange({ columns: [...others, ...added].sort((a, b) => a.column - b.column) });
  }
  return (
    <div className="-mb-5 gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
      <ValuePanel
        title={words.target}
        text={words.targetText}
        rows={[
          {
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
          },
          {
            key: 'dates',
            label: words.dates,
            control: (label) => (
              <Select
                label={label}
                value={mapping.dates}
                options={dateOrders.map((value) => ({ value, label: words.dateOrders[value] }))}
                onChange={(dates) => onChange({ dates: dates as ImportMapping['dates'] })}
              />
            ),
          },
          ...(preview.header.length > 0
            ? []
            : [
                {
                  key: 'archived',
                  label: words.archived,
                  control: (label: string) => (
                    <Select
                      label={label}
                      value={mapping.archived}
                      options={(['skip', 'done'] as const).map((value) => ({ value, label: words.archivedChoices[value] }))}
                      onChange={(archived) => onChange({ archived: archived as ImportMapping['archived'] })}
                    />
                  ),
                },
              ]),
        ]}
      />
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
              options={[
                { value: none, label: words.notImported },
                ...importFields.map((field) => ({ value: field, label: words.fields[field] })),
              ]}
              onChange={(field) => setField(column, field)}
            />
          ),
        }))}
      />
      <ValuePanel
        title={words.statuses}
        text={words.statusesText}
        rows={mapping.statuses.map(({ value, status }, at) => ({
          key: value,
          label: value,
          count: counts.statuses[at],
          control: (label) => (
            <Select
              label={label}
              value={status ?? none}
              options={[
                { value: none, label: words.newTask },
                ...columns.map(({ name }) => ({ value: name, label: names.status(name) })),
              ]}
              onChange={(name) =>
                onChange({ statuses: assigned(mapping.statuses, { value, status: name === none ? null : name }) })
              }
            />
          ),
        }))}
      />
      <ValuePanel
        title={words.people}
        text={words.peopleText}
        rows={mapping.people.map(({ value, userId }, at) => ({
          key: value,
          label: value,
          count: counts.people[at],
          control: (label) => (
            <PersonFilter
              label={label}
              anybody={words.nobody}
              value={userId ?? undefined}
              className="w-full"
              onChange={(id) => onChange({ people: assigned(mapping.people, { value, userId: id ?? null }) })}
            />
          ),
        }))}
      />
      <ValuePanel
        title={words.departments}
        text={words.departmentsText}
        rows={mapping.departments.map(({ value, departmentId }, at) => ({
          key: value,
          label: value,
          count: counts.departments[at],
          control: (label) => (
            <Select
              label={label}
              value={departmentId === null ? none : String(departmentId)}
              options={[
                { value: none, label: words.noDepartment },
                ...departments.map(({ id, name }) => ({ value: String(id), label: names.department(name) })),
              ]}
              onChange={(id) =>
                onChange({
                  departments: assigned(mapping.departments, { value, departmentId: id === none ? null : Number(id) }),
                })
              }
            />
          ),
        }))}
      />
    </div>
  );
}

/** Returns the list with the new meaning of one value. */
function assigned<T extends { value: string }>(list: readonly T[], changed: T): T[] {
  return list.map((each) => (each.value === changed.value ? changed : each));
}
