// Finds the stored messages of a reply that is being written, or that failed.
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';

interface SentMessage {
  body: { text: string; from?: number | undefined };
  /** When the newest message before it was stored. */
  since: string;
}

interface Exchange {
  question: ConversationMessage | undefined;
  answer: ConversationMessage | undefined;
}

/** Returns the stored message of what was sent, with its answer; an older message with the same text is another one. */
export function storedExchange(messages: readonly ConversationMessage[], { body, since }: SentMessage): Exchange {
  const question = messages.findLast(({ role, text, createdAt }) => role === 'person' && text === body.text && createdAt > since);
  const answer = question && messages.find(({ role, number }) => role === 'assistant' && number > question.number);
  return { question, answer };
}

/** Leaves out what the reply that is being written shows itself, and what it replaces. */
export function visibleMessages(
  messages: readonly ConversationMessage[],
  reply: (SentMessage & { error?: unknown }) | undefined,
): readonly ConversationMessage[] {
  if (!reply || reply.error !== undefined) return messages;
  const { from } = reply.body;
  const remaining = from === undefined ? messages : messages.filter(({ number }) => number < from);
  const { question } = storedExchange(remaining, reply);
  return question ? remaining.filter(({ number }) => number < question.number) : remaining;
}
