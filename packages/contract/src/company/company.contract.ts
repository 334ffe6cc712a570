// The company view in pages: how many tasks each column has, and the cards of a column or of the list as one scrolls. For a company
// with few tasks it is all of them.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, isCleanText, textKey } from '#fields.ts';
import { companyLimits, limits } from '#limits.ts';
import { adminVias } from '#principals.ts';
import { sortKeys } from '#tasks/sort-keys.ts';
import { isDueValue } from '#tasks/task-filter.rules.ts';
import { groupKeys } from '#tasks/task-group.rules.ts';
import { TaskCard } from '#tasks/tasks.contract.ts';
import { cardOrders } from '#views/views.rules.ts';

/** How many tasks one department has in one status: all of them, and those that match the filter (`shown`). */
const TaskCount = z.object({
  status: z.string(),
  department: z.string(),
  all: z.int(),
  shown: z.int(),
  /** Those of them that are future (`isFuture`), and of the matching ones those that are overdue. */
  future: z.int(),
  futureShown: z.int(),
  overdueShown: z.int(),
});
export type TaskCount = z.output<typeof TaskCount>;

export const laneKinds = ['column', 'future', 'overdue', 'list', 'group'] as const;
/** A sequence of cards that loads in pages: a column, the future or overdue tasks, the whole list, or its groups. */
const TaskLane = z.object({
  kind: z.enum(laneKinds),
  /** The key of a column's name (`columnKey`); of groups the one of the last card, those before it are complete; else ''. */
  column: z.string(),
  cards: z.array(TaskCard),
  /** The place after the last card; null where no card follows. */
  next: z.nullable(z.string()),
});
export type TaskLane = z.output<typeof TaskLane>;

/** A group of the list (`TaskGroup`) with the number of its tasks that match the filter. */
const GroupCount = z.object({ value: z.string(), count: z.int() });
export type GroupCount = z.output<typeof GroupCount>;

const CompanyView = z.object({
  /** The lanes contain every task of the company, whatever the filter. */
  whole: z.boolean(),
  counts: z.array(TaskCount),
  /** The groups in their order; none without a grouping, and none if the lanes contain every task. */
  groups: z.array(GroupCount),
  lanes: z.array(TaskLane),
});
export type CompanyView = z.output<typeof CompanyView>;

const word = (most: number) => z.string(textKey('errors.invalid')).check(z.maxLength(most), z.refine(isCleanText));
const short = word(limits.departmentName.max);
function many<T extends z.ZodMiniType<string>>(of: T) {
  return z._default(z.array(of).check(z.maxLength(companyLimits.values)), []);
}
const filterLists = {
  assignees: many(z.string().check(z.regex(/^(none|me|\d{1,10})$/))),
  priorities: many(short),
  departments: many(short),
  statuses: many(short),
  due: many(short.check(z.refine(isDueValue))),
};
/** The filter of tasks (`TaskFilter`). */
export const FilterInput = z.object({
  text: z._default(word(companyLimits.filter), ''),
  mine: z._default(z.boolean(), false),
  ...filterLists,
  not: z.optional(z.partial(z.object(filterLists))),
});

/** Reads JSON, because an address has no lists. */
const JsonText = z.pipe(
  z.string(textKey('errors.invalid')).check(z.maxLength(companyLimits.filter, textKey('errors.tooLong'))),
  z.transform((value): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  }),
);
/** The same as JSON in an address. */
export const FilterText = z.pipe(JsonText, FilterInput);
const GroupsText = z.pipe(JsonText, z.array(short).check(z.minLength(1), z.maxLength(companyLimits.values)));

const today = CalendarDate.check(
  z.refine((value) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)), textKey('errors.badDate')),
);
const sorted = {
  filter: z.optional(FilterText),
  /** The calendar date in the caller's zone. */
  today,
  by: z._default(z.enum(sortKeys, 'errors.invalid'), 'due'),
  descending: z.optional(z.enum(['1'], 'errors.invalid')),
  from: z.optional(today),
  to: z.optional(today),
  /** The order of the cards in each column. */
  cards: z._default(z.enum(cardOrders, 'errors.invalid'), 'board'),
  /** What the list is grouped by. */
  group: z.optional(z.enum(groupKeys, 'errors.invalid')),
};

export const company = {
  view: endpoint({
    method: 'GET',
    path: '/api/company/view',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the counts of all tasks and the first cards of each column or of the list',
    query: z.object({ ...sorted, view: z.enum(['board', 'dashboard', 'list', 'counts'], 'errors.invalid') }),
    response: CompanyView,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/company/page',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the next cards of a column or of the list',
    query: z.object({
      ...sorted,
      kind: z.enum(laneKinds, 'errors.invalid'),
      column: z._default(short, ''),
      /** The groups to read in this order, as JSON; a place is in the first one. */
      groups: z.optional(GroupsText),
      /** `many`: rows for a file, more than a screen needs at once. */
      size: z._default(z.enum(['page', 'many'], 'errors.invalid'), 'page'),
      after: z.string(textKey('errors.invalid')).check(z.maxLength(companyLimits.place, textKey('errors.tooLong'))),
    }),
    response: TaskLane,
  }),
};
