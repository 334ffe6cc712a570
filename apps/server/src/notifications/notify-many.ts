// Notifies people of one act on many tasks: whoever is concerned with one task is notified as ever, whoever is concerned with several
// gets one notification, and at most one mail, for all of them.
import type { Initiator } from '@app/contract/principals.ts';
import type { Db } from '#db/connect.ts';
import { type GroupRow, insertGroups, insertTriggered, type Recipient, recipientsOf } from '#notifications/notify-many.sql.ts';
import { messagesOf, type Trigger, titleSlot } from '#notifications/triggers.ts';

/** A task with what happened to it. */
export interface TaskTriggers {
  taskId: number;
  triggers: readonly Trigger[];
}

type Doer = Initiator & { fullName: string };

/** Notifies everybody except the actor; call it in the transaction that has written the tasks. */
export async function notifyOfMany(db: Db, actor: Doer, tasks: readonly TaskTriggers[]): Promise<void> {
  const inputs = tasks.flatMap(({ taskId, triggers }) => triggers.map((trigger) => ({ taskId, trigger })));
  if (inputs.length === 0) return;
  const recipients = await recipientsOf(db, actor, inputs);
  const ofPerson = [...Map.groupBy(recipients, ({ person }) => person).values()].map(weightiest);
  const single = ofPerson.flatMap((own) => (own.length === 1 ? own : []));
  const several = ofPerson.filter((own) => own.length > 1).map((own) => groupOf(actor, own));
  if (single.length > 0) await insertTriggered(db, actor, single);
  if (several.length > 0) await insertGroups(db, actor, several);
}

/** A person is notified of one kind: who is assigned some tasks is notified of these, whatever else happened. */
function weightiest(rows: readonly Recipient[]): Recipient[] {
  const kind = kindsByWeight.find((each) => rows.some(({ trigger }) => trigger.kind === each));
  return rows.filter(({ trigger }) => trigger.kind === kind);
}

const kindsByWeight = ['assigned', 'moved', 'due_changed'] as const;
type BulkKind = (typeof kindsByWeight)[number];
const groupKinds = { assigned: 'tasks_assigned', moved: 'tasks_moved', due_changed: 'tasks_due_changed' } as const;

function groupOf(actor: Doer, rows: readonly Recipient[]): GroupRow {
  const [{ person, taskId, trigger }] = rows as [Recipient];
  const kind = groupKinds[trigger.kind as BulkKind];
  const by = [{ id: actor.id, name: actor.fullName }];
  const details = { by, count: rows.length, ...sameTarget(rows) };
  const others = rows.slice(1).map((row) => row.taskId);
  return { person, kind, taskId, others, details, messages: messagesOf(kind, { ...details, title: titleSlot }) };
}

/** Returns the column or the date that all have now; nothing if they differ. */
function sameTarget(rows: readonly Recipient[]): { to?: string | null } {
  const targets = rows.map(({ trigger }) => {
    if (trigger.kind === 'moved') return trigger.change.to.name;
    return trigger.kind === 'due_changed' ? trigger.change.to : undefined;
  });
  const [first] = targets;
  return first !== undefined && targets.every((each) => each === first) ? { to: first } : {};
}
