// Begins a conversation with its first message.
import * as api from '@app/contract/api.ts';
import type { Conversation } from '@app/contract/conversations/conversations.contract.ts';
import type { AssistantLevel } from '@app/contract/limits.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { keepConversation } from '#features/conversations/conversations.queries.ts';
import { dismissReply, type MessageBody, replies, sendMessage } from '#features/conversations/replies.ts';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';

/** What a message is about. */
export type About = Pick<Conversation, 'scope' | 'workspaceId' | 'taskId'>;

interface FirstMessage {
  text: string;
  about: About;
  level: AssistantLevel;
}

/** Returns the conversation once its first message is accepted; the reply goes on. */
export const beginConversation = mutationOptions({
  mutationKey: ['conversations', 'begin'],
  mutationFn: async ({ text, about, level }: FirstMessage, { client }) => {
    const made = await call(api.conversations.create, { body: { ...about, level } });
    const error = await refusalOf(client, made, { text, ...about, level });
    if (error === undefined) return made;
    dismissReply(made.id);
    // Without a message it would only be in the way.
    call(api.conversations.remove, { params: { conversationId: made.id } }).catch(() => undefined);
    throw error;
  },
});

/** Sends the message; returns undefined once it is accepted, or why it is not. */
function refusalOf(client: QueryClient, made: Conversation, body: MessageBody): Promise<unknown> {
  return new Promise((resolve) => {
    function accept(): void {
      keepConversation(client, made);
      resolve(undefined);
    }
    void sendMessage(client, made.id, body, accept).then(() =>
      resolve(replies.get()[made.id]?.error ?? new Error(currentText().conversations.interrupted)),
    );
  });
}
