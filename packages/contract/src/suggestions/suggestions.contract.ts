// Suggestions of a language model on request. A suggestion is only returned: the person edits it and writes it, or not.
import * as z from 'zod/mini';
import { BoardId, FilterFields, LanguageName, Proposal } from '#assistant/proposals.contract.ts';
import { replyFailures } from '#conversations/conversations.contract.ts';
import { triggerEvents } from '#email-templates/email-templates.limits.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, PathId, ResponseId, requiredText, text, textKey } from '#fields.ts';
import { assistantLimits, limits } from '#limits.ts';
import { rewriteKinds, suggestionLimits } from '#suggestions/suggestions.limits.ts';

/** Why there is no suggestion. `off`: no model answers this person, or administrators do not allow it. */
export const suggestionFailures = [...replyFailures, 'off', 'nothing'] as const;
export const SuggestionFailure = z.object({
  code: z.enum(suggestionFailures),
  /** The reason as a sentence in the person's language. */
  text: z.string(),
});
export type SuggestionFailure = z.output<typeof SuggestionFailure>;

/** Null if there is a suggestion. */
const failure = z.nullable(SuggestionFailure);
const taskId = z.object({ taskId: PathId });
/** The language in which the model writes; the caller's unless it is given. */
const LanguageOption = z.object({ language: LanguageName });

const ChecklistSuggestion = z.object({
  /** Plain text. */
  items: z.array(z.string().check(z.maxLength(limits.checklist.text))).check(z.maxLength(suggestionLimits.items)),
  failure,
});

const Notes = z.object({
  /** Notes of a meeting, or a mail. */
  text: requiredText(1, assistantLimits.text, 'ask.textRequired'),
  language: LanguageName,
  /** The board of tasks without a department. */
  workspaceId: bodyId('workspaces.notFound'),
});

const TasksSuggestion = z.object({
  /** The tasks, to be edited and confirmed. */
  proposal: z.nullable(Proposal),
  /** Names of people and departments that the caller does not see, or that several have. */
  unknown: z.array(z.string()).check(z.maxLength(suggestionLimits.unknown)),
  failure,
});

export const ThreadSummary = z.object({
  /** Plain text. */
  points: z.array(z.string().check(z.maxLength(suggestionLimits.point))).check(z.maxLength(suggestionLimits.points)),
  /** How many comments it is of, and when the last of them was written. */
  comments: z.int(),
  until: Instant,
});
export type ThreadSummary = z.output<typeof ThreadSummary>;

/** Null if there is no summary of the present comments. */
const KeptSummary = z.object({ taskId: ResponseId, summary: z.nullable(ThreadSummary), failure });

const Rewritten = z.object({
  /** The description that the model was given. */
  description: z.string(),
  /** Other words for some of its paragraphs, by their place in `partsOf`. */
  paragraphs: z
    .array(z.object({ place: z.int(), text: z.string().check(z.maxLength(suggestionLimits.description)) }))
    .check(z.maxLength(suggestionLimits.paragraphs)),
  failure,
});

const Words = z.object({
  /** What to show, in the words of a person. */
  text: requiredText(1, suggestionLimits.filter.text, 'ask.textRequired'),
  language: LanguageName,
  /** The board that is filtered; 0 is the company view. */
  workspaceId: BoardId,
});

const FilterSuggestion = z.object({
  /** Only values that exist; null if nothing was understood. */
  filter: z.nullable(FilterFields),
  /** Parts of the text without a meaning, which the filter leaves out. */
  unknown: z.array(z.string()).check(z.maxLength(suggestionLimits.filter.unknown)),
  /** Whether the filter shows more than was asked, as no value is as narrow. */
  wider: z.boolean(),
  /** Whether a language model read the text; else the rules of the assistant did. */
  fromModel: z.boolean(),
  failure,
});

const MailWish = z.object({
  /** What the mail should say, in the words of a person. */
  text: requiredText(1, suggestionLimits.mail.wish, 'ask.textRequired'),
  language: LanguageName,
  triggerEvent: z.enum(triggerEvents, textKey('emailTemplates.triggerRequired')),
  /** The text that is to be changed; without it a new one is written. */
  present: z.optional(
    z.nullable(z.object({ subject: text(limits.emailTemplate.subject), htmlContent: text(suggestionLimits.mail.present) })),
  ),
});

const MailSuggestion = z.object({
  /** The event that it is for. */
  triggerEvent: z.enum(triggerEvents),
  /** The text of a template, with no placeholder but those that a mail of the event fills. */
  mail: z.nullable(z.object({ subject: z.string(), htmlContent: z.string() })),
  failure,
});

export const suggestions = {
  filter: endpoint({
    method: 'POST',
    path: '/api/assistant/filter',
    access: 'user',
    effect: 'passing',
    summary: 'Returns the filter of a board that a text means, by rules or else by the language model; changes nothing',
    body: Words,
    response: FilterSuggestion,
    ownTransaction: true,
    noReplay: true,
  }),
  checklist: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/suggestions/checklist',
    access: 'user',
    effect: 'passing',
    summary: 'Asks the language model for further checklist items of a task; changes nothing',
    params: taskId,
    body: LanguageOption,
    response: ChecklistSuggestion,
    ownTransaction: true,
    noReplay: true,
  }),
  tasks: endpoint({
    method: 'POST',
    path: '/api/assistant/notes',
    access: 'user',
    effect: 'passing',
    summary: 'Asks the language model for the tasks in a pasted text, and proposes them; creates no task',
    body: Notes,
    response: TasksSuggestion,
    ownTransaction: true,
    noReplay: true,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/comments/summary',
    access: 'user',
    effect: 'passing',
    summary: 'Returns the summary of the comments of a task, if one was made and the comments are still the same',
    params: taskId,
    query: LanguageOption,
    response: KeptSummary,
  }),
  summarize: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/comments/summary',
    access: 'user',
    effect: 'passing',
    summary: 'Asks the language model for a summary of the comments of a task, and keeps it until they change',
    params: taskId,
    body: LanguageOption,
    response: KeptSummary,
    ownTransaction: true,
    noReplay: true,
  }),
  description: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/suggestions/description',
    access: 'user',
    effect: 'passing',
    summary: 'Asks the language model for other words for the paragraphs of a description; changes nothing',
    params: taskId,
    body: z.extend(LanguageOption, { kind: z.enum(rewriteKinds, textKey('errors.invalid')) }),
    response: Rewritten,
    ownTransaction: true,
    noReplay: true,
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/email-templates/suggestion',
    access: 'admin',
    effect: 'passing',
    summary: 'Asks the language model for the text of an e-mail template; stores and sends nothing',
    body: MailWish,
    response: MailSuggestion,
    ownTransaction: true,
    noReplay: true,
    audit: 'admin_read',
  }),
};
