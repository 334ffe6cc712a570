// Makes an item of a checklist a sub-task.

import { isLongTitle, sanitizeName } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import { assertValid, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { createSubtask } from '#relations/create-subtask.ts';
import { requireTask } from '#tasks/require-task.ts';
import { mayAssign } from '#tasks/task-rules.ts';
import { writeTask } from '#tasks/write-task.ts';

/**
 * Takes the item off the checklist and creates the sub-task. If the person of the item has left its departments, the sub-task is
 * nobody's. Throws 404 if somebody has taken it off.
 */
export async function promoteItem(
  db: Db,
  actor: Principal,
  taskId: number,
  itemId: number,
): Promise<{ relation: Relation; task: Task }> {
  let item: ChecklistItem | undefined;
  const task = await writeTask(db, actor, { taskId }, async ({ checklistItems }) => {
    item = requireFound(
      checklistItems.find(({ id }) => id === itemId),
      'relations.itemGone',
    );
    return { patch: { checklistItems: checklistItems.filter(({ id }) => id !== itemId) } };
  });
  const { text, description, completed, assigneeId, dueDate } = requireFound(item, 'relations.itemGone');
  const { title, rest } = titleOf(text);
  assertValid(isLongTitle(title), 'title', 'tasks.titleShort');
  const parent = await requireTask(db, actor, taskId);
  const stays = assigneeId != null && (await mayAssign(db, actor, assigneeId, parent.departmentKeys));
  const relation = await createSubtask(db, actor, parent, {
    title,
    description: [rest, description].filter(Boolean).join('\n\n') || null,
    assigneeId: stays ? assigneeId : null,
    dueDate: dueDate ?? null,
    isDone: completed,
  });
  return { relation, task };
}

/** Returns the title that a text makes, and the whole text for the description if it is too long for a title. */
function titleOf(text: string): { title: string; rest: string } {
  const line = sanitizeName(text);
  const most = limits.title.max;
  if (line.length <= most) return { title: line, rest: '' };
  const cut = beginningOf(line, most - 1);
  const space = cut.lastIndexOf(' ');
  const title = `${space > most / 2 ? cut.slice(0, space) : cut}…`;
  return { title, rest: text };
}
