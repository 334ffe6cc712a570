// The language model behind the assistant: what a person needs to know of it, and what administrators set and see.
import * as z from 'zod/mini';
import { replyFailures } from '#conversations/conversations.contract.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, CalendarDate, Instant, PathId, ResponseId, text, textKey } from '#fields.ts';
import { assistantLimits, assistantSettings, limits } from '#limits.ts';
import { conversationAge, modelLimits, modelProviders, modelUse } from '#models/models.limits.ts';

const levels = z.pipe(
  // The number first: a long list would have an error for each value.
  z.array(z.unknown(), 'errors.invalid').check(z.maxLength(assistantSettings.levels.length, textKey('errors.tooMany'))),
  z.array(z.enum(assistantSettings.levels, textKey('errors.invalid'))),
);

/** What a person needs to know of the model. */
export const ModelForPerson = z.object({
  /** Whether a model answers this person. Without one, all others are empty and conversations are answered by rules. */
  available: z.boolean(),
  /** Whether one would answer if this person used it; neither the company nor a department of theirs has switched it off. */
  offered: z.boolean(),
  /** What the assistant may be asked to do at most; empty without a model. */
  levels: z.array(z.enum(assistantSettings.levels)),
  /** Where texts are sent. */
  host: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** Tokens of this day (UTC); null without a limit. */
  budget: z.nullable(z.object({ limit: z.int(), used: z.int() })),
  /** Whether administrators can read what is sent and answered, because the log of calls keeps it. */
  keepsContent: z.boolean(),
});
export type ModelForPerson = z.output<typeof ModelForPerson>;

const tokens = z
  .int(textKey('models.notTokens'))
  .check(z.gte(0, textKey('models.notTokens')), z.lte(limits.id.max, textKey('models.notTokens')));
const price = z
  .number(textKey('models.notPrice'))
  .check(z.gte(0, textKey('models.notPrice')), z.lte(modelLimits.price, textKey('models.notPrice')));
const conversationDays = z
  .int(textKey('models.notDays'))
  .check(z.gte(conversationAge.min, textKey('models.notDays')), z.lte(conversationAge.max, textKey('models.notDays')));

const settings = {
  provider: z.enum(modelProviders, textKey('errors.invalid')),
  /** Of an OpenAI-compatible server, such as `http://localhost:11434/v1`; null is the provider's own. */
  baseUrl: z.nullable(text(modelLimits.url)),
  model: text(modelLimits.name),
  levels,
  /** Of each person and day; null without a limit. */
  dailyTokens: z.nullable(tokens),
  /** Whether e-mail addresses are taken out of what is sent. */
  redactEmails: z.boolean('errors.invalid'),
  /** Whether the log of calls keeps what was sent and answered. */
  keepContent: z.boolean('errors.invalid'),
  /** Of a million tokens, in any currency. */
  prices: z.nullable(z.object({ input: price, output: price })),
};

export const ModelSettings = z.object({
  ...settings,
  /** A conversation without a new message is deleted after this many days, with a model or without. */
  conversationDays: z.int(),
  /** The people of these departments get answers without a model. */
  offDepartments: z.array(ResponseId),
  /** Ascends with every change. */
  version: z.int(),
  /** What answers now; null if it is switched off, incomplete, or its key cannot be decrypted. */
  answers: z.nullable(z.object({ host: z.string(), model: z.string() })),
  /** Whether a key is stored; it is never shown. */
  hasKey: z.boolean(),
  /** Whether the stored key was encrypted with another SECRET_KEY, so that nothing answers before it is given again. */
  keyUnreadable: z.boolean(),
  /** Whether provider, address, model and key come from the environment and cannot be changed here. */
  fromEnvironment: z.boolean(),
});
export type ModelSettings = z.output<typeof ModelSettings>;

export const ModelSettingsChange = z.object({
  ...settings,
  /** Null deletes the key. Without it the stored key stays, unless the address has changed. */
  apiKey: z.optional(z.nullable(text(modelLimits.key))),
  /** Without it the stored one stays. */
  conversationDays: z.optional(conversationDays),
  /** Without it the stored ones stay. */
  offDepartments: z.optional(
    z.array(bodyId('departments.notFound')).check(z.maxLength(modelLimits.offDepartments, textKey('errors.tooMany'))),
  ),
  /** The version that was read: if another one is stored now, nothing changes, and the answer is a conflict with the stored settings. */
  version: z.optional(z.int('errors.invalid')),
});
export type ModelSettingsChange = z.output<typeof ModelSettingsChange>;

/** How a call of the model ended, or that it has not. */
export const callOutcomes = ['running', 'done', ...replyFailures] as const;

const call = {
  id: ResponseId,
  userId: ResponseId,
  fullName: z.string(),
  at: Instant,
  host: z.string(),
  model: z.string(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  cost: z.nullable(z.number()),
  /** Milliseconds; null while it is running. */
  duration: z.nullable(z.int()),
  outcome: z.enum(callOutcomes),
};

const ModelCall = z.object({ ...call, hasContent: z.boolean() });
export type ModelCall = z.output<typeof ModelCall>;

const used = { calls: z.int(), tokensIn: z.int(), tokensOut: z.int(), cost: z.nullable(z.number()) };

/** Calls, tokens and cost of a person, of a day, or of a person on a day. */
const ModelUsage = z.object({
  day: z.nullable(CalendarDate),
  userId: z.nullable(ResponseId),
  fullName: z.nullable(z.string()),
  ...used,
});
export type ModelUsage = z.output<typeof ModelUsage>;

export const ModelPreview = z.object({
  /** An example of a person's message. */
  text: text(assistantLimits.text),
  /** Whether e-mail addresses are taken out. */
  redactEmails: z.boolean('errors.invalid'),
});
export type ModelPreview = z.output<typeof ModelPreview>;

export const models = {
  get: endpoint({
    method: 'GET',
    path: '/api/assistant/model',
    access: 'user',
    summary: 'Returns whether a model answers the caller, where texts are sent, and what is left of the budget of the day',
    response: ModelForPerson,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/assistant/model-settings',
    access: 'admin',
    summary: 'Returns the settings of the model, without its key',
    response: ModelSettings,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/assistant/model-settings',
    access: 'admin',
    summary: 'Changes the settings of the model',
    body: ModelSettingsChange,
    response: ModelSettings,
    noReplay: true,
    reauthentication: true,
    audit: 'model_settings_changed',
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/assistant/model-settings/test',
    access: 'admin',
    effect: 'passing',
    summary:
      'Asks the model for the call of a tool and for what a question means, and returns what it can, how long that took, or why it failed',
    response: z.object({ success: z.boolean(), message: z.string(), duration: z.int() }),
    ownTransaction: true,
    noReplay: true,
    audit: 'model_tested',
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/assistant/model-usage',
    access: 'admin',
    summary: 'Returns a page of calls, tokens and cost of the last days (UTC), by person, by day or by both, and their sums',
    query: z.object({
      days: z.optional(z.enum(modelUse.days, 'errors.invalid')),
      by: z.optional(z.enum(modelUse.by, 'errors.invalid')),
      /** The rows before this page. */
      skip: z.optional(PathId),
    }),
    response: z.object({
      rows: z.array(ModelUsage),
      /** Of all rows, not of this page alone. */
      total: z.object({ ...used, people: z.int() }),
      /** What the next page skips; null where nothing follows. */
      next: z.nullable(z.int()),
    }),
  }),
  calls: endpoint({
    method: 'GET',
    path: '/api/assistant/model-calls',
    access: 'admin',
    summary:
      'Returns the latest calls of the model, of one person or with one outcome if asked; before continues with older ones',
    query: z.object({
      before: z.optional(PathId),
      userId: z.optional(PathId),
      outcome: z.optional(z.enum(callOutcomes, 'errors.invalid')),
    }),
    response: z.object({ calls: z.array(ModelCall), next: z.nullable(ResponseId) }),
  }),
  call: endpoint({
    method: 'GET',
    path: '/api/assistant/model-calls/:callId',
    access: 'admin',
    summary: 'Returns a call of the model, with what was sent and answered if that is kept',
    params: z.object({ callId: PathId }),
    response: z.object({ ...call, content: z.nullable(z.string()) }),
    audit: 'model_call_read',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/assistant/model-settings/preview',
    access: 'admin',
    effect: 'none',
    summary: "Returns what is sent to the model with a caller's first message; sends and changes nothing",
    body: ModelPreview,
    response: z.object({
      instructions: z.string(),
      message: z.string(),
      tools: z.array(z.object({ name: z.string(), description: z.string() })),
    }),
    audit: 'admin_read',
    noReplay: true,
  }),
};
