// Standing instructions: what a language model is told before each conversation of a person, and of a board.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { PathId, ResponseId, text } from '#fields.ts';
import { instructionLimits } from '#instructions/instructions.limits.ts';

const BoardInstructions = z.object({
  workspaceId: ResponseId,
  /** Empty if the board has none. */
  text: z.string(),
  /** Whether the caller may change them. */
  mayEdit: z.boolean(),
});

export const Instructions = z.object({
  /** The caller's own, which nobody else reads; empty without any. */
  own: z.string(),
  /** Those of the board that was asked for. */
  board: z.nullable(BoardInstructions),
});
export type Instructions = z.output<typeof Instructions>;

const body = z.object({ text: text(instructionLimits.text) });
/** With `base`, the text that was changed, the server answers 409 with the present one if it is another by now. */
const boardBody = z.object({ text: text(instructionLimits.text), base: z.optional(text(instructionLimits.text)) });
const board = z.object({ workspaceId: PathId });

export const instructions = {
  own: endpoint({
    method: 'GET',
    path: '/api/assistant/instructions',
    access: 'user',
    summary: "Returns the caller's standing instructions for the assistant",
    response: Instructions,
  }),
  ofBoard: endpoint({
    method: 'GET',
    path: '/api/assistant/instructions/boards/:workspaceId',
    access: 'user',
    summary: "Returns the caller's standing instructions for the assistant and those of a board",
    params: board,
    response: Instructions,
  }),
  setOwn: endpoint({
    method: 'PUT',
    path: '/api/assistant/instructions',
    access: 'user',
    summary: "Stores the caller's standing instructions for the assistant; an empty text removes them",
    body,
    response: Instructions,
  }),
  setOfBoard: endpoint({
    method: 'PUT',
    path: '/api/assistant/instructions/boards/:workspaceId',
    access: 'user',
    summary: 'Stores the standing instructions of a board for the assistant; an empty text removes them',
    params: board,
    body: boardBody,
    response: Instructions,
  }),
};
