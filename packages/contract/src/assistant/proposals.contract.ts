// The assistant's answers to questions, and its proposals of changes.
import * as z from 'zod/mini';
import { commandKinds, relationCommands } from '#assistant/command-kinds.rules.ts';
import { isTimezone } from '#dates/zones.rules.ts';
import { bodyId, CalendarDate, DateInput, Instant, ResponseId, requiredText, text, textKey, titleText } from '#fields.ts';
import { assistantLimits, knownPriorities, languages, limits } from '#limits.ts';
import { Blocked } from '#relations/relations.contract.ts';

/** The languages, also by their usual tags. */
const languageTags = ['en', 'es', 'fr', 'de'] as const;
export const LanguageName = z.optional(z.nullable(z.enum([...languages, ...languageTags], textKey('errors.invalid'))));

/** A board; 0 is the company view. */
export const BoardId = z
  .int('errors.invalid')
  .check(z.gte(0, textKey('errors.invalid')), z.lte(limits.id.max, textKey('errors.invalid')));

/** A time zone of the settings, or an IANA zone. */
export const ZoneName = z.optional(
  z.nullable(
    z
      .string('errors.invalid')
      .check(z.maxLength(limits.shortText, 'errors.tooLong'), z.refine(isTimezone, textKey('errors.invalid'))),
  ),
);

/** A question or a sentence. With a workspace it is about this board, with a task 'it' names this task. */
export const AskInput = z.object({
  text: requiredText(1, assistantLimits.text, 'ask.textRequired'),
  language: LanguageName,
  workspaceId: z.optional(z.nullable(BoardId)),
  taskId: z.optional(z.nullable(bodyId('errors.invalid'))),
  /** A sentence that asks for changes is not understood, so that nothing is proposed. */
  questionsOnly: z.optional(z.boolean('errors.invalid')),
  /** The calendar date from which relative dates count, and the zone of the day; the caller's without them. */
  today: z.optional(DateInput),
  timezone: ZoneName,
  /** What was asked before, the oldest first, so that 'and next week?' keeps what it was about. */
  previous: z.optional(
    z
      .array(requiredText(1, assistantLimits.question, 'ask.textRequired'), 'errors.invalid')
      .check(z.maxLength(assistantLimits.previous, textKey('errors.tooMany'))),
  ),
  /** The tasks of the last answer in its order, for 'the second one'. */
  shown: z.optional(
    z.array(bodyId('errors.invalid'), 'errors.invalid').check(z.maxLength(assistantLimits.cards, textKey('errors.tooMany'))),
  ),
});
export type AskInput = z.output<typeof AskInput>;

/** The filter of tasks as the URL of a board has it. */
export const FilterFields = z.object({
  text: z.string(),
  mine: z.boolean(),
  /** Ids as text, and 'none'. */
  assignees: z.array(z.string()),
  priorities: z.array(z.string()),
  departments: z.array(z.string()),
  statuses: z.array(z.string()),
  due: z.array(z.enum(['overdue', 'today', 'upcoming', 'future', 'none'])),
});
export type FilterFields = z.output<typeof FilterFields>;

/** What an act sets. Which fields it has depends on its kind, and only these can be edited. */
const actFields = {
  title: z.optional(titleText()),
  /** Of a new task. */
  description: z.optional(z.nullable(text(limits.description.max))),
  columnId: z.optional(bodyId('columns.columnNotFound')),
  assigneeId: z.optional(z.nullable(bodyId('errors.invalid'))),
  dueDate: z.optional(DateInput),
  startDate: z.optional(DateInput),
  priority: z.optional(z.enum(knownPriorities, textKey('tasks.priorityUnknown'))),
};
const ActFields = z.object(actFields);
export type ActFields = z.output<typeof ActFields>;

/** The commands of a sentence, and what only a model proposes; the latter, comments, items and relations have no fields to edit. */
export const actKinds = [...commandKinds, 'describe', ...relationCommands] as const;
export type ActKind = (typeof actKinds)[number];

/** One change: a call of an existing command with its arguments. */
export const ProposedAct = z.object({
  id: z.int(),
  kind: z.enum(actKinds),
  /** The command, such as `tasks.move`. */
  command: z.string(),
  /** Null for a new task. */
  taskId: z.nullable(ResponseId),
  title: z.string(),
  workspaceId: ResponseId,
  fields: z.object({
    title: z.optional(z.string()),
    description: z.optional(z.nullable(z.string())),
    columnId: z.optional(ResponseId),
    assigneeId: z.optional(z.nullable(ResponseId)),
    dueDate: z.optional(z.nullable(CalendarDate)),
    startDate: z.optional(z.nullable(CalendarDate)),
    priority: z.optional(z.string()),
  }),
  /** The assignee in whose place the new one comes, or who is taken off; without it, the first one, or everybody. */
  replaces: z.optional(ResponseId),
  /** The act as a sentence. */
  text: z.string(),
  /** Of an open task that is moved: what blocks it, which matters if it goes to the column of done tasks. */
  blocked: z.optional(z.extend(Blocked, { doneColumnId: ResponseId })),
});
export type ProposedAct = z.output<typeof ProposedAct>;

export const Proposal = z.object({
  id: ResponseId,
  state: z.enum(['open', 'confirmed', 'undone', 'expired']),
  acts: z.array(ProposedAct),
  expiresAt: Instant,
});
export type Proposal = z.output<typeof Proposal>;

export const AnswerTask = z.object({
  id: ResponseId,
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  department: z.string(),
  workspaceId: ResponseId,
  dueDate: z.nullable(CalendarDate),
});
export type AnswerTask = z.output<typeof AnswerTask>;

const names = z.optional(
  z
    .array(text(limits.departmentName.max), 'errors.invalid')
    .check(z.maxLength(limits.departmentsPerTask, textKey('errors.tooMany'))),
);

/** Conditions of tasks; all of them hold. */
export const TaskConditions = z.object({
  words: z.optional(text(limits.search.query)),
  state: z._default(z.enum(['open', 'done', 'any'], textKey('errors.invalid')), 'open'),
  overdue: z.optional(z.boolean('errors.invalid')),
  /** An open task blocks it. */
  blocked: z.optional(z.boolean('errors.invalid')),
  dueFrom: z.optional(DateInput),
  dueTo: z.optional(DateInput),
  changedSince: z.optional(DateInput),
  /** Assigned to the caller, to this person, or to nobody. */
  mine: z.optional(z.boolean('errors.invalid')),
  assigneeId: z.optional(bodyId('errors.invalid')),
  unassigned: z.optional(z.boolean('errors.invalid')),
  departments: names,
  columns: names,
  priorities: z.optional(
    z
      .array(z.enum(knownPriorities, textKey('tasks.priorityUnknown')), 'errors.invalid')
      .check(z.maxLength(knownPriorities.length, textKey('errors.tooMany'))),
  ),
  workspaceId: z.optional(BoardId),
  /** Leaves out so many of the first tasks, for the next page. */
  skip: z.optional(
    z.int('errors.invalid').check(z.gte(0, textKey('errors.invalid')), z.lte(assistantLimits.skip, textKey('errors.invalid'))),
  ),
});
export type TaskConditions = z.output<typeof TaskConditions>;

export const FoundTasks = z.object({ count: z.int(), tasks: z.array(AnswerTask) });

export const Answer = z.object({
  /** A question has an answer, a command a proposal; an ambiguous name needs a choice. */
  kind: z.enum(['answer', 'proposal', 'choice', 'unknown']),
  text: z.string(),
  count: z.nullable(z.int()),
  taskIds: z.array(ResponseId),
  tasks: z.array(AnswerTask),
  /** The same tasks as a view, if a view can show exactly them; `workspaceId` is its board, 0 the company view. */
  filter: z.nullable(FilterFields),
  workspaceId: z.nullable(z.int()),
  /** People or departments with their number of tasks. */
  counts: z.array(z.object({ name: z.string(), count: z.int() })),
  proposal: z.nullable(Proposal),
  /** Sentences to send instead, each with the name that a person reads. */
  choices: z.array(z.object({ label: z.string(), text: z.string(), workspaceId: z.nullable(ResponseId) })),
  /** Questions that are understood. */
  nearest: z.array(z.string()),
  /** What to search for instead. */
  search: z.nullable(z.string()),
  /** Places of the product that the answer names. */
  links: z.optional(z.array(z.object({ label: z.string(), path: z.string() })).check(z.maxLength(assistantLimits.nearest))),
  /** The question was asked with a schedule, which is not stored: RRULE text, the hour, and the question without them. */
  schedule: z.optional(z.object({ repeat: z.string(), hour: z.int(), text: z.string() })),
});
export type Answer = z.output<typeof Answer>;

/** Without `acts`, all are confirmed as they are. */
export const Confirmation = z.object({
  acts: z.optional(
    z
      .array(z.object({ id: z.int('errors.invalid'), fields: z.optional(ActFields) }), 'errors.invalid')
      .check(z.minLength(1, textKey('errors.invalid')), z.maxLength(assistantLimits.acts, textKey('errors.tooMany'))),
  ),
});

export const Confirmed = z.object({
  proposalId: ResponseId,
  taskIds: z.array(ResponseId),
  /** Tasks that are done now although something blocks them. */
  blocked: z.array(z.extend(Blocked, { taskId: ResponseId, title: z.string() })).check(z.maxLength(assistantLimits.acts)),
});

export const Undone = z.object({
  proposalId: ResponseId,
  taskIds: z.array(ResponseId),
  /** Tasks that somebody has changed or deleted since; they stay as they are. */
  kept: z.array(z.object({ taskId: ResponseId, title: z.string() })),
});
