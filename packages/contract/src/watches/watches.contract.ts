// A person's choice of how they are notified about a task. Nobody else sees it.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { PathId, Success } from '#fields.ts';
import { taskVias } from '#principals.ts';
import { watchStates } from '#watches/watches.rules.ts';

const taskId = z.object({ taskId: PathId });

export const watches = {
  read: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/watch',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns whether the caller watches a task or has muted it',
    params: taskId,
    response: z.object({ state: z.enum(watchStates) }),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/tasks/:taskId/watch',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Watches a task, mutes it, or takes that back',
    params: taskId,
    body: z.object({ state: z.enum(watchStates, 'errors.invalid') }),
    response: Success,
  }),
};
