// Handing the tasks of somebody over, and taking that back.
import * as api from '@app/contract/api.ts';
import type { HandOver } from '@app/contract/hand-overs/hand-overs.contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** Hands the tasks of somebody over. */
export const handOverTasks = mutationOptions({
  mutationKey: ['users', 'hand-over'],
  mutationFn: ({ userId, ...body }: HandOver & { userId: number }) => call(api.handOvers.create, { params: { userId }, body }),
  onSuccess: (_result, _given, _shown, { client }) => void client.invalidateQueries({ queryKey: ['tasks'] }),
});

/** Takes a hand-over back. */
export const undoHandOver = mutationOptions({
  mutationKey: ['users', 'undo-hand-over'],
  mutationFn: (params: { userId: number; handOverId: number }) => call(api.handOvers.undo, { params }),
  onSuccess: (_result, _given, _shown, { client }) => void client.invalidateQueries({ queryKey: ['tasks'] }),
});
