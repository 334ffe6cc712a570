// Proposes changes that depend on the whole task: several people, departments, repetition, a checklist template, its description.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { changedPeople, isAssigned, type PeopleChange } from '@app/contract/tasks/assignees.rules.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { Command } from '@app/language/command/command.rules.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { repeatText } from '@app/texts/sentences/repeat-text.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import { impossible } from '#assistant/answers.ts';
import type { AskedCommand } from '#assistant/assistant-context.ts';
import type { Assignee } from '#assistant/named-people.ts';
import type { NamedTask } from '#assistant/proposals.sql.ts';
import { actOf, type StoredAct } from '#assistant/stored-acts.ts';
import { changeOfTask } from '#bulk-changes/change-of-task.ts';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { ApiError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findTask, type TaskRow } from '#tasks/tasks.sql.ts';

/** Whether a command is one of these. */
export function isOfWholeTask({ kind, also, adds, people, me }: Command): boolean {
  if (kind === 'assign') return also.length > 0 || adds;
  if (kind === 'unassign') return people !== undefined || me;
  return ['department', 'repeat', 'noRepeat', 'template', 'describe'].includes(kind);
}

/** Returns the acts on tasks that are not so already, or the answer that says why it cannot be done. */
export async function proposeOfTasks(
  db: Db,
  actor: Principal,
  request: AskedCommand,
  tasks: readonly NamedTask[],
  people: readonly Assignee[],
): Promise<StoredAct[] | Answer> {
  const { command, understanding } = request;
  const { answers } = understanding;
  const template = command.template && (await findTemplate(db, actor, command.template.id));
  if ((command.text ?? '').length > limits.description.max) return impossible(answers.tooLong(limits.description.max));
  const acts: StoredAct[] = [];
  for (const task of tasks) {
    const row = await findTask(db, actor, task.id);
    if (!row) continue;
    const earlier = request.acts?.filter(({ taskId }) => taskId === task.id).map(({ change }) => change);
    const change = changeOf(command, Object.assign(row, ...(earlier ?? [])), people, template, request);
    if (typeof change === 'string') return impossible(change);
    if (change) acts.push({ ...actOf(command, task), id: acts.length + 1, fields: {}, ...change });
  }
  return acts;
}

type Change = Pick<StoredAct, 'text' | 'change' | 'former' | 'people'>;

function changeOf(
  command: Command,
  row: TaskRow,
  people: readonly Assignee[],
  template: ChecklistTemplate | undefined,
  { understanding }: AskedCommand,
): Change | string | undefined {
  const { language, answers, catalogue, dateFormat } = understanding;
  const { acts } = repliesTexts[language];
  const { kind, text = '' } = command;
  const { title } = row;
  switch (kind) {
    case 'assign':
    case 'unassign':
      return peopleChange(command, row, people, understanding);
    case 'describe':
      return text === '' || text === row.description
        ? undefined
        : { ...changed(row, { description: text }), text: acts.describe(title, text) };
    case 'repeat':
    case 'noRepeat': {
      const repeat = kind === 'noRepeat' ? null : (command.repeat ?? null);
      if (repeat === (row.repeat ?? null)) return undefined;
      const said = repeat === null ? '' : repeatText(repeat, catalogue.recurrences, { language, dateFormat });
      return { ...changed(row, { repeat }), text: repeat === null ? acts.noRepeat(title) : acts.repeat(title, said) };
    }
    case 'template': {
      if (!template) return answers.noTemplate(command.template?.name ?? '');
      const added = ofTask(row, { addTemplate: template.id }, template);
      return added ? { ...changed(row, added), text: acts.template(title, template.name) } : answers.checklistFull;
    }
    default:
      return departmentChange(command, row, understanding);
  }
}

/** Returns the change with the values that it replaces. */
function changed(row: TaskRow, change: TaskFields): Pick<StoredAct, 'change' | 'former'> {
  const names = Object.keys(change) as (keyof TaskFields & keyof TaskRow)[];
  return { change, former: Object.fromEntries(names.map((name) => [name, row[name] ?? null])) };
}

/** Returns what a bulk change makes of the task; undefined if the task has no room for it. */
function ofTask(row: TaskRow, fields: Parameters<typeof changeOfTask>[1], template?: ChecklistTemplate): TaskFields | undefined {
  try {
    return changeOfTask(row, fields, template);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

function peopleChange(
  { kind, adds }: Command,
  row: TaskRow,
  named: readonly Assignee[],
  { language }: AskedCommand['understanding'],
): Change | undefined {
  const { acts } = repliesTexts[language];
  const ids = named.flatMap(({ id }) => id ?? []);
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const names = list.format(named.map(({ name }) => name));
  const [first, ...others] = ids;
  if (kind === 'unassign') {
    const has = ids.filter((id) => isAssigned(row, id));
    return has.length === 0 ? undefined : { people: { removeAssignees: has }, text: acts.takeOff(row.title, names) };
  }
  const people: PeopleChange = adds ? { addAssignees: ids } : { assign: first, addAssignees: others };
  const after = changedPeople(row, people);
  const isSame = after?.assigneeId === row.assigneeId && after.assignees.join() === row.assignees.join();
  return isSame ? undefined : { people, text: adds ? acts.join(row.title, names) : acts.assignAll(row.title, names) };
}

/** A task that joins a department keeps the others; one that moves to a board leaves that of its former one. */
function departmentChange(
  { department, leaves, adds }: Command,
  row: TaskRow,
  { language, catalogue }: AskedCommand['understanding'],
): Change | string | undefined {
  const { acts, onlyDepartment } = repliesTexts[language];
  const name = (stored: string) => departmentName(catalogue, stored);
  const gone = leaves ?? (adds || department === undefined ? undefined : row.department);
  const change = ofTask(row, {
    addDepartments: department === undefined ? [] : [department],
    removeDepartments: gone === undefined || gone === department ? [] : [gone],
  });
  if (!change) return onlyDepartment(row.title);
  if (change.department === row.department && change.departments?.join() === row.departments.join()) return undefined;
  const text =
    department === undefined
      ? acts.leave(row.title, name(gone ?? ''))
      : gone === undefined
        ? acts.share(row.title, name(department))
        : acts.toDepartment(row.title, name(department));
  return { ...changed(row, change), text };
}
