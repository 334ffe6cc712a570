// The search.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { findTasks } from '#search/find-tasks.ts';

export const search: Handlers<Api['search']> = {
  tasks: ({ db, actor, query }) => findTasks(db, actor, query.q),
};
