// Proposes to relate tasks, or to remove relations between them, as a sentence says: 'VAT return blocks the audit'.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { linkOf, type RelationKind } from '@app/contract/relations/relations.rules.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import { impossible } from '#assistant/answers.ts';
import type { AskedCommand } from '#assistant/assistant-context.ts';
import type { NamedTask } from '#assistant/proposals.sql.ts';
import { resolveTasks } from '#assistant/resolve-tasks.ts';
import { actOf, type StoredAct } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { objectionTo } from '#relations/add-relation.ts';
import { relationsOf } from '#relations/relations.sql.ts';

interface Pair {
  task: NamedTask;
  other: NamedTask;
}

/** Returns the acts, none if everything is like that already; or the answer that says why it cannot be done. Of tasks that the person does not see, it knows nothing. */
export async function proposeRelations(db: Db, actor: Principal, request: AskedCommand): Promise<StoredAct[] | Answer> {
  const { command, understanding } = request;
  const { answers } = understanding;
  const tasks = await resolveTasks(db, actor, request);
  if (!Array.isArray(tasks)) return tasks;
  const { other, otherRange } = command;
  const others = await resolveTasks(db, actor, { ...request, command: { ...command, task: other, taskRange: otherRange } });
  if (!Array.isArray(others)) return others;
  const pairs = tasks.flatMap((task) => others.map((each) => ({ task, other: each })));
  if (pairs.length > assistantLimits.acts) return impossible(answers.tooMany(assistantLimits.acts));
  return command.kind === 'unrelate' ? removed(db, actor, request, pairs) : added(db, actor, request, pairs);
}

async function added(db: Db, actor: Principal, request: AskedCommand, pairs: readonly Pair[]): Promise<StoredAct[] | Answer> {
  const { catalogue } = request.understanding;
  const refused = (key: string) => impossible(textByKey(catalogue, key) ?? key);
  const kind = request.command.relation ?? 'relatesTo';
  const children = new Set<number>();
  const missing: Pair[] = [];
  for (const pair of pairs) {
    const [taskId, otherId] = [pair.task.id, pair.other.id];
    const objection = taskId === otherId ? 'relations.self' : await objectionTo(db, linkOf(kind, taskId, otherId), actor);
    if (objection === 'relations.exists') continue;
    if (objection) return refused(objection);
    // A task has one parent, also among those of one sentence.
    const child = kind === 'parent' ? taskId : otherId;
    if ((kind === 'parent' || kind === 'subtask') && children.has(child)) return refused('relations.hasParent');
    children.add(child);
    missing.push(pair);
  }
  if (missing.length === 0) return refused('relations.exists');
  return missing.map(({ task, other }, at) => relationAct(request, at, task, { kind, other }));
}

async function removed(db: Db, actor: Principal, request: AskedCommand, pairs: readonly Pair[]): Promise<StoredAct[]> {
  const { command } = request;
  const found = [];
  for (const [task, ofTask] of Map.groupBy(pairs, ({ task }) => task))
    for (const { id, kind, task: seen } of await relationsOf(db, actor, task.id)) {
      const other = ofTask.find((pair) => pair.other.id === seen.id)?.other;
      if (other && (command.relation ?? kind) === kind) found.push({ task, relation: { kind, other, relationId: id } });
    }
  return found.slice(0, assistantLimits.acts).map(({ task, relation }, at) => relationAct(request, at, task, relation));
}

function relationAct(
  { command, understanding: { catalogue, language } }: AskedCommand,
  at: number,
  task: NamedTask,
  { kind, other, relationId }: { kind: RelationKind; other: NamedTask; relationId?: number },
): StoredAct {
  const words = repliesTexts[language].acts;
  const sentence = command.kind === 'unrelate' ? words.unrelate : words.relate;
  const text = sentence(task.title, catalogue.relations.kinds[kind], other.title);
  const relation = { kind, otherId: other.id, ...(relationId !== undefined && { relationId }) };
  return { ...actOf(command, task), id: at + 1, fields: {}, text, relation };
}
