// Conversations of a person with the assistant. Everybody has only their own, and only sessions may read them.
import * as z from 'zod/mini';
import { Answer, AnswerTask, BoardId, LanguageName, Proposal } from '#assistant/proposals.contract.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, requiredText, Success, textKey } from '#fields.ts';
import { assistantLimits, assistantSettings, conversationLimits } from '#limits.ts';

/** What the assistant may look at, and what it may do. */
const scopeFields = {
  scope: z.optional(z.enum(assistantSettings.scopes, textKey('errors.invalid'))),
  level: z.optional(z.enum(assistantSettings.levels, textKey('errors.invalid'))),
  /** The board of the scope `board`; 0 is the company view. */
  workspaceId: z.optional(z.nullable(BoardId)),
  /** The task of the scope `task`, which 'it' names. */
  taskId: z.optional(z.nullable(bodyId('errors.invalid'))),
};

const name = nameText(1, conversationLimits.name, 'ask.nameRequired');

export const Conversation = z.object({
  id: ResponseId,
  /** Empty until the first message, whose beginning becomes the name. */
  name: z.string(),
  scope: z.enum(assistantSettings.scopes),
  level: z.enum(assistantSettings.levels),
  workspaceId: z.nullable(z.int()),
  taskId: z.nullable(ResponseId),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Conversation = z.output<typeof Conversation>;

/** Something that the assistant looked up, proposed or did. */
export const ConversationStep = z.object({
  id: z.string(),
  tool: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  /** The step as a sentence. */
  text: z.string(),
});
export type ConversationStep = z.output<typeof ConversationStep>;

/** Why the model did not answer, or not to the end. `stopped` is the person's own doing. */
export const replyFailures = [
  'unreachable',
  'slow',
  'badKey',
  'noCredit',
  'noTools',
  'contextFull',
  'badAnswer',
  'refused',
  'budget',
  'busy',
  'stopped',
  'tooLong',
  'unexpected',
] as const;
export const ReplyFailure = z.object({
  code: z.enum(replyFailures),
  /** The reason as a sentence in the person's language. */
  text: z.string(),
});
export type ReplyFailure = z.output<typeof ReplyFailure>;

export const ConversationMessage = z.object({
  /** Ascends within a conversation; `from` continues before a number. */
  number: z.int(),
  role: z.enum(['person', 'assistant']),
  /** Plain text of the person, or the model's words, in Markdown of which no link or image is made. `#12` names a task. */
  text: z.string(),
  createdAt: Instant,
  /** Whether a model wrote the text. */
  fromModel: z.boolean(),
  steps: z.array(ConversationStep),
  /** Those tasks named in the text that the person sees now. */
  tasks: z.array(AnswerTask),
  /** The answer without a model: alone where no model is configured, or beside the failure of one. */
  answer: z.nullable(Answer),
  /** As they are now. What the level `auto` did is a confirmed proposal, which can be undone. */
  proposals: z.array(Proposal),
  failure: z.nullable(ReplyFailure),
});
export type ConversationMessage = z.output<typeof ConversationMessage>;

export const ConversationWithMessages = z.extend(Conversation, { messages: z.array(ConversationMessage) });
export type ConversationWithMessages = z.output<typeof ConversationWithMessages>;

/**
 * What a reply sends, in any order, ending with `done` or `failed`. `text` continues the text; a `step` replaces the one with the
 * same id. `known` is what the rules know of a text that they are not sure of, while a model is asked. `failed` also has the stored message, with the answer without a model.
 */
export const ReplyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('step'), step: ConversationStep }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  z.object({ type: z.literal('known'), text: z.string(), answer: Answer }),
  z.object({ type: z.literal('done'), message: ConversationMessage, conversation: Conversation }),
  z.object({
    type: z.literal('failed'),
    failure: ReplyFailure,
    message: z.nullable(ConversationMessage),
    conversation: Conversation,
  }),
]);
export type ReplyEvent = z.output<typeof ReplyEvent>;

export const MessageToSend = z.object({
  text: requiredText(1, assistantLimits.text, 'ask.textRequired'),
  language: LanguageName,
  /** Scope and level are those of the last message unless they are given. */
  ...scopeFields,
  /** To ask again, or to edit and ask again: messages with this number or a higher one are deleted first. */
  from: z.optional(z.int('errors.invalid').check(z.gte(1, textKey('errors.invalid')))),
});
export type MessageToSend = z.output<typeof MessageToSend>;

const conversationId = z.object({ conversationId: PathId });

export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/api/assistant/conversations',
    access: 'user',
    summary: "Returns the caller's conversations with the assistant, the latest first",
    response: z.array(Conversation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/assistant/conversations',
    access: 'user',
    summary: 'Begins a conversation with the assistant',
    body: z.object({ name: z.optional(name), ...scopeFields }),
    response: Conversation,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/assistant/conversations/:conversationId',
    access: 'user',
    summary: 'Returns a conversation with its messages, proposals as they are now',
    params: conversationId,
    response: ConversationWithMessages,
    largeResponse: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/assistant/conversations/:conversationId',
    access: 'user',
    summary: 'Renames a conversation',
    params: conversationId,
    body: z.object({ name }),
    response: Conversation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/assistant/conversations/:conversationId',
    access: 'user',
    summary: 'Deletes a conversation with its messages',
    params: conversationId,
    response: Success,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/assistant/conversations/:conversationId/export',
    access: 'user',
    summary: 'Returns a conversation as a Markdown file',
    params: conversationId,
    file: 'text/markdown; charset=utf-8',
    response: z.unknown(),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/assistant/conversations/:conversationId/messages',
    access: 'user',
    summary:
      'Sends a message and streams the reply (server-sent events), whose last event is done or failed; closing the connection stops it',
    params: conversationId,
    body: MessageToSend,
    response: ReplyEvent,
    stream: true,
    ownTransaction: true,
    noReplay: true,
  }),
};
