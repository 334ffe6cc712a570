// The sample data of a new installation, and their removal.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { ResponseId } from '#fields.ts';

const person = z.object({ id: ResponseId, fullName: z.string() });

export const Samples = z.object({
  /** What would be removed now. */
  people: z.array(person),
  tasks: z.int(),
  templates: z.int(),
  /** Sample people who stay, because somebody has used their account. */
  keptPeople: z.array(person),
  /** Sample tasks that stay, because somebody has changed them, commented on them or added something to them. */
  keptTasks: z.array(z.object({ id: ResponseId, title: z.string() })),
});
export type Samples = z.output<typeof Samples>;

export const RemovedSamples = z.object({ people: z.int(), tasks: z.int(), templates: z.int() });
export type RemovedSamples = z.output<typeof RemovedSamples>;

export const samples = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/samples',
    access: 'admin',
    summary: 'Returns which sample data can be removed and which stay',
    response: Samples,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/samples/removal',
    access: 'admin',
    audit: 'samples_removed',
    summary: 'Removes the sample people, tasks and checklist templates that nobody has used or changed',
    response: RemovedSamples,
  }),
};
