// Chooses the departments, the board and the column of an imported task.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import { statusOfWord } from '@app/contract/imports/header-words.rules.ts';
import type { ImportMapping } from '@app/contract/imports/imports.contract.ts';
import { doneStatus, limits } from '@app/contract/limits.ts';
import { columnKey, newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import type { Surroundings } from '#imports/imports.sql.ts';

type Board = Surroundings['boards'][number];

interface ChosenColumn {
  location: {
    department: string;
    departments: string[];
    departmentKeys: string[];
    workspaceId: number;
    columnId: number;
    status: string;
  };
  /** The names of departments that the mapping does not know. */
  unknownDepartments: string[];
}

/** Whether the board of a mapping exists and has a column. */
export function hasBoard({ boards }: Surroundings, { workspaceId }: ImportMapping): boolean {
  return boards.some(({ id, columns }) => id === workspaceId && columns.length > 0);
}

/** Returns the function that chooses for a task. The board of the mapping must exist. */
export function columnChooser(mapping: ImportMapping, { boards, departments }: Surroundings) {
  const target = boards.find(({ id }) => id === mapping.workspaceId) as Board;
  const boardOfDepartment = new Map(boards.map((board) => [board.departmentKey, board]));
  const departmentNamed = departmentsByName(departments);
  const departmentWithId = new Map(departments.map((each) => [each.id, each]));
  const departmentIds = new Map(mapping.departments.map(({ value, departmentId }) => [value, departmentId]));
  const statuses = new Map(mapping.statuses.map(({ value, status }) => [value, status]));

  /** Returns the board that the file names if the task is of its department, else that of the mapping, else one of its departments. */
  function chooseBoard(record: ImportRecord, keys: readonly string[]): Board {
    const boardName = record.board ?? '';
    const named = boardOfDepartment.get(departmentNamed(boardName)?.key ?? departmentKey(boardName));
    if (named && keys.includes(named.departmentKey)) return named;
    if (keys.includes(target.departmentKey)) return target;
    return keys.map((key) => boardOfDepartment.get(key)).find(Boolean) ?? target;
  }

  function chooseColumn({ status, done }: ImportRecord, board: Board): Board['columns'][number] {
    const columnNamed = (name: string | null | undefined) =>
      board.columns.find((column) => columnKey(column.name) === columnKey(name ?? '\u0000'));
    const wanted = done ? doneStatus : statuses.has(status) ? statuses.get(status) : status;
    const column = columnNamed(wanted) ?? columnNamed(statusOfWord(status)) ?? newTaskColumn(board.columns);
    if (!column) throw new Error('a board has no column');
    return column;
  }

  return (record: ImportRecord): ChosenColumn => {
    const matches = record.departments.map((value) => ({
      value,
      found: departmentWithId.get(departmentIds.get(value) ?? 0),
    }));
    const found = [...new Set(matches.flatMap((match) => match.found ?? []))].slice(0, limits.departmentsPerTask);
    const placed = found.length > 0 ? found : [{ name: target.name, key: target.departmentKey }];
    const keys = placed.map(({ key }) => key);
    const board = chooseBoard(record, keys);
    const column = chooseColumn(record, board);
    return {
      location: {
        department: placed[0]?.name ?? target.name,
        departments: placed.map(({ name }) => name),
        departmentKeys: [...new Set([...keys, board.departmentKey])],
        workspaceId: board.id,
        columnId: column.id,
        status: column.name,
      },
      unknownDepartments: matches.filter((match) => match.found === undefined).map(({ value }) => value),
    };
  };
}
