// Hand-overs of tasks.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { handOver } from '#hand-overs/hand-over.ts';
import { undoHandOver } from '#hand-overs/undo-hand-over.ts';

export const handOvers: Handlers<Api['handOvers']> = {
  create: ({ db, actor, address, params, body }) => handOver(db, { actor, address }, params.userId, body),

  undo: ({ db, actor, address, params }) => undoHandOver(db, { actor, address }, params.userId, params.handOverId),
};
