// The outcome of a change of a checklist, and the title of the message about it.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { RequestError } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** `waits`: no server answers, and it is sent later. */
export type ItemOutcome = 'saved' | 'waits' | 'refused';

/** Resolves to the outcome of a change; shows a message if it was refused. */
export async function outcomeOf(change: Promise<Task | null>): Promise<ItemOutcome> {
  try {
    return (await change) === null ? 'waits' : 'saved';
  } catch (error) {
    const { checklistFailed } = currentText().tasks;
    // The server's reason, or a conflict, is more useful than advice to retry.
    const isKnown = !(error instanceof RequestError) || error.status === 400 || error.status === 409;
    toast({ ...checklistFailed, ...(isKnown ? { text: reasonOf(error) } : {}), kind: 'destructive' });
    return 'refused';
  }
}

/** Returns the title of a message: what was done, or that it waits. */
export function titleOf(outcome: ItemOutcome, done: string): string {
  return outcome === 'waits' ? currentText().tasks.kept.title : done;
}
