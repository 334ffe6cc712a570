// Makes one proposal of all changes that a sentence asks for.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import { nearestOf } from '@app/language/question/nearest.rules.ts';
import type { ReadActs } from '@app/language/reading/read-acts.rules.ts';
import { answer, impossible, proposalForPerson } from '#assistant/answers.ts';
import type { AskedCommand, Understanding } from '#assistant/assistant-context.ts';
import { withBlockers } from '#assistant/blocked-acts.ts';
import { insertProposal, lastConfirmed } from '#assistant/proposals.sql.ts';
import { propose } from '#assistant/propose/propose.ts';
import { proposeRelations } from '#assistant/propose/propose-relations.ts';
import { replan } from '#assistant/replan.ts';
import type { StoredAct } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Shows what was confirmed last, with the button that undoes it. */
async function lastProposal(db: Db, actor: Principal, { answers }: Understanding): Promise<Answer> {
  const last = await lastConfirmed(db, actor.id);
  if (!last) return impossible(answers.nothingToUndo);
  return answer('proposal', { text: answers.lastChanges, count: last.acts.length, proposal: proposalForPerson(last) });
}

/** Proposes all changes of a sentence in one proposal; says which words it did not use. */
export async function proposeAll(
  db: Db,
  actor: Principal,
  request: Omit<AskedCommand, 'command'> & { read: ReadActs },
): Promise<Answer> {
  const { read, understanding, text, sentence } = request;
  const { answers } = understanding;
  const [first] = read.commands;
  if (read.undoes && read.stops.length === 0) return lastProposal(db, actor, understanding);
  if (read.stops.length > 0)
    return answer('unknown', {
      text: answers.turned(read.stops.join(' ')),
      nearest: nearestOf(text, answers.examples),
      search: sentence.slice(0, limits.search.query),
    });
  if (first?.kind === 'replan') {
    const plan = await replan(db, actor, { ...request, command: first });
    if ('kind' in plan) return plan;
    const proposal = proposalForPerson(await insertProposal(db, actor.id, plan.acts));
    const said = [plan.left > 0 ? answers.replannedLeft(plan.left) : '', answers.replanned(plan.acts.length)];
    return answer('proposal', { text: said.filter(Boolean).join(' '), count: plan.acts.length, proposal });
  }
  const acts: StoredAct[] = [];
  let named = request.earlier;
  for (const command of read.commands) {
    // A comment has the lines behind the first.
    const whole = command.kind === 'comment' ? text.trim() : sentence;
    const each = { ...request, command, sentence: whole, earlier: named, acts };
    const found = await (command.other ? proposeRelations : propose)(db, actor, each);
    if (!Array.isArray(found)) return found;
    // Of several changes, one that is so already is left out.
    if (found.length === 0) continue;
    acts.push(...found.map((act, at) => ({ ...act, id: acts.length + at + 1 })));
    named = [...new Set(found.flatMap(({ taskId }) => taskId ?? []))];
  }
  if (acts.length === 0) return impossible(answers.nothingToDo);
  if (acts.length > assistantLimits.acts) return impossible(answers.tooMany(assistantLimits.acts));
  const proposal = proposalForPerson(await insertProposal(db, actor.id, await withBlockers(db, actor, acts)));
  const said = [
    read.unused.length > 0 ? answers.notUsed(read.unused.slice(0, assistantLimits.nearest).join(' ')) : '',
    answers.proposal(acts.length),
  ];
  return answer('proposal', { text: said.filter(Boolean).join(' '), count: acts.length, proposal });
}
