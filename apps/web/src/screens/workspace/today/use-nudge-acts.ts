// The acts of a nudge: each is one press, says what it has done, and can be undone.
import { formatMention } from '@app/contract/comments/mentions.rules.ts';
import { firstStatus } from '@app/contract/limits.ts';
import type { Nudge } from '@app/contract/nudges/nudges.contract.ts';
import { hintOfNudge } from '@app/contract/nudges/nudges.rules.ts';
import { withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { postComment, removeComment } from '#features/comments/comments.queries.ts';
import { useDismiss } from '#features/hints/hints.queries.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useNudgeText } from '#features/today/do-first-text.ts';
import { loadNudges, silence, takeAway } from '#features/today/nudges.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';

export interface NudgeActs {
  /** Asks the person in a comment that mentions them. */
  ask: (nudge: Nudge) => void;
  /** Assigns the task to the person themselves. */
  take: (nudge: Nudge) => void;
  /** Puts the task back into the first column. */
  putBack: (nudge: Nudge) => void;
  silenceOne: (nudge: Nudge) => void;
  silenceKind: (nudge: Nudge) => void;
}

export function useNudgeActs(): NudgeActs {
  const client = useQueryClient();
  const actions = useTaskActions();
  const moves = useMyMoves();
  const dismiss = useDismiss();
  const { id: me } = useCurrentUser();
  return {
    ask: (nudge) => void ask(client, nudge),
    take: (nudge) => {
      const { card } = nudge;
      if (!card) return;
      void takeAway(client, nudge);
      void actions.adjust(card, (row) => withFirstAssignee(row, me)).then(() => loadNudges(client));
    },
    putBack: (nudge) => {
      if (!nudge.card) return;
      void takeAway(client, nudge);
      moves.setStatus(nudge.card, firstStatus);
    },
    silenceOne: (nudge) => void silence(client, nudge),
    silenceKind: (nudge) => {
      void takeAway(client, nudge, true);
      dismiss(hintOfNudge[nudge.kind]);
    },
  };
}

/** What is written to the person: about the task itself, for help with it, or about the task that waits for it. */
function questionOf({ act, waiting }: Nudge): string {
  const { comments } = useNudgeText.current();
  if (waiting) return comments.waits(waiting.title);
  return act === 'help' ? comments.help : comments.ask;
}

async function ask(client: QueryClient, nudge: Nudge): Promise<void> {
  const { card, person } = nudge;
  if (!card || !person) return;
  const texts = useNudgeText.current();
  const content = `${formatMention(person)} ${questionOf(nudge)}`;
  await takeAway(client, nudge);
  const mutations = client.getMutationCache();
  try {
    const comment = await mutations.build(client, postComment(client, card.id)).execute(content);
    const takeBack = async () => {
      try {
        await mutations.build(client, removeComment(client, card.id)).execute(comment);
        toast({ title: texts.takenBack });
      } catch (error) {
        toast({ title: texts.notTakenBack, text: reasonOf(error), kind: 'destructive' });
      }
      await loadNudges(client);
    };
    // What still waits to be sent is taken back in the list of what waits.
    const way = isLocalId(comment.id) ? undefined : offerUndo(takeBack, card.id);
    const undo = way && { action: { label: currentText().shell.undo, run: way.take } };
    toast({ title: texts.asked(person.fullName), text: questionOf(nudge), about: card.title, ...undo });
  } catch (error) {
    toast({ title: texts.askFailed, text: reasonOf(error), kind: 'destructive' });
  }
  await loadNudges(client);
}
