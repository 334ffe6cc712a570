// The standing instructions of the person, and of the board that a conversation is about.
import * as api from '@app/contract/api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export function instructionsQuery(workspaceId: number | null) {
  return queryOptions({
    queryKey: ['instructions', workspaceId],
    queryFn: ({ signal }) =>
      workspaceId === null
        ? call(api.instructions.own, { signal })
        : call(api.instructions.ofBoard, { params: { workspaceId }, signal }),
    // Somebody else may have changed those of the board.
    staleTime: 0,
  });
}

interface Saved {
  /** What has changed; undefined stays as it is. */
  own: string | undefined;
  board: string | undefined;
  /** The text of the board that was changed. */
  base: string | undefined;
}

export function saveInstructions(workspaceId: number | null) {
  return mutationOptions({
    mutationKey: ['instructions', 'save', workspaceId],
    mutationFn: async ({ own, board, base }: Saved) => {
      if (own !== undefined) await call(api.instructions.setOwn, { body: { text: own } });
      if (board !== undefined && workspaceId !== null)
        await call(api.instructions.setOfBoard, { params: { workspaceId }, body: { text: board, base } });
    },
    onSettled: (_done, _error, _saved, _shown, { client }) => client.invalidateQueries({ queryKey: ['instructions'] }),
  });
}
