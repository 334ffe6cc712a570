// The tools with which a model proposes. None of them changes anything: each makes a proposal, which waits for the person.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import * as z from 'zod/mini';
import { checklistTools } from '#conversations/tools/checklist-tools.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { fieldTools } from '#conversations/tools/field-tools.ts';
import { newTaskTools } from '#conversations/tools/new-task-tools.ts';
import { relationTools } from '#conversations/tools/relation-tools.ts';
import { actOf, propose } from '#conversations/tools/store-proposal.ts';
import { type ToolBox, tasksInScope } from '#conversations/tools/tool-box.ts';
import { cleanText, id } from '#conversations/tools/tool-inputs.ts';

/** Returns the tools, by the names that the model calls. */
export function proposeTools(box: ToolBox) {
  return {
    ...newTaskTools(box),
    ...fieldTools(box),
    ...checklistTools(box),
    ...relationTools(box),
    comment: defineTool(box, {
      description: 'Proposes a comment on a task, in the name of the person.',
      input: z.object({ taskId: id, text: cleanText(modelLimits.proposedText) }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, text }) {
        const [task] = await tasksInScope(box, [taskId]);
        if (!task) return undefined;
        return propose(box, [{ ...actOf('comment', task, {}, box.texts.acts.comment(task.title, text)), comment: text }]);
      },
    }),
  };
}
