// Finds what 'it' and 'them' mean in a conversation: the tasks that the newest reply with tasks named.
import type { Actor } from '@app/contract';
import { findProposal } from '#assistant/proposals.sql.ts';
import { newestReplies } from '#conversations/conversations.sql.ts';
import type { Db } from '#db/connect.ts';

/** So many replies back; what was named before that is forgotten. */
const remembered = 5;

/** Returns the ids of the tasks, whether or not the person still sees them; none if there are more than the reply showed. */
export async function earlierTasks(db: Db, actor: Actor, conversationId: number): Promise<number[]> {
  for (const { answer, proposalIds = [] } of await newestReplies(db, conversationId, remembered)) {
    const proposalId = answer?.proposal?.id ?? proposalIds.at(-1);
    const proposal = proposalId === undefined ? undefined : await findProposal(db, actor.id, proposalId);
    const changed = (proposal?.effects ?? proposal?.acts ?? []).flatMap(({ taskId }) => taskId ?? []);
    if (changed.length > 0) return [...new Set(changed)];
    if (answer && answer.taskIds.length > 0) return answer.taskIds.length === answer.count ? answer.taskIds : [];
  }
  return [];
}
