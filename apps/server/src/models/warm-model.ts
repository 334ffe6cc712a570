// Sends a local model what every request begins with, so that its server has read it before somebody asks. Nothing of anybody is sent.
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { ConnectModel, RequestContext } from '#endpoints/context.ts';
import { choiceOptions } from '#models/choice.ts';
import { serverOf } from '#models/model-abilities.ts';
import { type CurrentModel, currentModel } from '#models/model-settings.ts';
import { actList } from '#models/name-acts.ts';
import { kindList } from '#models/name-kind.ts';

type Warming = Pick<RequestContext, 'connectModel' | 'stopping'>;

/** Only servers that run ask without a person; tests do not. */
let isStarted = false;

interface Warmed {
  /** The first time has ended, whether or not it could. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Warms the model now, and from now on with each change of its settings, until it is stopped. */
export function startWarming(db: Db, config: Config, connectModel: ConnectModel): Warmed {
  isStarted = true;
  const stopping = new AbortController();
  const started = currentModel(db, config).then((current) => warm({ connectModel, stopping: stopping.signal }, current));
  // What fails here fails again, with a reason, when somebody asks.
  const done = started.catch(() => undefined);
  return {
    done,
    async stop() {
      isStarted = false;
      stopping.abort();
      await done;
    },
  };
}

/** Warms the model of new settings. */
export function warmSoon(warming: Warming, current: CurrentModel | undefined): void {
  if (isStarted) void warm(warming, current).catch(() => undefined);
}

/** Warms a model on a server of one's own. Where somebody pays, or may pay behind a gateway, nothing is sent without a question. */
async function warm({ connectModel, stopping }: Warming, current: CurrentModel | undefined): Promise<void> {
  if (!current?.access.baseUrl?.startsWith('http:') || current.prices) return;
  const { form, isOwn } = await serverOf(current.access);
  if (!isOwn) return;
  const { streamText } = await import('ai');
  const model = await connectModel(current.access);
  for (const { words, most, instructions, turns } of [kindList, actList]) {
    const result = streamText({
      ...choiceOptions({ words, most, form }),
      ...{ model, instructions, messages: [...turns, { role: 'user', content: '?' }] },
      ...{ maxOutputTokens: 1, maxRetries: 0, timeout: current.bounds.total, abortSignal: stopping, onError: () => {} },
    });
    for await (const _part of result.stream);
  }
}
