// The conversations with the assistant: list, one with its messages, begin, rename, export, delete.
import * as api from '@app/contract/api.ts';
import type { Conversation } from '@app/contract/conversations/conversations.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, RequestError } from '#lib/call.ts';
import { saveFile } from '#lib/save-file.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const conversationsQuery = queryOptions({
  queryKey: ['conversations', 'list'],
  queryFn: ({ signal }) => call(api.conversations.list, { signal }),
});

export function conversationQuery(conversationId: number) {
  return queryOptions({
    queryKey: ['conversations', 'one', conversationId],
    queryFn: async ({ signal, client }) => {
      try {
        return await call(api.conversations.get, { params: { conversationId }, signal });
      } catch (error) {
        // Deleted in another tab, or because nobody wrote in it for long.
        if (isGone(error)) leaveOut(client, conversationId);
        throw error;
      }
    },
  });
}

/** Returns whether a call failed because the conversation does not exist any more. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
}

function leaveOut(client: QueryClient, conversationId: number): void {
  client.setQueryData(conversationsQuery.queryKey, (list) => list?.filter(({ id }) => id !== conversationId));
}

/** Puts a conversation that was begun, renamed or continued at its place in the list. */
export function keepConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData(
    conversationsQuery.queryKey,
    (list) =>
      list &&
      [conversation, ...list.filter(({ id }) => id !== conversation.id)].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)),
  );
}

export function renameConversation(conversationId: number) {
  return mutationOptions({
    mutationKey: ['conversations', 'rename', conversationId],
    mutationFn: (name: string) => call(api.conversations.update, { params: { conversationId }, body: { name } }),
    onSuccess: (conversation, _name, _shown, { client }) => {
      keepConversation(client, conversation);
      client.setQueryData(conversationQuery(conversationId).queryKey, (before) => before && { ...before, ...conversation });
      toast(currentText().conversations.renamed);
    },
  });
}

export const exportConversation = mutationOptions({
  mutationKey: ['conversations', 'export'],
  mutationFn: async ({ id }: Conversation) => {
    const file = await call(api.conversations.export, { params: { conversationId: id } });
    saveFile(file, `${currentText().conversations.fileName}-${id}.md`);
  },
  onError: (error) => toast({ title: currentText().conversations.exportFailed, text: reasonOf(error), kind: 'destructive' }),
});

export const removeConversation = mutationOptions({
  mutationKey: ['conversations', 'remove'],
  mutationFn: ({ id }: Conversation) => call(api.conversations.remove, { params: { conversationId: id } }),
  onSuccess: (_done, { id }, _shown, { client }) => {
    leaveOut(client, id);
    client.removeQueries({ queryKey: conversationQuery(id).queryKey });
    toast(currentText().conversations.removed);
  },
  onError: (error) => toast({ title: currentText().conversations.removeFailed, text: reasonOf(error), kind: 'destructive' }),
});
