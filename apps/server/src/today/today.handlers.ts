// What the caller should do first today, and the plan of their day or week.
import type { Api } from '@app/contract/api.ts';
import { dayContextOf } from '#assistant/assistant-context.ts';
import type { Handlers } from '#endpoints/context.ts';
import { planWork } from '#today/plan-work.ts';
import { whatFirst } from '#today/what-first.ts';

export const today: Handlers<Api['today']> = {
  get: ({ db, actor }) => whatFirst(db, actor, dayContextOf(actor)),

  plan: ({ db, actor, body }) => planWork(db, actor, body.period, dayContextOf(actor, null, body)),
};
