// What a model gets of a conversation: what was said, what tools found, and what became of proposals, all as the person sees it now.
import type { Actor } from '@app/contract/access.ts';
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { ModelMessage } from 'ai';
import { type MessageRow, visibleTasks } from '#conversations/conversations.sql.ts';
import { messagesForPerson } from '#conversations/messages-for-person.ts';
import { asData } from '#conversations/tools/tool-box.ts';
import type { Db } from '#db/connect.ts';

export interface History {
  messages: ModelMessage[];
  /** What was said before these messages; empty if they are all. */
  before: string;
}

/** Returns the latest messages that fit, beginning with one of the person, and a summary of those before. */
export async function historyFor(db: Db, actor: Actor, rows: readonly MessageRow[], characters: number): Promise<History> {
  const shown = await messagesForPerson(db, actor, rows);
  const read = new Set(rows.flatMap(({ parts }) => parts.reads?.taskIds ?? []));
  const tasks = new Map((await visibleTasks(db, actor, [...read])).map((task) => [task.id, task]));
  const groups = shown.map((message, at) =>
    message.role === 'person' ? said(message) : replied(message, found(rows[at], message, tasks)),
  );
  let first = shown.length;
  let size = 0;
  for (let at = shown.length - 1; at >= 0 && shown.length - at <= modelLimits.history.messages; at--) {
    size += JSON.stringify(groups[at]).length;
    if (size > characters && first < shown.length) break;
    first = at;
  }
  while (first < shown.length && shown[first]?.role !== 'person') first++;
  return { messages: groups.slice(first).flat(), before: summaryOf(shown.slice(0, first)) };
}

/** Characters of the summary, and of one question in it. */
const summary = { characters: 1_500, question: 120 };

/** Returns what the person said, the latest within the limit. */
export function summaryOf(messages: readonly Pick<ConversationMessage, 'role' | 'text'>[]): string {
  const lines = messages
    .filter(({ role }) => role === 'person')
    .map(({ text }) => `- ${text.replace(/\s+/g, ' ').slice(0, summary.question).toWellFormed()}`);
  let size = 0;
  const kept = lines.reverse().filter((line) => {
    size += line.length + 1;
    return size <= summary.characters;
  });
  return kept.reverse().join('\n');
}

function said({ text }: ConversationMessage): ModelMessage[] {
  return text === '' ? [] : [{ role: 'user', content: text }];
}

interface Found {
  tasks: { id: number; title: string; status: string; dueDate: string | null }[];
  proposals: { state: string; changes: string[] }[];
}

function found(
  row: MessageRow | undefined,
  message: ConversationMessage,
  tasks: ReadonlyMap<number, ConversationMessage['tasks'][number]>,
): Found {
  const seen = [
    ...message.tasks,
    ...(message.answer?.tasks ?? []),
    ...(row?.parts.reads?.taskIds ?? []).flatMap((id) => tasks.get(id) ?? []),
  ];
  const each = [...new Map(seen.map((task) => [task.id, task])).values()].slice(0, modelLimits.history.tasks);
  const proposals = [
    ...new Map(
      [...message.proposals, ...(message.answer?.proposal ? [message.answer.proposal] : [])].map((one) => [one.id, one]),
    ).values(),
  ];
  return {
    tasks: each.map(({ id, title, status, dueDate }) => ({ id, title, status, dueDate })),
    proposals: proposals.map(({ state, acts }) => ({
      state,
      changes: acts.slice(0, modelLimits.history.tasks).map(({ text }) => text),
    })),
  };
}

/** A reply is the call of a tool with what it found, and the words after it. */
function replied({ number, text, answer, steps }: ConversationMessage, { tasks, proposals }: Found): ModelMessage[] {
  const words = text === '' ? (answer?.text ?? '') : text;
  const spoken: ModelMessage[] = words === '' ? [] : [{ role: 'assistant', content: words }];
  if (tasks.length === 0 && proposals.length === 0) return spoken;
  const call = {
    toolCallId: `earlier-${number}`,
    toolName: steps.find(({ tool }) => tool !== 'other' && tool !== 'think')?.tool ?? 'search_tasks',
  };
  return [
    { role: 'assistant', content: [{ type: 'tool-call', ...call, input: {} }] },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          ...call,
          output: { type: 'json', value: asData({ tasks, proposals }, modelLimits.result) as never },
        },
      ],
    },
    ...spoken,
  ];
}
