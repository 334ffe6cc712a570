// The tools with which a model proposes relations between tasks. The task is within the scope; the other one need only be visible.
import * as api from '@app/contract/api.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { linkOf, relationKinds } from '@app/contract/relations/relations.rules.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import * as z from 'zod/mini';
import type { NamedTask } from '#assistant/proposals.sql.ts';
import type { StoredAct } from '#assistant/stored-acts.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { actOf, type NewAct, propose } from '#conversations/tools/store-proposal.ts';
import { type ToolBox, tasksInScope, visibleTasks } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { id } from '#conversations/tools/tool-inputs.ts';
import { objectionTo } from '#relations/add-relation.ts';

const kinds = 'kind says what the other task is to the task';

export function relationTools(box: ToolBox) {
  return {
    add_relation: defineTool(box, {
      description: `Proposes to relate a task to other tasks; ${kinds}: with blockedBy, the other task must be done first.`,
      input: z.object({
        taskId: id,
        kind: z.enum(relationKinds),
        otherTaskIds: z.array(id).check(z.minLength(1), z.maxLength(relationLimits.proposed)),
      }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, kind, otherTaskIds }) {
        const [task] = await tasksInScope(box, [taskId]);
        const others = await visibleTasks(box, otherTaskIds);
        if (!task) return undefined;
        if (kind === 'parent' && others.length > 1) throw await refusalFor(box, 'relations.hasParent');
        const { principal } = await box.caller();
        for (const other of others) {
          const objection =
            other.id === taskId ? 'relations.self' : await objectionTo(box.db, linkOf(kind, taskId, other.id), principal);
          if (objection) throw await refusalFor(box, objection);
        }
        const words = await wordsOf(box);
        return propose(
          box,
          others.map((other) => {
            const text = box.texts.acts.relate(task.title, words.kinds[kind], other.title);
            return relationAct('relate', task, text, { kind, otherId: other.id });
          }),
        );
      },
    }),
    remove_relation: defineTool(box, {
      description: `Proposes to remove the relation of a task to another one; ${kinds}, and without it all relations of the two are meant.`,
      input: z.object({ taskId: id, otherTaskId: id, kind: z.optional(z.enum(relationKinds)) }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, otherTaskId, kind }) {
        const [task] = await tasksInScope(box, [taskId]);
        const { run } = await box.caller();
        const relations = await run(api.relations.list, { params: { taskId: String(taskId) } });
        const found = relations.filter((each) => each.task.id === otherTaskId && (kind === undefined || each.kind === kind));
        if (!task || found.length === 0) throw new ToolRefusal('There is no such relation.');
        const words = await wordsOf(box);
        return propose(
          box,
          found.map((relation) => {
            const text = box.texts.acts.unrelate(task.title, words.kinds[relation.kind], relation.task.title);
            return relationAct('unrelate', task, text, { kind: relation.kind, otherId: otherTaskId, relationId: relation.id });
          }),
        );
      },
    }),
  };
}

function relationAct(
  kind: 'relate' | 'unrelate',
  task: NamedTask,
  text: string,
  relation: NonNullable<StoredAct['relation']>,
): NewAct {
  return { ...actOf(kind, task, {}, text), relation };
}

async function wordsOf(box: ToolBox) {
  const { principal } = await box.caller();
  return catalogues[principal.language].relations;
}

async function refusalFor(box: ToolBox, key: string): Promise<ToolRefusal> {
  const { principal } = await box.caller();
  return new ToolRefusal(textByKey(catalogues[principal.language], key) ?? key);
}
