// Answers a sentence that asks for a summary, from the same counts as the screens.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { hintLimits, summaryLimits } from '@app/contract/hints/hints.limits.ts';
import type { NamedDepartment, ReadSummary } from '@app/contract/summaries/read-summary.rules.ts';
import type { Summary } from '@app/contract/summaries/summaries.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { answer, impossible } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { amongBoard, changedTasks, sinceOf } from '#summaries/summaries.sql.ts';
import { summarizeBoard, summarizeMine } from '#summaries/summarize.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { findWorkspaceOf, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

/** The departments as people call them: by their stored name, by the translated one, and by former ones. */
export function namedDepartments({ names, catalogue }: Understanding): NamedDepartment[] {
  const former = new Map(names.renamedDepartments?.map(({ name, formerNames = [] }) => [name, formerNames]));
  return names.departments.map((name) => ({
    name,
    called: [name, departmentName(catalogue, name), ...(former.get(name) ?? [])],
  }));
}

/** Throws 403 for a department whose board the person does not see. */
export async function answerSummary(
  db: Db,
  actor: Principal,
  summary: ReadSummary,
  { understanding, board }: { understanding: Understanding; board: WorkspaceRow | undefined },
): Promise<Answer> {
  const { catalogue, today } = understanding;
  const { summaries } = catalogue;
  if (summary.kind === 'day' || summary.kind === 'week')
    return written(await summarizeMine(db, actor, summary.kind, today), summaries[summary.kind], catalogue);
  const named = summary.kind === 'department' ? summary.department : undefined;
  const found = named === undefined ? board : await findWorkspaceOf(db, (await departmentsNamed(db, [named])).keyOf(named));
  const about = found && (await requireWorkspace(db, actor, found.id));
  if (!about) return impossible(understanding.answers.whichBoard);
  if (summary.kind === 'department') {
    const title = summaries.departmentWeek(departmentName(catalogue, about.name));
    return written(await summarizeBoard(db, actor, about.departmentKey, today), title, catalogue);
  }
  const since = await sinceOf(db, actor.id, about.id);
  if (since === null) return answer('answer', { text: summaries.firstVisit, count: 0 });
  const when = understanding.date(since.slice(0, 10));
  const { count, tasks } = await changedTasks(db, actor, amongBoard(about.departmentKey), since);
  return answer('answer', {
    text: count === 0 ? summaries.noChanges(when) : summaries.changesSince(count, count >= summaryLimits.changed, when),
    count,
    taskIds: tasks.map(({ id }) => id),
    tasks,
  });
}

function written({ sections }: Summary, title: string, { summaries }: Catalogue): Answer {
  const some = sections.filter(({ count }) => count > 0);
  const nameOf = (name: Summary['sections'][number]['name']) =>
    name === 'stuck' ? summaries.sections.stuck(hintLimits.stuckDays) : summaries.sections[name];
  const said = some.map(({ name, count }) => `${nameOf(name)} ${count}`).join(', ');
  const tasks = [...new Map(some.flatMap((section) => section.tasks).map((task) => [task.id, task])).values()];
  return answer('answer', {
    text: said === '' ? summaries.answerNothing(title) : `${title}: ${said}.`,
    count: tasks.length,
    taskIds: tasks.map(({ id }) => id),
    tasks,
    counts: some.map(({ name, count }) => ({ name: nameOf(name), count })),
  });
}
