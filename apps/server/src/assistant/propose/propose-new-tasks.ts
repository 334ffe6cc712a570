// Proposes new tasks, one for each line. A line is only read for dates, people and the like: whatever it says, it becomes a task.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { isLongTitle } from '@app/contract/fields.ts';
import { assistantLimits, defaultPriority, limits } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import type { NewTaskInput } from '@app/contract/tasks/tasks.contract.ts';
import { columnKey, newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import { parseTask } from '@app/language/line/parse-task.rules.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { choice, impossible } from '#assistant/answers.ts';
import type { AskedCommand } from '#assistant/assistant-context.ts';
import { boardsOf, columnsIn } from '#assistant/proposals.sql.ts';
import { commandNames, type StoredAct } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';

export async function proposeNewTasks(db: Db, actor: Principal, request: AskedCommand): Promise<StoredAct[] | Answer> {
  const { command, understanding, board, text } = request;
  const { answers, catalogue } = understanding;
  const lines = command.lines.flatMap((line) => splitLines(line).map((each) => each.text));
  if (lines.length === 0) return impossible(answers.notUnderstood);
  if (lines.length > assistantLimits.acts) return impossible(answers.tooMany(assistantLimits.acts));
  const boards = await boardsOf(db, actor);
  const parsed = lines.map((line) => readLine(line, understanding));
  const targets = parsed.map(({ departments }) => boardFor(boards, departments, board?.id));
  if (boards.length === 0) return impossible(answers.noBoard);
  if (targets.some((target) => target === undefined))
    return choice(
      answers.whichBoard,
      boards.map(({ id, name }) => ({ label: departmentName(catalogue, name), text, workspaceId: id })),
    );
  const columns = await columnsIn(db, [...new Set(targets.map((target) => target?.id ?? 0))]);
  return parsed.flatMap((line, at): StoredAct[] => {
    const target = targets[at];
    const own = columns.filter(({ workspaceId }) => workspaceId === target?.id);
    const { status } = line;
    const named = status ? own.find(({ nameKey }) => nameKey === columnKey(status)) : undefined;
    const column = named ?? newTaskColumn(own);
    if (!target || !column) return [];
    const title = beginningOf(line.title, limits.title.max);
    const [assignee] = line.assignees;
    const fields = {
      title,
      columnId: column.id,
      assigneeId: assignee?.id ?? null,
      dueDate: line.dueDate,
      startDate: line.startDate,
      priority: line.priority ?? defaultPriority,
    };
    const [department = target.department] = line.departments;
    const task: NewTaskInput = {
      ...fields,
      workspaceId: target.id,
      department,
      departments: line.departments,
      assignees: line.assignees.map(({ id }) => id),
    };
    const shared = { taskId: null, title, workspaceId: target.id, before: null, task, fields };
    return [{ ...shared, id: at + 1, kind: 'create', command: commandNames.create, text: catalogue.ask.acts.create(title) }];
  });
}

/** A repetition and a checklist template stay in the title, since a new task of the assistant has neither: no word is lost. */
function readLine(line: string, { language, dateFormat, today, firstDay, names }: AskedCommand['understanding']): ParsedTask {
  const text = line.slice(0, limits.quickAdd.text);
  const options = { language, dateFormat, today, firstDay, names };
  const first = parseTask(text, options);
  const shared = first.spans.filter(({ kind }) => kind === 'repeat' || kind === 'checklistTemplate');
  const parsed = shared.length > 0 ? parseTask(text, { ...options, plain: shared }) : first;
  return isLongTitle(parsed.title) ? parsed : parseTask(text, { ...options, plain: [{ start: 0, end: text.length }] });
}

interface Board {
  id: number;
  name: string;
  department: string;
}

/** The board of the line's department, the asked one, or the only one. */
function boardFor(boards: readonly Board[], departments: readonly string[], boardId: number | undefined): Board | undefined {
  const [department] = departments;
  const own =
    department === undefined ? undefined : boards.find((each) => departmentKey(each.department) === departmentKey(department));
  return own ?? boards.find(({ id }) => id === boardId) ?? (boards.length === 1 ? boards[0] : undefined);
}
