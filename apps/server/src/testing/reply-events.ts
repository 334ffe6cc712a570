// For tests: the events of a streamed reply, checked against the contract.
import { ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import * as z from 'zod/mini';
import type { Reply } from '#testing/test-app.ts';

/** Returns the events; throws the answer if it is none. */
export function eventsIn({ status, text }: Pick<Reply, 'status' | 'text'>): ReplyEvent[] {
  if (status !== 200) throw new Error(`${status} ${text}`);
  const messages = text.split('\n\n').filter((message) => message.startsWith('data: '));
  return messages.map((message) => z.parse(ReplyEvent, JSON.parse(message.slice('data: '.length))));
}
