// Loads nudges, takes those away whose cause the person has dealt with, and silences single ones.
import * as api from '@app/contract/api.ts';
import type { Nudge, Nudges, SilencedNudge } from '@app/contract/nudges/nudges.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { nudgesKey } from '#features/hints/hints.queries.ts';
import { useNudgeText } from '#features/today/do-first-text.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** What is worth a look on one board, or on all of them: 0. */
export const nudgesQuery = (workspaceId = 0) =>
  queryOptions({
    queryKey: [...nudgesKey, workspaceId],
    queryFn: ({ signal }) =>
      call(api.nudges.list, { query: workspaceId === 0 ? {} : { workspaceId: String(workspaceId) }, signal }),
    refetchOnMount: 'always',
  });

/** The tasks on which the person has acted by a nudge: what is taken back brings them up again. */
const actedOn = new Set<number>();

/** Returns whether one of these tasks stands in a nudge, or has lately. */
export function isNudged(client: QueryClient, taskIds: ReadonlySet<number>): boolean {
  const shown = client.getQueriesData<Nudges>({ queryKey: nudgesKey }).flatMap(([, nudges]) => nudges ?? []);
  return (
    [...actedOn].some((id) => taskIds.has(id)) ||
    shown.some(({ card, waiting }) => (card && taskIds.has(card.id)) || (waiting && taskIds.has(waiting.id)))
  );
}

const isSame = (one: Pick<Nudge, 'kind' | 'subjectId'>, other: Pick<Nudge, 'kind' | 'subjectId'>) =>
  one.kind === other.kind && one.subjectId === other.subjectId;

/** Takes a nudge away at once, or all of its kind; what the server says since brings it back. */
export async function takeAway(client: QueryClient, nudge: Nudge, ofKind = false): Promise<void> {
  if (nudge.card) actedOn.add(nudge.card.id);
  await client.cancelQueries({ queryKey: nudgesKey });
  const stays = (each: Nudge) => (ofKind ? each.kind !== nudge.kind : !isSame(each, nudge));
  client.setQueriesData<Nudges>({ queryKey: nudgesKey }, (nudges) => nudges?.filter(stays));
}

/** Asks the server what is worth a look now. */
export function loadNudges(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: nudgesKey });
}

export const silencedNudgesQuery = queryOptions({
  queryKey: ['nudges', 'silenced'],
  queryFn: ({ signal }) => call(api.nudges.silenced, { signal }),
});

/** Silences a nudge, or lets it be seen again; resolves to whether the server has stored it. */
export async function setSilenced(
  client: QueryClient,
  { kind, subjectId, cause }: Pick<SilencedNudge, 'kind' | 'subjectId' | 'cause'>,
  silenced: boolean,
): Promise<boolean> {
  try {
    const now = await call(api.nudges.silence, { body: { kind, subjectId, cause, silenced } });
    client.setQueryData(silencedNudgesQuery.queryKey, now);
    return true;
  } catch (error) {
    toast({ title: useNudgeText.current().notSaved, text: reasonOf(error), kind: 'destructive' });
    return false;
  } finally {
    void loadNudges(client);
  }
}

/** Silences a nudge until something changes; the message offers to take that back. */
export async function silence(client: QueryClient, nudge: Nudge): Promise<void> {
  await takeAway(client, nudge);
  if (!(await setSilenced(client, nudge, true))) return;
  const run = () => void setSilenced(client, nudge, false);
  toast({ title: useNudgeText.current().silenced, action: { label: currentText().shell.undo, run } });
}
