// Confirms a proposal and undoes it: each once, in the transaction of the changes. The changes are calls of existing commands with
// the person's own rights, so that the assistant can do nothing that the person may not do.
import type { ActFields } from '@app/contract/assistant/proposals.contract.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { finishedThoughBlocked } from '#assistant/blocked-acts.ts';
import {
  columnsElsewhere,
  findProposal,
  lockedVersions,
  markConfirmed,
  markUndone,
  namedTasks,
  type ProposalRow,
} from '#assistant/proposals.sql.ts';
import { type Effect, editedAct, isAboutRelations, isApart, revertAct, runAct, type StoredAct } from '#assistant/stored-acts.ts';
import { intArray } from '#db/arrays.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { ApiError, requireFound, validationError } from '#endpoints/errors.ts';
import { limitChangedTasks } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { lockLinks } from '#relations/relations.sql.ts';

type Caller = Pick<RequestContext, 'db' | 'runInside' | 'address'> & { actor: Principal };

interface Edited {
  id: number;
  fields?: ActFields | undefined;
}

/** Makes the confirmed changes, all or none. Throws 409 if a task has changed since the person saw it. */
export async function confirmProposal(caller: Caller, proposalId: number, edited: readonly Edited[] | undefined) {
  const { db, actor, runInside } = caller;
  const proposal = requireFound(await findProposal(db, actor.id, proposalId, true), 'ask.proposalNotFound');
  if (proposal.state === 'expired') throw new ApiError(410, 'gone', 'ask.proposalExpired');
  if (proposal.state !== 'open') throw new ApiError(409, 'conflict', 'ask.proposalUsed');
  const acts = edited === undefined ? proposal.acts : chosenActs(proposal, edited);
  await limitChangedTasks(db, actor, acts.length);
  // Before rows of tasks, as whoever adds a relation does.
  if (acts.some(isAboutRelations)) await lockLinks(db);
  await requireSameVersions(db, acts);
  const elsewhere = await columnsElsewhere(
    db,
    actor,
    acts.flatMap(({ fields }) => fields.columnId ?? []),
  );
  const effects: Effect[] = [];
  for (const act of acts) {
    // Of two acts on one task, the second finds it as the first left it.
    const earlier = effects.findLast(({ taskId }) => taskId === act.taskId);
    const now = act.before && earlier ? { ...act, before: { ...act.before, ...earlier.people, version: earlier.version } } : act;
    effects.push(await runAct((endpoint, input) => runInside(db, endpoint as Endpoint, input), now, elsewhere));
  }
  await markConfirmed(db, proposalId, acts, effects);
  const taskIds = effects.map(({ taskId }) => taskId);
  await recordOverMcp(caller, 'proposal_confirmed', taskIds);
  return { proposalId, taskIds, blocked: await finishedThoughBlocked(db, actor, effects) };
}

/** The tasks that stay as they are, by the title that the person sees now, or else by number. */
async function namedKept(db: RequestContext['db'], actor: Principal, taskIds: readonly number[]) {
  const seen = await namedTasks(db, actor, sql`t.id = any(${intArray(taskIds)})`, taskIds.length);
  return taskIds.map((taskId) => ({ taskId, title: seen.find(({ id }) => id === taskId)?.title ?? `#${taskId}` }));
}

/** Over MCP no one is seen to confirm, so the audit log says what was done. */
async function recordOverMcp(
  { db, actor, address }: Caller,
  action: 'proposal_confirmed' | 'proposal_undone',
  taskIds: readonly number[],
): Promise<void> {
  if (actor.via !== 'mcp') return;
  await recordAudit(db, { by: actor, action, details: { taskIds: taskIds.join(', ') }, address });
}

function chosenActs({ acts }: ProposalRow, edited: readonly Edited[]): StoredAct[] {
  const wanted = new Map(edited.map(({ id, fields }) => [id, fields]));
  if (wanted.size < edited.length || edited.some(({ id }) => !acts.some((act) => act.id === id)))
    throw validationError([{ field: 'acts', key: 'ask.actUnknown' }]);
  return acts
    .filter(({ id }) => wanted.has(id))
    .map((act) => {
      const after = editedAct(act, wanted.get(act.id) ?? {});
      if (!after) throw validationError([{ field: 'acts', key: 'ask.actUnknown' }]);
      return after;
    });
}

/** Locks columns and tasks, and throws 409 if one of them is not as the person saw it. */
async function requireSameVersions(db: RequestContext['db'], acts: readonly StoredAct[]): Promise<void> {
  const versions = await lockedVersions(
    db,
    acts.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])),
    acts.flatMap(({ fields }) => fields.columnId ?? []),
  );
  const changed = acts.find(({ taskId, before }) => taskId !== null && versions.get(taskId) !== before?.version);
  if (changed) throw new ApiError(409, 'conflict', 'ask.taskChanged', { actId: changed.id });
}

/** Reverts the changes of a proposal in reverse order, except where the task was changed since. */
export async function undoProposal(caller: Caller, proposalId: number) {
  const { db, actor, runInside } = caller;
  const proposal = requireFound(await findProposal(db, actor.id, proposalId, true), 'ask.proposalNotFound');
  if (proposal.state !== 'confirmed' || !proposal.effects) throw new ApiError(409, 'conflict', 'ask.nothingToUndo');
  const { acts, effects } = proposal;
  await limitChangedTasks(db, actor, effects.length);
  if (acts.some(isAboutRelations)) await lockLinks(db);
  const columnIds = acts.flatMap(({ fields, before }) => (before && fields.columnId !== undefined ? [before.columnId] : []));
  const versions = await lockedVersions(
    db,
    effects.map(({ taskId }) => taskId),
    columnIds,
  );
  const elsewhere = await columnsElsewhere(db, actor, columnIds);
  const taskIds: number[] = [];
  const unchanged: number[] = [];
  for (const effect of [...effects].reverse()) {
    const act = acts.find(({ id }) => id === effect.actId);
    const last = effects.findLast(({ taskId }) => taskId === effect.taskId) ?? effect;
    const isSame = (act !== undefined && isApart(act)) || versions.get(effect.taskId) === last.version;
    const reverted = act !== undefined && isSame && (await tried(act, effect));
    if (reverted) taskIds.push(effect.taskId);
    else unchanged.push(effect.taskId);
  }
  await markUndone(db, proposalId);
  await recordOverMcp(caller, 'proposal_undone', taskIds);
  return { proposalId, taskIds, kept: await namedKept(db, actor, unchanged) };

  /** A task that the person may no longer change, or whose former place is gone, stays as it is. */
  async function tried(act: StoredAct, effect: Effect): Promise<boolean> {
    try {
      await revertAct((endpoint, input) => runInside(db, endpoint as Endpoint, input), act, effect, elsewhere);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    }
  }
}
