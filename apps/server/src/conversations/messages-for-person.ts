// Builds the messages of a conversation as their person sees them now: proposals with their present state, tasks that are still visible.
import type { Actor } from '@app/contract/access.ts';
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import { assistantLimits, conversationLimits } from '@app/contract/limits.ts';
import { proposalForPerson } from '#assistant/answers.ts';
import { shownProposals } from '#assistant/proposals.sql.ts';
import { offeredTask } from '#assistant/resolve-tasks.ts';
import { type MessageRow, visibleTasks } from '#conversations/conversations.sql.ts';
import type { Db } from '#db/connect.ts';

/** What the text of a message calls a task. */
const taskMark = /#(\d{1,9})\b/g;

export async function messagesForPerson(db: Db, actor: Actor, found: readonly MessageRow[]): Promise<ConversationMessage[]> {
  const named = found.map(({ role, text }) => (role === 'assistant' ? taskIdsIn(text) : []));
  const inAnswers = found.flatMap(({ parts }) => parts.answer?.tasks.map(({ id }) => id) ?? []);
  const offered = found.flatMap(({ parts }) => parts.answer?.choices.flatMap(({ label }) => offeredTask(label) ?? []) ?? []);
  const proposalIds = found.flatMap(({ parts }) => proposalIdsOf(parts));
  const [tasks, proposals] = await Promise.all([
    visibleTasks(db, actor, [...new Set([...named.flat(), ...inAnswers, ...offered])]),
    shownProposals(db, actor, proposalIds, conversationLimits.proposalBytes),
  ]);
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const proposalOf = new Map(proposals.map((row) => [row.id, proposalForPerson(row)]));
  const isShown = (taskId: number | undefined) => taskId === undefined || taskOf.has(taskId);
  const seen = (ids: readonly number[]) => ids.flatMap((id) => taskOf.get(id) ?? []);
  return found.map(({ number, role, text, createdAt, fromModel, parts }, at) => ({
    number,
    role,
    text,
    createdAt,
    fromModel,
    steps: parts.steps ?? [],
    tasks: seen(named[at] ?? []),
    answer: parts.answer
      ? {
          ...parts.answer,
          tasks: seen(parts.answer.tasks.map(({ id }) => id)),
          choices: parts.answer.choices.filter(({ label }) => isShown(offeredTask(label))),
          proposal: parts.answer.proposal && (proposalOf.get(parts.answer.proposal.id) ?? null),
        }
      : null,
    proposals: proposalIdsOf(parts).flatMap((id) => proposalOf.get(id) ?? []),
    failure: parts.failure ?? null,
  }));
}

function proposalIdsOf({ proposalIds = [], answer }: MessageRow['parts']): number[] {
  return answer?.proposal ? [...proposalIds, answer.proposal.id] : proposalIds;
}

function taskIdsIn(text: string): number[] {
  return [...new Set([...text.matchAll(taskMark)].map(([, id]) => Number(id)))].slice(0, assistantLimits.cards);
}
