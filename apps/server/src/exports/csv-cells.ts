// The cells of a task in a CSV file; an import reads them again.

import { filePath } from '@app/contract/attachments/attachments.rules.ts';
import { printChecklist } from '@app/contract/exports/checklist-cell.rules.ts';
import type { CsvColumn } from '@app/contract/exports/exports.rules.ts';
import { joinNames } from '@app/contract/exports/joined-names.rules.ts';
import type { ExportedTask } from '#exports/exports.sql.ts';

/** Returns the cells of one task; the files have addresses on the given server. */
export function csvCells(task: ExportedTask, server: string): Record<CsvColumn, string | number | null> {
  const [first] = task.people;
  return {
    ID: task.id,
    Title: task.title,
    Status: task.status,
    Priority: task.priority,
    Type: task.type,
    Department: joinNames([task.department]),
    Departments: joinNames(task.departments),
    Assignee: task.assigneeId !== null && first?.id === task.assigneeId ? joinNames([first.fullName]) : '',
    Assignees: joinNames(task.people.map(({ fullName }) => fullName)),
    'Start Date': task.startDate,
    'Due Date': task.dueDate,
    Created: task.createdAt,
    Description: task.description,
    Checklist: printChecklist(task.checklistItems),
    Files: task.files.map(({ id, name, size, type }) => `${name} (${size} bytes, ${type}) ${server}${filePath(id)}`).join('\n'),
  };
}
