// The assistant: what it understands of a typed line.
import * as z from 'zod/mini';
import {
  Answer,
  AskInput,
  Confirmation,
  Confirmed,
  FoundTasks,
  LanguageName,
  Proposal,
  TaskConditions,
  Undone,
  ZoneName,
} from '#assistant/proposals.contract.ts';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, DateInput, PathId, ResponseId, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';

/** A line to understand. Language, today and time zone are the caller's unless they are given. */
export const LineToParse = z.object({
  text: text(limits.quickAdd.text),
  language: LanguageName,
  /** The calendar date from which relative dates count. */
  today: z.optional(DateInput),
  timezone: ZoneName,
});
export type LineToParse = z.output<typeof LineToParse>;

/** What a line says about a task. Fields that it does not name are null or empty. */
export const ParsedLine = z.object({
  title: z.string(),
  startDate: z.nullable(CalendarDate),
  dueDate: z.nullable(CalendarDate),
  priority: z.nullable(z.string()),
  /** The name of a column. */
  status: z.nullable(z.string()),
  departments: z.array(z.string()),
  /** Full names, the primary assignee first. */
  assignees: z.array(z.string()),
  /** RRULE text (RFC 5545), `FREQ=WEEKLY;BYDAY=MO`. */
  repeat: z.nullable(z.string()),
  checklistTemplateId: z.nullable(ResponseId),
  /** Parts of the title that look like a mark or a date and were not understood. */
  unknown: z.array(z.string()),
});
export type ParsedLine = z.output<typeof ParsedLine>;

/** User names as they were typed. */
const usernames = z.pipe(
  z.string('errors.invalid').check(z.maxLength(limits.quickAdd.usernames * (limits.username.max + 1), textKey('errors.tooLong'))),
  z.transform((names) => [...new Set(names.split(',').filter((name) => name !== ''))].slice(0, limits.quickAdd.usernames)),
);

const proposalId = z.object({ proposalId: PathId });

/** Excludes the assistant, whose model must not confirm what it proposes; over MCP the client asks its person. */
const proposalVias = ['token', 'mcp'] as const;

export const assistant = {
  parse: endpoint({
    method: 'POST',
    path: '/api/assistant/parse',
    access: 'user',
    effect: 'passing',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the title, dates, repetition, priority, status and names in a typed line; changes nothing',
    body: LineToParse,
    response: ParsedLine,
    noReplay: true,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/assistant/people',
    access: 'user',
    summary: 'Returns the people whose user names are exactly these, so that a typed line may name them',
    query: z.object({ usernames }),
    response: z.array(z.object({ id: ResponseId, username: z.string() })).check(z.maxLength(limits.quickAdd.usernames)),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/assistant/ask',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Answers a question about tasks, or proposes the changes that a sentence asks for; changes no task',
    body: AskInput,
    response: Answer,
  }),
  find: endpoint({
    method: 'POST',
    path: '/api/assistant/find',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the number of visible tasks that meet all conditions, and the first of them',
    body: TaskConditions,
    response: FoundTasks,
    noReplay: true,
    storesNothing: true,
  }),
  proposal: endpoint({
    method: 'GET',
    path: '/api/assistant/proposals/:proposalId',
    access: 'user',
    via: proposalVias,
    scope: 'tasks:read',
    summary: 'Returns a proposal of the caller and whether it was confirmed, undone or has expired',
    params: proposalId,
    response: Proposal,
    largeResponse: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/assistant/proposals/:proposalId/confirm',
    access: 'user',
    via: proposalVias,
    scope: 'tasks:write',
    summary: 'Makes the changes of a proposal, or those that are named, all or none; once',
    params: proposalId,
    body: Confirmation,
    response: Confirmed,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/assistant/proposals/:proposalId/undo',
    access: 'user',
    via: proposalVias,
    scope: 'tasks:write',
    summary: 'Undoes the changes of a confirmed proposal, except where somebody has changed the task since; once',
    params: proposalId,
    response: Undone,
  }),
};
