// Composes the body of a delivery: type, timestamp and data, with the task as the API shows it.

import { screens } from '@app/contract/screens.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import { webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import type { Config } from '#config.ts';
import { baseUrl } from '#email/mail-values.ts';
import type { DeliveryFacts } from '#webhooks/webhook-payload.sql.ts';

/** Fields that change with every write and say nothing. */
const always: readonly string[] = ['version', 'updatedAt', 'order'];
/** The long fields of a task. */
const long = ['description', 'customFields', 'checklistItems'] as const;

/** Returns the JSON text that is signed and sent. */
export function payloadOf(config: Config, facts: DeliveryFacts): string {
  const { type, timestamp, task } = facts;
  const body = (left: readonly string[]) => JSON.stringify({ type, timestamp, data: dataOf(config, facts, left) });
  // The longest field goes first, until the rest fits.
  const lengths = long.map((field) => [field, JSON.stringify(task?.[field] ?? null).length] as const);
  const byLength = lengths.toSorted(([, one], [, other]) => other - one).map(([field]) => field);
  const texts = [0, 1, 2, 3].map((count) => byLength.slice(0, count));
  const fitting = texts.find((left) => Buffer.byteLength(body(left)) <= webhookLimits.payload);
  return body(fitting ?? byLength);
}

function dataOf(config: Config, facts: DeliveryFacts, left: readonly string[]): object {
  const {
    task,
    previous,
    workspace,
    comment,
    commentId,
    column,
    previousColumn,
    movedTo,
    person,
    department,
    role,
    actor,
    via,
    type,
  } = facts;
  if (type === 'ping') return {};
  const isOmitted = left.length > 0;
  return {
    ...(task && { task: without(task, left), url: `${baseUrl(config)}${screens.task.href(task.id)}` }),
    ...(task && previous && { previous: without(changes(previous, task), left) }),
    ...(task && previous && type === 'checklist.item_completed' && { items: completedItems(previous, task) }),
    ...(isOmitted && { omitted: left }),
    ...(workspace && { workspace }),
    ...(comment && { comment }),
    ...(commentId !== null && { comment: { id: commentId } }),
    ...(column && { column }),
    ...(previousColumn && { previous: previousColumn }),
    ...(movedTo && { movedTo }),
    ...(person && { user: type === 'user.deleted' ? { id: person.id } : person }),
    ...(department && { department, role }),
    actor,
    via,
  };
}

function without<T extends object>(fields: T, left: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field))) as Partial<T>;
}

/** The former values of the fields that changed. */
function changes(previous: Task, task: Task): Partial<Task> {
  const current: Partial<Record<string, unknown>> = task;
  const changed = Object.entries(previous).filter(
    ([field, value]) => !always.includes(field) && JSON.stringify(value) !== JSON.stringify(current[field]),
  );
  return Object.fromEntries(changed) as Partial<Task>;
}

function completedItems(previous: Task, task: Task): ChecklistItem[] {
  const before = new Set(previous.checklistItems.flatMap(({ id, completed }) => (completed ? [id] : [])));
  return task.checklistItems.filter(({ id, completed }) => completed && !before.has(id));
}
