// For tests: a model that answers by a script, one step for each request, and remembers what it was sent.
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { ConnectModel } from '#endpoints/context.ts';

/** A step says something, calls tools, or fails, once `after` is settled; a function first looks at what was sent. */
export type ScriptStep =
  | {
      text?: string;
      calls?: { tool: string; input: unknown; id?: string }[];
      reason?: 'content-filter' | 'length';
      after?: Promise<unknown>;
    }
  | { error: Error }
  | { silent: true };

type Part = Parameters<typeof simulateReadableStream>[0]['chunks'][number];

export interface ScriptedModel {
  connect: ConnectModel;
  /** The next steps; the last one repeats. */
  play(...steps: (ScriptStep | ((sent: string) => ScriptStep))[]): void;
  /** What was sent with each request, as JSON. */
  sent: string[];
}

/** What the server learns of a model stays until it stops: each server of the tests has a model of its own. */
let models = 0;

/** The environment of a server whose model is scripted; `levels` as in `AI_LEVELS`. */
export function modelEnvironment(levels: string): Record<string, string> {
  return {
    ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://model.test/v1', AI_MODEL: `scripted-${++models}` },
    ...{ AI_LEVELS: levels, AI_DAILY_TOKENS_PER_USER: '1000000' },
  };
}

const tokens = { noCache: undefined, cacheRead: undefined, cacheWrite: undefined };

export function scriptedModel(): ScriptedModel {
  const sent: string[] = [];
  let script: (ScriptStep | ((sent: string) => ScriptStep))[] = [];
  const model = new MockLanguageModelV4({
    async doStream({ prompt, tools, abortSignal }) {
      const request = JSON.stringify({ prompt, tools });
      sent.push(request);
      const next = script.length > 1 ? script.shift() : script[0];
      const step = typeof next === 'function' ? next(request) : next;
      if (!step) throw new Error('the script has ended');
      if ('error' in step) throw step.error;
      if ('silent' in step) return { stream: silence(abortSignal) };
      await step.after;
      return {
        stream: simulateReadableStream({
          chunks: partsOf(step, sent.length),
          initialDelayInMs: null,
          chunkDelayInMs: null,
        }) as never,
      };
    },
  });
  return {
    connect: async () => model,
    play: (...steps) => {
      script = steps;
    },
    sent,
  };
}

function partsOf({ text, calls = [], reason }: Extract<ScriptStep, { text?: string }>, at: number): Part[] {
  const said =
    text === undefined
      ? []
      : [
          { type: 'text-start', id: 't' },
          { type: 'text-delta', id: 't', delta: text },
          { type: 'text-end', id: 't' },
        ];
  const called = calls.map(({ tool, input, id }, index) => ({
    ...{ type: 'tool-call', toolCallId: id ?? `${at}-${index}`, toolName: tool },
    input: typeof input === 'string' ? input : JSON.stringify(input),
  }));
  const unified = reason ?? (calls.length > 0 ? 'tool-calls' : 'stop');
  const usage = { inputTokens: { total: 100, ...tokens }, outputTokens: { total: 20, text: 20, reasoning: undefined } };
  return [
    { type: 'stream-start', warnings: [] },
    ...said,
    ...called,
    { type: 'finish', finishReason: { unified, raw: undefined }, usage },
  ];
}

function silence(signal: AbortSignal | undefined): never {
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  }) as never;
}
