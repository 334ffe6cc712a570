// A line for a new task, and the fields that it fills. Pure.
import type { Priority } from '@app/contract/limits.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import type { ParsedTask, Span, SpanKind } from '@app/language/line/parsed-task.rules.ts';

/** The fields of a new task that a line can fill. */
export interface LineFields {
  title: string;
  priority: string;
  status: string;
  startDate: string | null;
  dueDate: string | null;
  department: string;
  departments: string[];
  assigneeId: number | null;
  assignees: number[];
  useTemplate: boolean;
  templateId: number | null;
  repeat: string | null;
}

/** Returns a line of which nothing is understood, or not yet. */
export function plainLine(text: string): ParsedTask {
  return {
    title: text.trim(),
    startDate: null,
    dueDate: null,
    priority: null as Priority | null,
    status: null,
    departments: [],
    assignees: [],
    repeat: null,
    checklistTemplateId: null,
    unknown: [],
    namesakes: [],
    suggested: [],
    dropped: [],
    spans: [],
  };
}

/** Returns the values with those that the line names; a board keeps its department, and the named ones see the task too. */
export function withLine<Values extends LineFields>(values: Values, line: ParsedTask, keepsDepartment = true): Values {
  const { title, startDate, dueDate, priority, status, departments, assignees, repeat, checklistTemplateId } = line;
  const [firstDepartment] = departments;
  const [firstPerson] = assignees;
  const department = keepsDepartment || firstDepartment === undefined ? values.department : firstDepartment;
  return {
    ...values,
    title,
    ...(startDate !== null && { startDate }),
    ...(dueDate !== null && { dueDate }),
    ...(priority !== null && { priority }),
    ...(status !== null && { status }),
    ...(firstDepartment !== undefined && {
      department,
      departments: withPrimaryDepartment(department, [...(keepsDepartment ? values.departments : []), ...departments]),
    }),
    ...(firstPerson !== undefined && {
      assigneeId: firstPerson.id,
      assignees: withPrimaryAssignee(
        firstPerson.id,
        assignees.map(({ id }) => id),
      ),
    }),
    ...(repeat !== null && { repeat }),
    ...(checklistTemplateId !== null && { useTemplate: true, templateId: checklistTemplateId }),
  };
}

const fieldsOf: Record<SpanKind, readonly (keyof LineFields)[]> = {
  startDate: ['startDate'],
  dueDate: ['dueDate'],
  dates: ['startDate', 'dueDate'],
  repeat: ['repeat'],
  priority: ['priority'],
  status: ['status'],
  department: ['department', 'departments'],
  assignee: ['assigneeId', 'assignees'],
  checklistTemplate: ['useTemplate', 'templateId'],
};

/** Returns the parts of a line that fill one of the fields, and all fields that these parts fill. */
export function partsFor(line: ParsedTask, fields: readonly string[]): { parts: Span[]; fields: (keyof LineFields)[] } {
  const parts = line.spans.filter(({ kind }) => fieldsOf[kind].some((field) => fields.includes(field)));
  return { parts, fields: [...new Set(parts.flatMap(({ kind }) => fieldsOf[kind]))] };
}
