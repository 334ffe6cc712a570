// The tool with which a model proposes new tasks.
import { assistantLimits, firstStatus, limits } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import * as z from 'zod/mini';
import { newTaskAct } from '#assistant/new-task-act.ts';
import { boardsOf, columnsIn } from '#assistant/proposals.sql.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import { columnNamed } from '#conversations/tools/column-named.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { type NewAct, propose } from '#conversations/tools/store-proposal.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { cleanText, dateOrNone, id, priority, title } from '#conversations/tools/tool-inputs.ts';

export function newTaskTools(box: ToolBox) {
  return {
    create_tasks: defineTool(box, {
      description: 'Proposes new tasks. Without boardId they are for the board of the conversation.',
      input: z.object({
        boardId: z.optional(id),
        tasks: z
          .array(
            z.object({
              title,
              description: z.optional(cleanText(modelLimits.proposedText)),
              column: z.optional(cleanText(limits.columnName.max)),
              assigneeId: z.optional(id),
              startDate: z.optional(dateOrNone),
              dueDate: z.optional(dateOrNone),
              priority: z.optional(priority),
            }),
          )
          .check(z.minLength(1), z.maxLength(assistantLimits.acts)),
      }),
      execute: async ({ boardId, tasks }) => propose(box, await newTasks(box, boardId, tasks)),
    }),
  };
}

interface NewTask {
  title: string;
  description?: string | undefined;
  column?: string | undefined;
  assigneeId?: number | undefined;
  startDate?: string | null | undefined;
  dueDate?: string | null | undefined;
  priority?: string | undefined;
}

async function newTasks(box: ToolBox, boardId: number | undefined, tasks: readonly NewTask[]): Promise<NewAct[]> {
  const { principal } = await box.caller();
  const boards = await boardsOf(box.db, principal);
  const wantedId =
    box.scope === 'all' ? (boardId ?? box.board?.id ?? (boards.length === 1 ? boards[0]?.id : undefined)) : box.board?.id;
  const board = boards.find((each) => each.id === wantedId);
  if (!board || (boardId !== undefined && boardId !== board.id))
    throw new ToolRefusal(
      `Name a board that the person sees and that belongs to this conversation. Use ${box.boardsTool ?? 'list_departments'}.`,
    );
  const columns = await columnsIn(box.db, [board.id]);
  const people = await peopleWithIds(box.db, principal, [...new Set(tasks.flatMap(({ assigneeId }) => assigneeId ?? []))]);
  const texts = catalogues[principal.language].ask.acts;
  return tasks.map((wanted) => {
    const assigneeId = wanted.assigneeId ?? null;
    if (assigneeId !== null && !people.some((each) => each.id === assigneeId))
      throw new ToolRefusal('There is no such person. Use list_people.');
    const task = {
      title: wanted.title,
      description: wanted.description ?? null,
      columnId: columnNamed(columns, board.id, wanted.column ?? firstStatus).id,
      assigneeId,
      dueDate: wanted.dueDate ?? null,
      startDate: wanted.startDate ?? null,
      priority: wanted.priority,
    };
    return newTaskAct(task, board, texts.create(wanted.title));
  });
}
