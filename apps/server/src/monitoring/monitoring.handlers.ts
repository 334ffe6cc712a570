// Returns the last hours of this process for administrators.
import type { Api } from '@app/contract';
import type { Handlers } from '#endpoints/context.ts';

export const monitoring: Handlers<Api['monitoring']> = {
  read: async ({ history }) => ({ points: history() }),
};
