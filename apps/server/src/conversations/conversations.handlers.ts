// Conversations: list, begin, read, rename, delete, export, and the message with its streamed reply.

import type { Api } from '@app/contract/api.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { conversationFile } from '#conversations/conversation-file.ts';
import {
  type ConversationScope,
  conversationsOf,
  deleteConversation,
  findConversation,
  insertConversation,
  messagesOf,
  updateConversation,
} from '#conversations/conversations.sql.ts';
import { messagesForPerson } from '#conversations/messages-for-person.ts';
import { sendMessage } from '#conversations/send-message.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';

export const conversations: Handlers<Api['conversations']> = {
  list: ({ db, actor }) => conversationsOf(db, actor.id),

  async create({ db, actor, body: { name = '', ...scope } }) {
    const about: ConversationScope = { scope: 'all', level: 'propose', workspaceId: null, taskId: null, ...definedFields(scope) };
    await lockLimit(db, `conversations:${actor.id}`);
    const conversation = await insertConversation(db, actor.id, name, about);
    if (!conversation) throw conflictError('ask.tooManyConversations');
    return conversation;
  },

  async get({ db, actor, params }) {
    const conversation = requireFound(await findConversation(db, actor.id, params.conversationId), 'ask.conversationNotFound');
    return { ...conversation, messages: await messagesForPerson(db, actor, await messagesOf(db, params.conversationId)) };
  },

  async update({ db, actor, params, body }) {
    const found = await findConversation(db, actor.id, params.conversationId, true);
    const { id, scope, level, workspaceId, taskId } = requireFound(found, 'ask.conversationNotFound');
    const renamed = await updateConversation(db, id, body.name, { scope, level, workspaceId, taskId });
    return requireFound(renamed, 'ask.conversationNotFound');
  },

  async remove({ db, actor, params }) {
    requireFound((await deleteConversation(db, actor.id, params.conversationId)) || undefined, 'ask.conversationNotFound');
    return { success: true };
  },

  async export({ db, actor, params }) {
    const conversation = requireFound(await findConversation(db, actor.id, params.conversationId), 'ask.conversationNotFound');
    const messages = await messagesForPerson(db, actor, await messagesOf(db, params.conversationId));
    return conversationFile(actor, conversation, messages);
  },

  send: ({ params, body, ...caller }) => sendMessage(caller, params.conversationId, body),
};
