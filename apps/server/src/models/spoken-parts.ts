// Takes apart what a model writes as one text: its thoughts, which are no answer, and calls of tools that its server did not recognise.
import { randomUUID } from 'node:crypto';
import type { LanguageModelMiddleware } from 'ai';
import type { Model } from '#endpoints/context.ts';
import { callsIn, mayBeCall, type WrittenCall } from '#models/written-calls.ts';

type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** The id of thoughts whose beginning was taken for an answer, as the model writes only the end mark: what was said before is none. */
export const unmarkedThoughts = 'unmarked-thoughts';

const openMark = /<(?:think|thinking|thought)>/i;
const closeMark = /<\/(?:think|thinking|thought)>/i;
/** A piece of a text may end within a mark. */
const longestMark = '</thinking>'.length;

/** The middleware for every model: those that have no such texts are not changed. */
export const spokenParts: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  async wrapStream({ doStream, params }) {
    const { stream, ...rest } = await doStream();
    return { ...rest, stream: stream.pipeThrough(takenApart((params.tools ?? []).length > 0)) };
  },
};

function takenApart(hasTools: boolean): TransformStream<Part, Part> {
  let held = '';
  let isThinking = false;
  let textId: string | undefined;
  /** Nothing of an answer was sent yet. */
  let isBeginning = true;
  /** The rest may be a call of a tool and is kept until the end. */
  let isCall = false;
  let called = false;
  let thoughts = 0;
  return new TransformStream<Part, Part>({
    transform(part, controller) {
      if (part.type === 'text-start') textId = undefined;
      else if (part.type === 'text-delta') {
        held += part.delta;
        take(part.id, controller, false);
      } else if (part.type === 'text-end') {
        take(part.id, controller, true);
        if (textId !== undefined) controller.enqueue({ type: 'text-end', id: textId });
        textId = undefined;
      } else if (part.type === 'finish') {
        const finishReason = called ? { ...part.finishReason, unified: 'tool-calls' as const } : part.finishReason;
        controller.enqueue({ ...part, finishReason });
      } else {
        if (part.type === 'tool-call') isBeginning = false;
        controller.enqueue(part);
      }
    },
  });

  function take(id: string, controller: TransformStreamDefaultController<Part>, isEnd: boolean): void {
    for (;;) {
      const mark = (isThinking ? closeMark : openMark).exec(held);
      const stray = isThinking ? null : closeMark.exec(held);
      if (stray && (!mark || stray.index < mark.index)) {
        // Everything so far was a thought.
        controller.enqueue({ type: 'reasoning-start', id: unmarkedThoughts });
        controller.enqueue({ type: 'reasoning-end', id: unmarkedThoughts });
        held = held.slice(stray.index + stray[0].length).trimStart();
        [isBeginning, isCall] = [true, false];
      } else if (mark) {
        const before = held.slice(0, mark.index);
        held = held.slice(mark.index + mark[0].length);
        if (isThinking) think(before, controller);
        else if (before.trim() !== '') say(before, id, controller);
        isThinking = !isThinking;
        if (!isThinking) held = held.trimStart();
      } else break;
    }
    const from = isEnd ? held.length : markBegins(held);
    if (isThinking) {
      think(held.slice(0, from), controller);
      held = held.slice(from);
      return;
    }
    if (hasTools && !isCall && (isBeginning || held.includes('<tool_call>'))) isCall = mayBeCall(held, isBeginning);
    if (isCall && !isEnd) return;
    const { calls, rest } = isCall ? callsIn(held) : { calls: [], rest: held.slice(0, from) };
    held = isEnd ? '' : held.slice(from);
    say(rest, id, controller);
    call(calls, controller);
    if (isEnd) isCall = false;
  }

  function call(calls: readonly WrittenCall[], controller: TransformStreamDefaultController<Part>): void {
    for (const { name, input } of calls) {
      called = true;
      controller.enqueue({ type: 'tool-call', toolCallId: randomUUID(), toolName: name, input });
    }
  }

  function think(text: string, controller: TransformStreamDefaultController<Part>): void {
    if (text === '') return;
    const id = `thoughts-${thoughts++}`;
    controller.enqueue({ type: 'reasoning-start', id });
    controller.enqueue({ type: 'reasoning-delta', id, delta: text });
    controller.enqueue({ type: 'reasoning-end', id });
  }

  function say(said: string, id: string, controller: TransformStreamDefaultController<Part>): void {
    const text = isBeginning ? said.trimStart() : said;
    if (text === '') return;
    if (textId === undefined) {
      textId = id;
      controller.enqueue({ type: 'text-start', id });
    }
    isBeginning = false;
    controller.enqueue({ type: 'text-delta', id, delta: text });
  }
}

/** Returns where a mark may have begun at the end of a text. */
function markBegins(text: string): number {
  const at = text.lastIndexOf('<');
  return at >= 0 && text.length - at < longestMark && /^<\/?[a-z_]*$/i.test(text.slice(at)) ? at : text.length;
}
