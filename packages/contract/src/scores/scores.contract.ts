// The score of a task and the weights behind it.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { PathId, ResponseId, textKey } from '#fields.ts';
import { assistantLimits } from '#limits.ts';
import { adminVias, taskVias } from '#principals.ts';
import { areMonotone, highestScore, scoreParts } from '#scores/scores.rules.ts';

export const TaskScore = z.object({
  score: z.int(),
  parts: z.array(z.object({ name: z.enum(scoreParts), points: z.int() })),
});

const points = z
  .int('errors.invalid')
  .check(z.gte(0, textKey('errors.invalid')), z.lte(assistantLimits.score, textKey('errors.invalid')));
/** A program that knows fewer reasons than there are may leave the newer ones out: they count nothing. */
const weightFields = {
  p0: points,
  p1: points,
  p2: points,
  p3: points,
  overdue: points,
  overdueWeek: points,
  dueToday: points,
  dueSoon: points,
  dueWeek: points,
  dueMonth: z._default(points, 0),
  inProgress: points,
  review: points,
  checklist: points,
  age: points,
  future: points,
  blocking: z._default(points, 0),
  blocked: z._default(points, 0),
};

/** More urgent has at least as many points, and no task has more than 100. */
export const Weights = z.object(weightFields).check(
  z.refine(areMonotone, textKey('scores.notMonotone')),
  z.refine((weights) => highestScore(weights) <= assistantLimits.score, textKey('scores.tooHigh')),
);

/** The weights of a preview or a change. */
export type Weights = z.output<typeof Weights>;

/** The tasks with the highest scores under weights that are not saved yet. */
const ScorePreview = z.object({
  tasks: z.array(
    z.object({
      id: ResponseId,
      title: z.string(),
      status: z.string(),
      priority: z.string(),
      department: z.string(),
      score: z.int(),
      /** Under the weights that are saved. */
      before: z.int(),
    }),
  ),
});
export type ScorePreview = z.output<typeof ScorePreview>;

export const scores = {
  get: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/score',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns how soon a task should be done, 0 to 100, with the points of each reason',
    params: z.object({ taskId: PathId }),
    response: TaskScore,
  }),
  weights: endpoint({
    method: 'GET',
    path: '/api/score-weights',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the points of each reason of the score',
    response: z.object(weightFields),
  }),
  setWeights: endpoint({
    method: 'PUT',
    path: '/api/score-weights',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Changes the points of each reason of the score',
    body: Weights,
    response: z.object(weightFields),
    audit: 'score_weights_changed',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/score-weights/preview',
    access: 'admin',
    effect: 'none',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the twenty tasks with the highest scores under these points; changes nothing',
    body: Weights,
    response: ScorePreview,
    audit: 'admin_read',
    noReplay: true,
  }),
};
