// Lets a model answer: it reads and proposes with tools under the person's own rights. Whatever goes wrong becomes a reason in words.

import type {
  Conversation,
  ConversationStep,
  ReplyEvent,
  ReplyFailure,
} from '@app/contract/conversations/conversations.contract.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { type AssistantLevel, assistantSettings } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import type { MessageRow } from '#conversations/conversations.sql.ts';
import { historyFor } from '#conversations/history.ts';
import { instructionsFor } from '#conversations/instructions.ts';
import type { DefinedTool } from '#conversations/tools/define-tool.ts';
import { chosenTools } from '#conversations/tools/needed-tools.ts';
import { proposeTools } from '#conversations/tools/propose-tools.ts';
import { readTools } from '#conversations/tools/read-tools.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { isRefusal, toolCalls } from '#conversations/tools/tool-calls.ts';
import { allReads, nothingRead, type Reads } from '#conversations/tools/what-was-read.ts';
import type { RequestContext } from '#endpoints/context.ts';
import type { Principal } from '#endpoints/principal.ts';
import { type StandingTexts, standingTexts } from '#instructions/instructions.sql.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { runModel } from '#models/run-model.ts';
import { unmarkedThoughts } from '#models/spoken-parts.ts';
import type { CallerWatch } from '#models/watch-caller.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface ModelQuestion {
  current: CurrentModel;
  conversation: Conversation;
  board: WorkspaceRow | undefined;
  /** The messages up to the question. */
  messages: readonly MessageRow[];
  actor: Principal;
  send(event: ReplyEvent): void;
  /** Aborts when the person stops the reply. */
  stopped: AbortSignal;
  watch: CallerWatch;
}

export interface ModelReply {
  text: string;
  steps: ConversationStep[];
  proposalIds: number[];
  failure: ReplyFailure['code'] | undefined;
  reads: Reads;
}

type Context = Pick<RequestContext, 'db' | 'log' | 'connectModel' | 'stopping'>;

/** Returns a reply without a word, or without one yet. */
export function emptyReply(failure?: ReplyFailure['code']): ModelReply {
  return { text: '', steps: [], proposalIds: [], failure, reads: nothingRead };
}

export async function replyWithModel(context: Context, question: ModelQuestion): Promise<ModelReply> {
  const { current, actor, send, stopped, watch } = question;
  const reply = emptyReply();
  const box = toolBox(context, question, reply);
  const asked = question.messages.findLast(({ role }) => role === 'person')?.text ?? '';
  const { tools, sent } = chosenTools(box, toolsOf(box), asked, usedTools(question.messages));
  const { context: room, answer } = current.bounds;
  const characters = (room - answer - modelLimits.fixedTokens) * modelLimits.charactersPerToken;
  const { messages, before } = await historyFor(context.db, actor, question.messages, characters);
  const standing = await standingTexts(context.db, actor.id, box.board?.id);
  reply.failure = await runModel(context, {
    current,
    userId: actor.id,
    instructions: [instructionsOf(box, actor, standing), before && `Before these messages the person said:\n${before}`]
      .filter(Boolean)
      .join('\n'),
    messages,
    tools,
    sentTools: sent,
    steps: modelLimits.steps,
    outputTokens: current.bounds.answer,
    total: current.bounds.total,
    stopped,
    ending: watch.signal,
    onPart(part) {
      if (part.type === 'text-delta') addText(part.text);
      else if (part.type === 'reasoning-start') think(part.id);
      else if (part.type === 'tool-call') showStep(part.toolCallId, part.toolName, 'running', part.input);
      else if (part.type === 'tool-result') showStep(part.toolCallId, part.toolName, isRefusal(part.output) ? 'refused' : 'done');
      else if (part.type === 'tool-error') showStep(part.toolCallId, part.toolName, 'refused');
    },
  });
  await endSteps();
  if (reply.text.trim() === '' && reply.proposalIds.length === 0) reply.failure ??= 'badAnswer';
  return reply;

  function addText(addition: string): void {
    const text = storable(addition).slice(0, modelLimits.reply - reply.text.length);
    reply.text += text;
    if (text !== '') send({ type: 'text', text });
  }

  /** Thoughts are a step. Without a mark at their beginning they were taken for the answer. */
  function think(id: string): void {
    if (id === unmarkedThoughts) reply.text = '';
    showStep('thoughts', 'think', 'done');
  }

  function showStep(callId: string, name: string, state: ConversationStep['state'], input?: unknown): void {
    const id = stepId(callId);
    const begun = reply.steps.find((step) => step.id === id);
    if (!begun && reply.steps.length >= modelLimits.toolCalls) return;
    const step = begun ? { ...begun, state } : { id, tool: toolNamed(name), state, text: sentenceOf(name, input) };
    reply.steps = begun ? reply.steps.map((each) => (each === begun ? step : each)) : [...reply.steps, step];
    send({ type: 'step', step });
  }

  /** A tool that was still running when the reply ended is waited for: what it has changed is kept with the reply. */
  async function endSteps(): Promise<void> {
    const ends = await box.calls.ended();
    const endOf = new Map([...ends].map(([callId, end]) => [stepId(callId), end]));
    reply.steps = reply.steps.map((step) =>
      step.state === 'running' ? { ...step, state: endOf.get(step.id) ?? 'refused' } : step,
    );
  }

  function toolNamed(name: string): string {
    return name === 'think' || Object.hasOwn(tools, name) ? name : 'other';
  }

  function sentenceOf(name: string, input: unknown): string {
    const tool = toolNamed(name) as keyof typeof box.texts.steps;
    const sentence = box.texts.steps[tool];
    return typeof sentence === 'string' ? sentence : sentence(tools[tool]?.about(input) ?? '');
  }
}

/** What the last reply used is likely to be needed again. */
function usedTools(messages: readonly MessageRow[]): string[] {
  return messages.findLast(({ role }) => role === 'assistant')?.parts.steps?.map(({ tool }) => tool) ?? [];
}

/** The tools of a conversation. With the level `ask` there are none that propose. */
export function toolsOf(box: ToolBox): Record<string, DefinedTool> {
  return box.level === 'ask' ? readTools(box) : { ...readTools(box), ...proposeTools(box) };
}

export function instructionsOf({ scope, level, board, taskId }: ToolBox, actor: Principal, standing: StandingTexts): string {
  const today = calendarDate(new Date(), zoneOf(actor.timezone));
  return instructionsFor(actor, { scope, level, today, board: board?.name, taskId, standing });
}

function toolBox(
  { db }: Context,
  { conversation, current, board, messages, actor, send, watch }: ModelQuestion,
  reply: ModelReply,
): ToolBox {
  const { language, dateFormat, timezone } = actor;
  const today = calendarDate(new Date(), zoneOf(timezone));
  const before = readsBefore(messages);
  return {
    db,
    caller: watch.caller,
    scope: conversation.scope,
    level: allowedLevel(conversation.level, current.levels),
    board,
    taskId: conversation.taskId ?? undefined,
    texts: repliesTexts[language],
    date: (date) => shortDate(date, { language, dateFormat }, today),
    proposed(proposal) {
      reply.proposalIds.push(proposal.id);
      send({ type: 'proposal', proposal });
    },
    hasRead(reads) {
      reply.reads = allReads([reply.reads, reads]);
    },
    reads: () => allReads([before, reply.reads]),
    calls: toolCalls(),
    // A model that can read little gets little.
    result: Math.min(modelLimits.result, current.bounds.context),
  };
}

/** What earlier replies of the conversation have read: the model is sent their texts. */
function readsBefore(messages: readonly MessageRow[]): Reads {
  const replies = messages.filter(({ role }) => role === 'assistant');
  return allReads(replies.map(({ parts }) => (parts.answer ? undefined : parts.reads) ?? { taskIds: [], more: true }));
}

/** Returns the wanted level, or the highest that is allowed below it. */
function allowedLevel(wanted: AssistantLevel, allowed: readonly AssistantLevel[]): AssistantLevel {
  const upTo = assistantSettings.levels.slice(0, assistantSettings.levels.indexOf(wanted) + 1);
  return upTo.findLast((level) => allowed.includes(level)) ?? 'ask';
}

function stepId(callId: string): string {
  return storable(callId).slice(0, 100);
}

/** Returns a text of the model as the database can store it: without NUL and half characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
