// Reads and writes conversations and their messages. Every query has the condition that the conversation is the person's own.
import type { Actor } from '@app/contract/access.ts';
import type { Answer, AnswerTask } from '@app/contract/assistant/proposals.contract.ts';
import type { Conversation, ConversationStep, ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { type AssistantLevel, type AssistantScope, assistantLimits, conversationLimits } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Reads } from '#conversations/tools/what-was-read.ts';
import { intArray, iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { conversationDays } from '#models/models.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** What a conversation is about, and what the assistant may do in it. */
export interface ConversationScope {
  scope: AssistantScope;
  level: AssistantLevel;
  workspaceId: number | null;
  taskId: number | null;
}

/** What a message has besides its text. */
interface MessageParts {
  steps?: ConversationStep[];
  answer?: Answer | null;
  proposalIds?: number[];
  failure?: ReplyFailure | null;
  /** What the model has read for it; missing in replies by rules, whose texts name tasks in many ways. */
  reads?: Reads;
}

export interface MessageRow {
  number: number;
  role: 'person' | 'assistant';
  text: string;
  fromModel: boolean;
  parts: MessageParts;
  createdAt: string;
}

const fields = sql`c.id, c.name, coalesce(c.conversation->>'scope', 'all') as scope, coalesce(c.conversation->>'level', 'propose') as level,
  (c.conversation->>'workspaceId')::int as "workspaceId", (c.conversation->>'taskId')::int as "taskId",
  ${iso(sql`c.created_at`)} as "createdAt", ${iso(sql`c.updated_at`)} as "updatedAt"`;

export async function conversationsOf(db: Db, userId: number): Promise<Conversation[]> {
  return rows(
    db,
    sql`select ${fields} from ai_conversations c where c.user_id = ${userId}
        order by c.updated_at desc, c.id desc limit ${conversationLimits.perPerson}`,
  );
}

/** Returns a conversation of the person; with `lock` nobody else writes to it until the transaction ends. */
export async function findConversation(
  db: Db,
  userId: number,
  conversationId: number,
  lock = false,
): Promise<Conversation | undefined> {
  return firstRow(
    db,
    sql`select ${fields} from ai_conversations c where c.id = ${conversationId} and c.user_id = ${userId} ${lock ? sql`for update` : sql``}`,
  );
}

/** Returns undefined if the person has too many conversations. The caller has locked the limit. */
export async function insertConversation(
  db: Db,
  userId: number,
  name: string,
  about: ConversationScope,
): Promise<Conversation | undefined> {
  return firstRow(
    db,
    sql`with c as (
          insert into ai_conversations (user_id, name, conversation)
          select ${userId}, ${name}, ${jsonb(about)}
          where (select count(*) from ai_conversations where user_id = ${userId}) < ${conversationLimits.perPerson}
          returning *)
        select ${fields} from c`,
  );
}

/** Renames a conversation, or notes what its newest message is about; `updatedAt` orders the list. */
export async function updateConversation(
  db: Db,
  conversationId: number,
  name: string,
  about: ConversationScope,
): Promise<Conversation | undefined> {
  return firstRow(
    db,
    sql`update ai_conversations c set name = ${name}, conversation = ${jsonb(about)}, updated_at = now()
        where c.id = ${conversationId} returning ${fields}`,
  );
}

export async function deleteConversation(db: Db, userId: number, conversationId: number): Promise<boolean> {
  const deleted = await firstRow(
    db,
    sql`delete from ai_conversations where id = ${conversationId} and user_id = ${userId} returning id`,
  );
  return deleted !== undefined;
}

export async function messagesOf(db: Db, conversationId: number): Promise<MessageRow[]> {
  return rows(
    db,
    sql`select number, role, text, from_model as "fromModel", parts, ${iso(sql`created_at`)} as "createdAt"
        from ai_messages where conversation_id = ${conversationId} order by number`,
  );
}

/** Returns what the newest replies consist of, the newest first. */
export async function newestReplies(db: Db, conversationId: number, most: number): Promise<MessageParts[]> {
  const found = await rows<{ parts: MessageParts }>(
    db,
    sql`select parts from ai_messages where conversation_id = ${conversationId} and role = 'assistant'
        order by number desc limit ${most}`,
  );
  return found.map(({ parts }) => parts);
}

/** Returns the beginnings of what the person asked before a message, the oldest first. */
export async function questionsBefore(db: Db, conversationId: number, number: number): Promise<string[]> {
  const found = await rows<{ text: string }>(
    db,
    sql`select left(text, ${assistantLimits.question}) as text from ai_messages
        where conversation_id = ${conversationId} and role = 'person' and number < ${number}
        order by number desc limit ${assistantLimits.previous}`,
  );
  return found.map(({ text }) => text).reverse();
}

/** Returns the number of messages and of their characters. */
export async function sizeOf(db: Db, conversationId: number): Promise<{ messages: number; characters: number }> {
  const found = await firstRow<{ messages: number; characters: number }>(
    db,
    sql`select count(*)::int as messages, coalesce(sum(length(text) + length(parts::text)), 0)::int as characters
        from ai_messages where conversation_id = ${conversationId}`,
  );
  return found ?? { messages: 0, characters: 0 };
}

export async function deleteMessagesFrom(db: Db, conversationId: number, number: number): Promise<void> {
  await db.execute(sql`delete from ai_messages where conversation_id = ${conversationId} and number >= ${number}`);
}

/** Puts one message of the assistant in the place of these. */
export async function replaceMessages(
  db: Db,
  conversationId: number,
  messages: readonly Pick<MessageRow, 'number' | 'createdAt'>[],
  text: string,
): Promise<void> {
  const last = messages.at(-1);
  if (!last) return;
  await db.execute(sql`delete from ai_messages where conversation_id = ${conversationId} and number <= ${last.number}`);
  await db.execute(
    sql`insert into ai_messages (conversation_id, number, role, text, created_at)
        values (${conversationId}, ${last.number}, 'assistant', ${text}, ${last.createdAt})`,
  );
}

type NewMessage = Pick<MessageRow, 'role' | 'text' | 'fromModel' | 'parts'>;

/**
 * Adds a message at the end, and returns it. With `after`, only if that question is still there: the person may have asked again
 * meanwhile, and another question may have its number.
 */
export async function insertMessage(
  db: Db,
  conversationId: number,
  { role, text, fromModel, parts }: NewMessage,
  after?: Pick<MessageRow, 'number' | 'createdAt'>,
): Promise<MessageRow | undefined> {
  return firstRow(
    db,
    sql`insert into ai_messages (conversation_id, number, role, text, from_model, parts)
        select ${conversationId}, coalesce(max(number), 0) + 1, ${role}, ${text}, ${fromModel}, ${jsonb(parts)}
        from ai_messages where conversation_id = ${conversationId}
        having ${after === undefined ? sql`true` : sql`bool_or(${isQuestion(after)})`}
        returning number, role, text, from_model as "fromModel", parts, ${iso(sql`created_at`)} as "createdAt"`,
  );
}

function isQuestion({ number, createdAt }: Pick<MessageRow, 'number' | 'createdAt'>): SQL {
  return sql`number = ${number} and role = 'person' and ${iso(sql`created_at`)} = ${createdAt}`;
}

/** Adds the reply to a question, like `insertMessage`, while nobody else adds one: two would get the same number. */
export async function insertReply(
  db: Db,
  userId: number,
  conversationId: number,
  reply: NewMessage,
  question: MessageRow,
): Promise<MessageRow | undefined> {
  return transaction(db, async (tx) => {
    await findConversation(tx, userId, conversationId, true);
    return insertMessage(tx, conversationId, reply, question);
  });
}

/** Returns those tasks that the person sees now. */
export async function visibleTasks(db: Db, actor: Actor, taskIds: readonly number[]): Promise<AnswerTask[]> {
  if (taskIds.length === 0) return [];
  return rows(
    db,
    sql`select t.id, t.title, t.status, t.priority, t.department, t.workspace_id as "workspaceId", t.due_date::text as "dueDate"
        from tasks t where t.id = any(${intArray(taskIds)}) and t.deleted_at is null and ${taskVisibleTo(actor)} order by t.id`,
  );
}

export async function deleteOldConversations(db: Db): Promise<void> {
  const days = await conversationDays(db);
  await db.execute(sql`delete from ai_conversations where updated_at < now() - make_interval(days => ${days}::int)`);
}
