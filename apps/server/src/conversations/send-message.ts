// Takes a message of a person and streams the reply. The message is stored before the reply begins, so that it is never lost.

import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type {
  Conversation,
  MessageToSend,
  ReplyEvent,
  ReplyFailure,
} from '@app/contract/conversations/conversations.contract.ts';
import { assistantLimits, conversationLimits, rateLimits } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import { ask, isUnsure } from '#assistant/ask.ts';
import { askMeant, type MeantAnswer, proposeMeant } from '#conversations/ask-meant.ts';
import {
  type ConversationScope,
  deleteMessagesFrom,
  findConversation,
  insertMessage,
  insertReply,
  type MessageRow,
  messagesOf,
  questionsBefore,
  replaceMessages,
  sizeOf,
  updateConversation,
} from '#conversations/conversations.sql.ts';
import { earlierTasks } from '#conversations/earlier-tasks.ts';
import { summaryOf } from '#conversations/history.ts';
import { messagesForPerson } from '#conversations/messages-for-person.ts';
import { emptyReply, type ModelReply, replyWithModel } from '#conversations/model-reply.ts';
import { weights } from '#conversations/rank-kinds.ts';
import { replyStream } from '#conversations/reply-stream.ts';
import type { Db } from '#db/connect.ts';
import type { RequestContext, StreamAnswer } from '#endpoints/context.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { learnTools, mayUseTools } from '#models/model-abilities.ts';
import { type CurrentModel, modelFor } from '#models/model-settings.ts';
import { actList, actsOf } from '#models/name-acts.ts';
import { kindList, kindsOf } from '#models/name-kind.ts';
import { namedWords } from '#models/name-words.ts';
import { takeSlot } from '#models/slots.ts';
import { watchCaller } from '#models/watch-caller.ts';
import { requireTask } from '#tasks/require-task.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { findWorkspace, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

type Caller = Pick<RequestContext, 'db' | 'config' | 'log' | 'transaction' | 'asAssistant' | 'connectModel' | 'stopping'> & {
  actor: Principal;
};

export async function sendMessage(caller: Caller, conversationId: number, message: MessageToSend): Promise<StreamAnswer> {
  const { db, config, actor, log, transaction } = caller;
  await limitAttempts(db, `assistant:${actor.id}`, rateLimits.assistant);
  const current = await modelFor(db, config, actor.id);
  let end: (() => void) | undefined;
  const saved = await transaction(async (tx) => {
    const question = await addQuestion(tx, actor, conversationId, message);
    const known = await answerWithoutModel(tx, actor, question, message);
    // What the rules understand is answered at once: a model is never waited for there.
    if (!current || (!isUnsure(known) && !isPasted(message, known)))
      return { ...question, stored: await storeAnswer(tx, question, known) };
    // Who waits for too many stores no question. The work may be done a second time.
    end ??= takeSlot(actor.id);
    return { ...question, known, current, end };
  }).catch((error: unknown) => {
    end?.();
    throw error;
  });
  if ('known' in saved) return sendToModel(caller, saved, message);
  end?.();
  const { conversation, stored } = saved;
  return replyStream(log, async (send) => {
    const [shown] = await messagesForPerson(db, actor, [stored]);
    if (!shown) return;
    for (const proposal of shown.proposals) send({ type: 'proposal', proposal });
    send({ type: 'done', message: shown, conversation });
  });
}

/** Of several lines the rules make tasks, although somebody may want something else of them. */
function isPasted({ text }: MessageToSend, { kind }: Answer): boolean {
  return kind !== 'answer' && text.trim().includes('\n');
}

interface UnsureQuestion extends SavedQuestion {
  /** What the rules make of it. */
  known: Answer;
  current: CurrentModel;
  /** Ends the wait for the model. */
  end: () => void;
}

/** Shows what the rules know, and meanwhile asks the model: first what is meant, then with tools. */
async function sendToModel(caller: Caller, question: UnsureQuestion, message: MessageToSend): Promise<StreamAnswer> {
  const { db, actor, log } = caller;
  const { known, current, end } = question;
  try {
    const messages = await messagesOf(db, question.conversation.id);
    return replyStream(log, async (write, stopped) => {
      const watch = watchCaller(caller.asAssistant);
      // Whoever has logged out reads no more.
      const send = (event: ReplyEvent) => void (watch.signal.aborted || write(event));
      try {
        if (!known.proposal) send({ type: 'known', text: known.text, answer: known });
        const { meant, failure } = await whatIsMeant(caller, question, message, { ending: watch.signal, stopped });
        const usesTools = !meant?.isSure && mayUseTools(current.access) && !watch.signal.aborted && !stopped.aborted;
        const reply = failure
          ? emptyReply(failure)
          : usesTools
            ? await replyWithModel(caller, { ...question, messages, actor, send, stopped, watch })
            : undefined;
        if (reply?.failure === 'noTools') learnTools(current.access, 'none');
        if (reply?.failure === 'slow') learnTools(current.access, 'slow');
        await storeReply(caller, question, meant?.answer ?? known, reply, send);
      } finally {
        watch.end();
        end();
      }
    });
  } catch (error) {
    end();
    throw error;
  }
}

interface Meaning {
  meant?: MeantAnswer | undefined;
  /** Why the model need not be asked with tools, either. */
  failure?: ReplyFailure['code'] | undefined;
}

interface Signals {
  ending: AbortSignal;
  stopped: AbortSignal;
}

function isEnded({ ending, stopped }: Signals): boolean {
  return ending.aborted || stopped.aborted;
}

/** Asks the model what is meant, where the rules can read the text. */
async function whatIsMeant(
  caller: Caller,
  { conversation, board, current }: UnsureQuestion,
  { text, language }: MessageToSend,
  signals: Signals,
): Promise<Meaning> {
  const { actor, transaction, log } = caller;
  if (text.trim().includes('\n') || text.length > assistantLimits.question) return {};
  const request = { current, userId: actor.id, text, ...signals };
  const said = await namedWords(caller, kindList, request);
  const { kinds, change } = kindsOf(said);
  const isChange = change >= weights.change;
  const acts = isChange && !isEnded(signals) ? await namedWords(caller, actList, request) : undefined;
  const { likely, failure } = acts ?? said;
  if (likely.length === 0 || isEnded(signals)) return { failure };
  const meant = await transaction(async (tx) => {
    const input = { text, language, workspaceId: board?.id, taskId: conversation.taskId };
    const earlier = await earlierTasks(tx, actor, conversation.id);
    return acts ? proposeMeant(tx, actor, input, earlier, actsOf(acts)) : askMeant(tx, actor, input, earlier, kinds);
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'what a model has said to be meant could not be answered');
    return undefined;
  });
  return { meant };
}

/** After these, the question is answered by rules, too. */
const answeredByRules: readonly ReplyFailure['code'][] = [
  'unreachable',
  'slow',
  'badKey',
  'noCredit',
  'noTools',
  'contextFull',
  'badAnswer',
  'budget',
  'busy',
  'unexpected',
];

/** Stores the reply, unless the question was deleted or asked again meanwhile. Without one, the rules' answer is it. */
async function storeReply(
  { db, actor }: Caller,
  { conversation, question }: SavedQuestion,
  known: Answer,
  reply: ModelReply | undefined,
  send: (event: ReplyEvent) => void,
): Promise<void> {
  const code = reply?.failure;
  const failure = code === undefined ? null : { code, text: repliesTexts[actor.language].failures[code] };
  const byRules = !reply || (code !== undefined && answeredByRules.includes(code) && reply.proposalIds.length === 0);
  const answer = byRules ? known : null;
  const message = reply
    ? {
        ...({ role: 'assistant', text: reply.text, fromModel: true } as const),
        parts: { steps: reply.steps, proposalIds: reply.proposalIds, answer, failure, reads: reply.reads },
      }
    : ({ role: 'assistant', text: known.text, fromModel: false, parts: { answer: known } } as const);
  const stored = await insertReply(db, actor.id, conversation.id, message, question);
  const [shown = null] = stored ? await messagesForPerson(db, actor, [stored]) : [];
  if (answer?.proposal && shown) for (const proposal of shown.proposals) send({ type: 'proposal', proposal });
  if (failure) send({ type: 'failed', failure, message: shown, conversation });
  else if (shown) send({ type: 'done', message: shown, conversation });
}

interface SavedQuestion {
  conversation: Conversation;
  question: MessageRow;
  /** The board of the scope; of one task, the task's. */
  board: WorkspaceRow | undefined;
}

/** Stores the question; deletes the messages that it replaces. Throws 404 and 403 for a board or a task that the person does not see. */
async function addQuestion(tx: Db, actor: Principal, conversationId: number, message: MessageToSend): Promise<SavedQuestion> {
  const found = requireFound(await findConversation(tx, actor.id, conversationId, true), 'ask.conversationNotFound');
  const { text, from } = message;
  const about = {
    scope: message.scope ?? found.scope,
    level: message.level ?? found.level,
    workspaceId: message.workspaceId === undefined ? found.workspaceId : message.workspaceId,
    taskId: message.taskId === undefined ? found.taskId : message.taskId,
  };
  const board = await boardOf(tx, actor, about);
  if (from !== undefined) await deleteMessagesFrom(tx, conversationId, from);
  await makeRoom(tx, actor, conversationId, text.length);
  const question = await insertMessage(tx, conversationId, { role: 'person', text, fromModel: false, parts: {} });
  const name = found.name === '' ? nameFrom(text) : found.name;
  const conversation = await updateConversation(tx, conversationId, name, about);
  return { conversation: conversation ?? found, question: requireFound(question, 'ask.conversationNotFound'), board };
}

/** A conversation that is full goes on: its older half becomes a summary. */
async function makeRoom(tx: Db, { language }: Principal, conversationId: number, length: number): Promise<void> {
  const isFull = async () => {
    const { messages, characters } = await sizeOf(tx, conversationId);
    return messages + 2 > conversationLimits.messages || characters + length > conversationLimits.characters;
  };
  if (!(await isFull())) return;
  const messages = await messagesOf(tx, conversationId);
  const older = messages.slice(
    0,
    messages.findLastIndex(({ role }, at) => role === 'person' && at <= messages.length / 2),
  );
  if (older.length > 1) await replaceMessages(tx, conversationId, older, repliesTexts[language].earlier(summaryOf(older)));
  if (await isFull()) throw conflictError('ask.conversationFull');
}

/** Returns the board of the scope. A scope that names nothing is refused, as it would otherwise be all. */
async function boardOf(
  tx: Db,
  actor: Principal,
  { scope, workspaceId, taskId }: ConversationScope,
): Promise<WorkspaceRow | undefined> {
  if (scope === 'task') {
    assertValid(taskId !== null, 'taskId', 'errors.invalid');
    return findWorkspace(tx, (await requireTask(tx, actor, taskId)).workspaceId);
  }
  if (scope === 'all') return undefined;
  assertValid(workspaceId !== null, 'workspaceId', 'errors.invalid');
  return requireWorkspace(tx, actor, workspaceId);
}

function nameFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= conversationLimits.ownName ? line : `${beginningOf(line, conversationLimits.ownName - 1).trimEnd()}…`;
}

/** Answers the question by rules. */
async function answerWithoutModel(
  tx: Db,
  actor: Principal,
  { conversation, question, board }: SavedQuestion,
  { text, language }: MessageToSend,
): Promise<Answer> {
  const earlier = await earlierTasks(tx, actor, conversation.id);
  const previous = await questionsBefore(tx, conversation.id, question.number);
  return ask(tx, actor, { text, language, workspaceId: board?.id, taskId: conversation.taskId, previous }, earlier);
}

/** Stores an answer by rules as a message. */
async function storeAnswer(tx: Db, { conversation, question }: SavedQuestion, answer: Answer): Promise<MessageRow> {
  const reply = { role: 'assistant', text: answer.text, fromModel: false, parts: { answer } } as const;
  return requireFound(await insertMessage(tx, conversation.id, reply, question), 'ask.conversationNotFound');
}
