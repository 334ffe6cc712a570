// The replies that are being written. They live outside the screens, so that a reply goes on while somebody reads another
// conversation, and end when their person logs out.
import * as api from '@app/contract/api.ts';
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import type { BodyInput } from '@app/contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { conversationQuery, keepConversation } from '#features/conversations/conversations.queries.ts';
import { collectProgress, type ReplyProgress } from '#features/conversations/reply-progress.ts';
import { storedExchange } from '#features/conversations/stored-exchange.ts';
import { announce } from '#lib/announce.ts';
import { callStream } from '#lib/call-stream.ts';
import { session } from '#lib/session.ts';
import { createStore, type Store } from '#lib/store.ts';
import { currentLanguage, currentText } from '#lib/text.ts';

export type MessageBody = BodyInput<typeof api.conversations.send>;

export interface Reply {
  /** What was sent. */
  body: MessageBody;
  /** When the newest message before it was stored; empty where none is known. */
  since: string;
  /** The server has accepted the question. */
  accepted: boolean;
  progress: Store<ReplyProgress>;
  /** Why it ended without a message. */
  error?: unknown;
}

/** A reply is given up after so long without an event, longer than a model may have (milliseconds). */
export const silence = 600_000;

/** Pauses before the stored part of a reply that broke off is looked for again (milliseconds). */
const storedAfter = [300, 1_000, 3_000];

/** By the id of the conversation. */
export const replies = createStore<Readonly<Record<number, Reply>>>({});
const running = new Map<number, AbortController>();

// The next person at this browser must neither see nor continue them.
session.subscribe(() => {
  if (session.get().phase !== 'leaving') return;
  replies.set({});
  for (const controller of running.values()) controller.abort();
  running.clear();
});

/**
 * Sends a message and follows the reply. Never rejects: the reply has the error. Does nothing while another reply of the
 * conversation is being written.
 */
export async function sendMessage(
  client: QueryClient,
  conversationId: number,
  given: MessageBody,
  onAccepted?: () => void,
): Promise<void> {
  if (running.has(conversationId)) return;
  // The server trims it, too: the stored message has the same text.
  const body = { ...given, text: given.text.trim(), language: currentLanguage() };
  const controller = new AbortController();
  running.set(conversationId, controller);
  const progress = createStore<ReplyProgress>({ text: '', steps: [] });
  const since = newestInstant(messagesIn(client, conversationId));
  replies.set({ ...replies.get(), [conversationId]: { body, since, accepted: false, progress } });
  const collected = collectProgress(progress);
  let ended = false;
  try {
    await callStream(api.conversations.send, {
      params: { conversationId },
      body,
      signal: controller.signal,
      silence,
      onAccepted: () => {
        change(conversationId, { accepted: true });
        onAccepted?.();
      },
      onEvent: (event) => {
        collected.take(event);
        if (event.type !== 'done' && event.type !== 'failed') return;
        ended = true;
        keepConversation(client, event.conversation);
      },
    });
    if (!ended) throw new Error(currentText().conversations.interrupted);
  } catch (error) {
    if (!ended && !controller.signal.aborted) change(conversationId, { error });
  }
  collected.end();
  if (running.get(conversationId) !== controller) return;
  running.delete(conversationId);
  await settle(client, conversationId);
  if (ended && session.get().phase !== 'leaving') announce(currentText().conversations.answered);
}

/** Sends what failed once more. A question that the server has stored is replaced, and an answer that it has stored is shown. */
export async function retryReply(client: QueryClient, conversationId: number, onAccepted?: () => void): Promise<void> {
  const reply = replies.get()[conversationId];
  if (!reply || running.has(conversationId)) return;
  try {
    const { messages } = await client.fetchQuery({ ...conversationQuery(conversationId), staleTime: 0 });
    const { question, answer } = storedExchange(messages, reply);
    if (isComplete(answer)) dismissReply(conversationId);
    else await sendMessage(client, conversationId, { ...reply.body, from: question?.number ?? reply.body.from }, onAccepted);
  } catch (error) {
    change(conversationId, { error });
  }
}

/** Stops the reply; the server stores what has come so far. */
export function stopReply(conversationId: number): void {
  running.get(conversationId)?.abort();
}

/** Forgets a reply that failed. */
export function dismissReply(conversationId: number): void {
  const { [conversationId]: _gone, ...others } = replies.get();
  replies.set(others);
}

/**
 * Loads what the server has stored, which is the truth, and forgets the reply if it is there. A reply that was stopped or broke
 * off is stored a moment later.
 */
async function settle(client: QueryClient, conversationId: number): Promise<void> {
  const { queryKey } = conversationQuery(conversationId);
  const reply = () => replies.get()[conversationId];
  for (const pause of [0, ...storedAfter]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    // A first load that is under way may have read the conversation before.
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
    const sent = reply();
    if (!sent || running.has(conversationId)) return;
    const { question, answer } = storedExchange(messagesIn(client, conversationId), sent);
    const failed = client.getQueryState(queryKey)?.error;
    if (sent.error === undefined && failed) change(conversationId, { error: failed });
    if (isComplete(answer)) dismissReply(conversationId);
    if (failed || !question || answer) break;
  }
  if (!running.has(conversationId) && reply()?.error === undefined) dismissReply(conversationId);
}

function isComplete(answer: ConversationMessage | undefined): boolean {
  return answer !== undefined && answer.failure === null;
}

function messagesIn(client: QueryClient, conversationId: number): readonly ConversationMessage[] {
  return client.getQueryData(conversationQuery(conversationId).queryKey)?.messages ?? [];
}

function newestInstant(messages: readonly ConversationMessage[]): string {
  return messages.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '');
}

function change(conversationId: number, part: Partial<Reply>): void {
  const all = replies.get();
  const reply = all[conversationId];
  if (reply) replies.set({ ...all, [conversationId]: { ...reply, ...part } });
}
