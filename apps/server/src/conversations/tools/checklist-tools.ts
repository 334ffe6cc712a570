// The tools with which a model proposes changes of a checklist.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import * as z from 'zod/mini';
import { addedItems } from '#assistant/stored-acts.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { actOf, type NewAct, propose } from '#conversations/tools/store-proposal.ts';
import { fullTask, type ToolBox, tasksInScope } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { cleanText, id } from '#conversations/tools/tool-inputs.ts';

export function checklistTools(box: ToolBox) {
  return {
    add_checklist: defineTool(box, {
      description: 'Proposes further items for the checklist of a task.',
      input: z.object({
        taskId: id,
        items: z.array(cleanText(limits.checklist.text)).check(z.minLength(1), z.maxLength(limits.checklist.items)),
      }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, items }) => propose(box, await moreItems(box, taskId, items)),
    }),
    apply_template: defineTool(box, {
      description: 'Proposes to add the items of a checklist template to a task.',
      input: z.object({ taskId: id, templateId: id }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, templateId }) {
        const { run } = await box.caller();
        const template = await run(api.checklistTemplates.get, { params: { checklistTemplateId: String(templateId) } });
        return propose(
          box,
          await moreItems(
            box,
            taskId,
            template.items.map(({ text }) => text),
          ),
        );
      },
    }),
    tick_item: defineTool(box, {
      description: 'Proposes to tick an item of a checklist, or with completed false to untick it.',
      input: z.object({ taskId: id, itemId: z.int(), completed: z._default(z.boolean(), true) }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, itemId, completed }) {
        const [task] = await tasksInScope(box, [taskId]);
        const { checklistItems } = await fullTask(box, taskId);
        const item = checklistItems.find((each) => each.id === itemId);
        if (!task || !item) throw new ToolRefusal('There is no such item.');
        if (item.completed === completed) throw new ToolRefusal('It is so already.');
        const changed = checklistItems.map((each) => (each.id === itemId ? { ...each, completed } : each));
        const text = box.texts.acts[completed ? 'tick' : 'untick'](item.text, task.title);
        const change = { change: { checklistItems: changed }, former: { checklistItems } };
        return propose(box, [{ ...actOf('tick', task, {}, text), ...change }]);
      },
    }),
  };
}

async function moreItems(box: ToolBox, taskId: number, items: readonly string[]): Promise<NewAct[]> {
  const [task] = await tasksInScope(box, [taskId]);
  const { checklistItems } = await fullTask(box, taskId);
  const added = addedItems(checklistItems, items);
  if (!task || !added) throw new ToolRefusal('The checklist is full.');
  return [{ ...actOf('checklist', task, {}, box.texts.acts.checklist(task.title, items.join('; '))), ...added }];
}
