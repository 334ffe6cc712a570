// An act on many tasks with its messages and its one undo. The command menu and the bar of the selection call it.
import type { BulkChangeInput, BulkFieldsInput, BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { bulkRefusals } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { clearSelection } from '#features/tasks/bulk-changes/select.ts';
import { sendInSteps } from '#features/tasks/bulk-changes/send-bulk.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { isUnanswered, mustWait } from '#lib/waiting-writes.ts';

export interface ManyAct {
  /** The tasks, in the order in which they go to a new place. */
  cards: readonly TaskCard[];
  change: BulkFieldsInput;
  /** What changes of this task besides. */
  own?: ((card: TaskCard) => BulkFieldsInput) | undefined;
  /** What a card shows until the server answers; null takes it away. */
  shown?: ((card: TaskCard, index: number) => Partial<TaskCard> | null) | undefined;
  /** What was done, for the message: 'Priority: High'. */
  text?: string | undefined;
  /** The same act on one task, which can wait while no server answers and is null then; without it the act needs a connection. */
  single?: ((card: TaskCard) => Promise<unknown>) | undefined;
}

/** The fields whose former value is sent, so that nobody's change is overwritten. */
const compared = ['status', 'priority', 'startDate', 'dueDate'] as const;

/** Those of a change that sets people whoever has the task; one that names whom it changes is checked by the server itself. */
const people = ['assigneeId', 'assignees'] as const;

/** What the last act changes, until it is answered. */
let underWay: string | undefined;

/** Does an act once: pressed again before the answer is here, it would say that nothing had to be changed. */
export async function actOnMany(client: QueryClient, act: ManyAct): Promise<boolean> {
  const requestKey = JSON.stringify([act.cards.map((card) => [card.id, act.own?.(card)]), act.change]);
  if (requestKey === underWay) return false;
  underWay = requestKey;
  try {
    return await actOnce(client, act);
  } finally {
    if (underWay === requestKey) underWay = undefined;
  }
}

/** Changes all tasks with one request, says what became of them, and offers one undo. A failure keeps the selection. */
async function actOnce(client: QueryClient, act: ManyAct): Promise<boolean> {
  const { cards, change, own, shown, text } = act;
  if (cards.length === 0) return false;
  if (!serverReachable.get() || cards.some(({ id }) => mustWait({ name: 'tasks.update', taskId: id }))) return actLater(act);
  const { archive, bulkChanges, shell } = currentText();
  const tasks = cards.map((card) => {
    const ofTask = own?.(card);
    const fields = comparedIn({ ...change, ...ofTask });
    return {
      taskId: card.id,
      ...(fields.length > 0 && { base: Object.fromEntries(fields.map((field) => [field, card[field]])) }),
      ...(ofTask && { change: ofTask }),
    };
  });
  const changes = new Map(shown ? cards.map((card, index) => [card.id, shown(card, index)]) : []);
  const sent = sendInSteps(client, { tasks, change }, changes);
  // An undo may be pressed before the answer is here: it waits for it.
  let undone = false;
  const way = offerUndo(() => {
    undone = true;
    return sent.then((result) => (result.changed.length > 0 ? undoMany(client, result) : undefined)).catch(() => undefined);
  });
  try {
    const { changed, refused } = await sent;
    const count = changed.length;
    if (count === 0) way.forget();
    const titleOf = change.deleted ? bulkChanges.deleted : change.archived ? archive.actDone : bulkChanges.changed;
    const title = titleOf(count);
    const done = count > 0 ? { title, text } : { title: bulkChanges.nothing, text: bulkChanges.nothingText };
    if (count > 0 || refused.length === 0)
      toast({ ...done, ...(count > 0 && !undone && { action: { label: shell.undo, run: way.take } }) });
    showRefused(refused, cards.length);
    if ((change.deleted || change.archived) && refused.length === 0) clearSelection();
    return refused.length === 0;
  } catch (error) {
    way.forget();
    // What reached the server without its answer is the same when it is sent again, task by task.
    if (isUnanswered(error) && act.single && !undone) return actLater(act);
    toast({ title: bulkChanges.failed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

function comparedIn(change: BulkFieldsInput) {
  const setsPeople = [change.assign, change.assigneeId, change.assignees].some((value) => value !== undefined);
  return [...compared.filter((field) => change[field] !== undefined), ...(setsPeople ? people : [])];
}

/** Says what was refused and why. Of several tasks it is a list, which screens with a selection show; of one task a message, which every screen shows. */
export function showRefused(refused: BulkResult['refused'], total: number): void {
  const [first] = refused;
  if (!first) return;
  if (total > 1) bulkRefusals.set({ refused, total });
  else
    toast({
      title: currentText().bulkChanges.failed,
      about: first.title ?? undefined,
      text: first.message,
      kind: 'destructive',
    });
}

/** Takes an act back: each task gets what it had, unless somebody has changed it since. */
export async function undoMany(client: QueryClient, { changed }: BulkResult): Promise<void> {
  const { bulkChanges } = currentText();
  // The answer says itself how each task is taken back.
  const tasks = changed.map(({ taskId, undo }) => ({ taskId, ...undo })) as BulkChangeInput['tasks'];
  try {
    const result = await sendInSteps(client, { tasks });
    const count = result.changed.length + result.unchanged.length;
    toast({ title: bulkChanges.undone(count) });
    showRefused(result.refused, tasks.length);
  } catch (error) {
    toast({ title: bulkChanges.failed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** While no server answers, each task changes on its own and waits like any other change. */
async function actLater({ cards, single, text }: ManyAct): Promise<boolean> {
  const { bulkChanges } = currentText();
  const { tasks } = currentText();
  if (!single) {
    toast({ title: bulkChanges.failed, text: bulkChanges.needsServer, kind: 'destructive' });
    return false;
  }
  const outcomes = await Promise.allSettled(cards.map((card) => single(card)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const [first] = failed;
  if (!first) {
    // A change that waits resolves to null.
    const waits = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === null);
    toast(waits ? { ...tasks.kept, ...(text && { text }) } : { title: bulkChanges.changed(cards.length), text });
    return true;
  }
  const title = failed.length < cards.length ? bulkChanges.refused(failed.length, cards.length) : bulkChanges.failed;
  toast({ title, text: reasonOf(first.reason), kind: 'destructive' });
  return false;
}
