// What a provider refuses in a request, so that it is sent without: one knows `max_completion_tokens` instead of `max_tokens`, another
// no `stream_options`. It is remembered for each address and model until the server stops.

type Body = Readonly<Record<string, unknown>>;

interface Habit {
  /** A refusal that is about this says one of them, in small letters. */
  words: readonly string[];
  /** Fields of which the request has one. */
  fields: readonly string[];
  change(body: Body): Body;
}

/** Of two habits that fit a refusal, the first one that changes something is taken. */
const habits: readonly Habit[] = [
  { words: ['max_tokens'], fields: ['max_tokens'], change: (body) => renamed(body, 'max_tokens', 'max_completion_tokens') },
  {
    words: ['max_completion_tokens'],
    fields: ['max_completion_tokens'],
    change: (body) => renamed(body, 'max_completion_tokens', 'max_tokens'),
  },
  ...['stream_options', 'temperature', 'reasoning_effort', 'grammar', 'seed', 'cache_prompt'].map(
    (name): Habit => ({ words: [name], fields: [name], change: (body) => without(body, name) }),
  ),
  {
    words: ['logprobs'],
    fields: ['logprobs', 'top_logprobs'],
    change: (body) => without(body, 'logprobs', 'top_logprobs'),
  },
  {
    words: ['response_format', 'schema', 'structured'],
    fields: ['response_format'],
    change: (body) => without(body, 'response_format'),
  },
];

/** Statuses with which providers refuse a field. */
const refusals: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
/** So many fields of one request may be refused. */
const mostRefusals = 5;
/** So many addresses and models are remembered. */
const mostRemembered = 200;

const remembered = new Map<string, number[]>();

/** Returns a `fetch` that sends what the provider accepts. `who` names the address and the model. */
export function habitualFetch(who: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    let body = bodyOf(init);
    if (!body) return send(input, init);
    for (const at of remembered.get(who) ?? []) body = habits[at]?.change(body) ?? body;
    const learned: number[] = [];
    for (;;) {
      const response = await send(input, { ...init, body: JSON.stringify(body) });
      if (response.ok) remember(who, learned);
      if (!refusals.has(response.status) || learned.length >= mostRefusals) return response;
      const refusal = await response.text();
      const at = habitFor(refusal, body, learned);
      if (at < 0) return new Response(refusal, response);
      body = habits[at]?.change(body) ?? body;
      learned.push(at);
    }
  };
}

/** A request that is too long names fields that are fine. */
const tooLong = /context|too (?:large|long)|exceed/i;

/** 'Use max_completion_tokens instead of max_tokens' names both: the one that was sent is refused, and none is tried twice. */
function habitFor(refusal: string, body: Body, tried: readonly number[]): number {
  if (tooLong.test(refusal)) return -1;
  const said = refusal.toLowerCase();
  const isRenamed = tried.some((at) => at < 2);
  return habits.findIndex(
    ({ words, fields }, at) =>
      words.some((word) => said.includes(word)) &&
      fields.some((name) => name in body) &&
      !tried.includes(at) &&
      !(isRenamed && at < 2),
  );
}

function remember(who: string, learned: readonly number[]): void {
  if (learned.length === 0) return;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(who, [...new Set([...(remembered.get(who) ?? []), ...learned])]);
}

function bodyOf(init: RequestInit | undefined): Body | undefined {
  if (typeof init?.body !== 'string') return undefined;
  try {
    const body: unknown = JSON.parse(init.body);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

function renamed(body: Body, from: string, to: string): Body {
  const { [from]: value, ...rest } = body;
  return value === undefined ? body : { ...rest, [to]: value };
}

function without(body: Body, ...names: readonly string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
