// My work: the tasks of one person on every board that they see, in sections by what is urgent, and their choice for today.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, PathId, ResponseId, Success, textKey } from '#fields.ts';
import { myWorkLimits } from '#my-work/my-work.limits.ts';
import { mySectionNames, mySorts, waitingReasons } from '#my-work/my-work.rules.ts';
import { taskVias } from '#principals.ts';
import { BoardChanges } from '#summaries/summaries.contract.ts';
import { TaskCard } from '#tasks/tasks.contract.ts';

/** What the cards do not say: only tasks with something to say have an entry. */
const MyFact = z.object({
  taskId: ResponseId,
  /** The day on which the caller chose the task for today. */
  chosenOn: z.nullable(CalendarDate),
  waiting: z.nullable(z.enum(waitingReasons)),
  /** The status of a done task before it was done, if it is known. */
  doneFrom: z.nullable(z.string()),
});
export type MyFact = z.output<typeof MyFact>;

const MySection = z.object({
  name: z.enum(mySectionNames),
  count: z.int(),
  /** The first tasks, or those of the page. */
  cards: z.array(TaskCard).check(z.maxLength(myWorkLimits.page)),
  facts: z.array(MyFact).check(z.maxLength(myWorkLimits.page)),
  /** The place of the next page; null where no task follows. */
  next: z.nullable(z.string()),
});
export type MySection = z.output<typeof MySection>;

const MyWork = z.object({
  /** Today and the last day of this week in the caller's zone and language. */
  today: CalendarDate,
  weekEnd: CalendarDate,
  sections: z.array(MySection).check(z.maxLength(mySectionNames.length)),
});
export type MyWork = z.output<typeof MyWork>;

/** An open item of a checklist that is the caller's and has a date. */
const MyItem = z.object({
  taskId: ResponseId,
  title: z.string(),
  itemId: z.int(),
  text: z.string(),
  dueDate: CalendarDate,
});
export type MyItem = z.output<typeof MyItem>;

const filterFields = {
  /** Only tasks on this board. */
  workspaceId: z.optional(PathId),
  by: z._default(z.enum(mySorts, 'errors.invalid'), 'due'),
};

export const myWork = {
  list: endpoint({
    method: 'GET',
    path: '/api/my-work',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's tasks on all boards in sections, with counts and the first tasks of each",
    query: z.object(filterFields),
    response: MyWork,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/my-work/sections/:section',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the next tasks of a section',
    params: z.object({ section: z.enum(mySectionNames, 'errors.invalid') }),
    query: z.object({
      ...filterFields,
      after: z.string(textKey('errors.invalid')).check(z.maxLength(myWorkLimits.place, textKey('errors.tooLong'))),
    }),
    response: MySection,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/my-work/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Chooses a task for today or takes the choice back, and says whether a mention counts as answered',
    params: z.object({ taskId: PathId }),
    body: z.object({
      chosen: z.optional(z.boolean('errors.invalid')),
      answered: z.optional(z.boolean('errors.invalid')),
    }),
    response: Success,
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/my-work/items',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's open checklist items that have a date, of tasks that are assigned to the caller, by date",
    query: z.object({ workspaceId: filterFields.workspaceId }),
    response: z.array(MyItem).check(z.maxLength(myWorkLimits.items)),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/my-work/changes',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns what others have changed on the caller's tasks since yesterday",
    response: BoardChanges,
  }),
};
