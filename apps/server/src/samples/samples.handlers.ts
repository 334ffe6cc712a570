// The sample data of a new installation, for administrators.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { removeSamples } from '#samples/remove-samples.ts';
import { samplesNow } from '#samples/samples.sql.ts';

export const samples: Handlers<Api['samples']> = {
  get: ({ db, actor }) => samplesNow(db, actor.id),

  remove: ({ db, actor, address }) => removeSamples(db, { actor, address }),
};
