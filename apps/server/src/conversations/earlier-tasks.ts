// Finds what 'it' and 'them' mean in a conversation: the tasks that the newest reply with tasks named.
import type { Actor } from '@app/contract/access.ts';
import { findProposal } from '#assistant/proposals.sql.ts';
import { offeredTask } from '#assistant/resolve-tasks.ts';
import { newestReplies } from '#conversations/conversations.sql.ts';
import type { Db } from '#db/connect.ts';

/** So many replies back; what was named before that is forgotten. */
const remembered = 5;

/**
 * Returns the ids of the tasks, whether or not the person still sees them. None if the newest reply about tasks named none, or more than
 * it showed: what was named before it would be a guess.
 */
export async function earlierTasks(db: Db, actor: Actor, conversationId: number): Promise<readonly number[]> {
  for (const { answer, proposalIds = [] } of await newestReplies(db, conversationId, remembered)) {
    const proposalId = answer?.proposal?.id ?? proposalIds.at(-1);
    if (proposalId !== undefined) {
      const proposal = await findProposal(db, actor.id, proposalId);
      return [...new Set((proposal?.effects ?? proposal?.acts ?? []).flatMap(({ taskId }) => taskId ?? []))];
    }
    // Help, thanks and what was not understood are about no tasks.
    if (!answer || answer.count === null) continue;
    const ids = answer.kind === 'choice' ? answer.choices.flatMap(({ label }) => offeredTask(label) ?? []) : answer.taskIds;
    return ids.length === answer.count ? ids : [];
  }
  return [];
}
