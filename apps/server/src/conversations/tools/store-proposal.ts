// Stores what a tool proposes, and shows it.
import type { ActKind } from '@app/contract/assistant/proposals.contract.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { proposalForPerson } from '#assistant/answers.ts';
import { finishesBlocked, withBlockers } from '#assistant/blocked-acts.ts';
import { insertProposal, type NamedTask } from '#assistant/proposals.sql.ts';
import { commandNames, type StoredAct } from '#assistant/stored-acts.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { isKnownToReaders } from '#conversations/tools/what-was-read.ts';

/** What the level `auto` may do at once: each is easily undone. */
const autoKinds: readonly ActKind[] = ['comment', 'tick', 'priority'];

export type NewAct = Omit<StoredAct, 'id'>;
/** Stores the proposal and shows it. With the level `auto`, what is easily undone is done at once. */
export async function propose(box: ToolBox, newActs: readonly NewAct[]): Promise<unknown> {
  if (newActs.length === 0) throw new ToolRefusal('It is so already.');
  const caller = await box.caller();
  const acts = (await withBlockers(box.db, caller.principal, newActs)).map((act, at) => ({ ...act, id: at + 1 }));
  const row = await insertProposal(box.db, caller.principal.id, acts);
  const isAuto = await mayDoAtOnce(box, acts);
  if (isAuto) await caller.confirm(row.id);
  box.proposed(proposalForPerson({ ...row, state: isAuto ? 'confirmed' : 'open' }));
  return isAuto
    ? { done: acts.length, note: 'Done. The person can undo it.' }
    : {
        proposed: acts.length,
        note: 'Nothing has changed yet. The person sees the proposal and confirms it, or not.',
        ...(acts.some(finishesBlocked) && { warning: 'Open tasks block what this would finish. The person sees which.' }),
      };
}

/** A comment carries text: at once only to people who may see whatever the conversation has read. */
async function mayDoAtOnce(box: ToolBox, acts: readonly StoredAct[]): Promise<boolean> {
  if (box.level !== 'auto' || acts.length > modelLimits.autoActs) return false;
  if (!acts.every(({ kind }) => autoKinds.includes(kind))) return false;
  const targets = acts.flatMap(({ kind, taskId }) => (kind === 'comment' && taskId !== null ? [taskId] : []));
  return targets.length === 0 || isKnownToReaders(box.db, targets, box.reads());
}

/** The version of a task changes with each act, so that a second one on the same task would not fit what the person saw. */
export function oncePerTask(acts: readonly NewAct[]): readonly NewAct[] {
  if (new Set(acts.map(({ taskId }) => taskId)).size < acts.length)
    throw new ToolRefusal('Only one change of a task at a time. Propose them one after the other.');
  return acts;
}

/** Returns an act on a task, with the values that the person sees. */
export function actOf(kind: ActKind, task: NamedTask, fields: StoredAct['fields'], text: string): NewAct {
  const { id: taskId, title: name, workspaceId, version, columnId, order, assigneeId, assignees, dueDate, startDate } = task;
  const before = { version, columnId, order, assigneeId, assignees, dueDate, startDate, priority: task.priority, title: name };
  return { kind, command: commandNames[kind], taskId, title: name, workspaceId, fields, text, before, task: null };
}
