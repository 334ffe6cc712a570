// Finds the sentence with which a provider says why it refused, for administrators: short, and without anything that was sent.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { sendable } from '#models/redact.ts';

/** Returns the provider's sentence; undefined if it gave none. */
export function providerSentence(error: unknown): string | undefined {
  const found = causes(error).flatMap((cause) => {
    if (typeof cause === 'string') return [cause];
    const { responseBody, requestBodyValues, data } = cause as { [name: string]: unknown };
    const own = data ?? (cause instanceof Error ? undefined : cause);
    const said = sentenceIn(typeof responseBody === 'string' ? parsed(responseBody) : own);
    return said === undefined ? [] : [withoutContent(said, requestBodyValues)];
  });
  const [first] = found;
  return first === undefined || first.trim() === '' ? undefined : shortened(sendable(first, false));
}

/** An error, the last one of several attempts, and what caused them; a provider may send a mere text within a stream. */
function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && found.length < 10; ) {
    found.push(at);
    if (typeof at !== 'object') break;
    const { lastError, cause } = at as { lastError?: unknown; cause?: unknown };
    at = lastError ?? cause;
  }
  return found;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A page of HTML says nothing to anybody.
    return /^\s*</.test(body) ? undefined : body;
  }
}

/** The places at which providers put it: `error.message`, `error`, `message`, `detail`, `detail[].msg`; the whole may be in a list. */
function sentenceIn(body: unknown, depth = 0): string | undefined {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null || depth > 3) return undefined;
  if (Array.isArray(body)) {
    const said = body.slice(0, 3).flatMap((each) => sentenceIn(each, depth + 1) ?? []);
    return said.length === 0 ? undefined : said.join('; ');
  }
  const { error, message, detail, msg, loc, metadata } = body as { [name: string]: unknown };
  const place = Array.isArray(loc) ? `${loc.join('.')}: ` : '';
  const own = sentenceIn(error ?? message ?? detail ?? msg, depth + 1);
  // A provider of providers has the words of the one that refused beside its own.
  const raw = (metadata as { raw?: unknown } | undefined)?.raw;
  return own === undefined ? undefined : [`${place}${own}`, ...(typeof raw === 'string' ? [raw] : [])].join(' ');
}

/** So many words in a row that were sent are the content of people. */
const quoted = 4;

/** Leaves out what a sentence repeats of the request. */
function withoutContent(sentence: string, sent: unknown): string {
  const {
    model: _model,
    tools: _tools,
    ...rest
  } = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const own = ` ${wordsOf(JSON.stringify(rest)).join(' ')} `;
  const words = sentence.split(/\s+/);
  const keys = words.map((word) => wordsOf(word).join(' '));
  const isRepeated = words.map(() => false);
  for (let at = 0; at + quoted <= words.length; at++) {
    const run = keys
      .slice(at, at + quoted)
      .filter(Boolean)
      .join(' ');
    if (run.split(' ').length >= quoted && own.includes(` ${run} `)) isRepeated.fill(true, at, at + quoted);
  }
  return words
    .map((word, at) => (isRepeated[at] ? '…' : word))
    .filter((word, at, all) => word !== '…' || all[at - 1] !== '…')
    .join(' ');
}

function wordsOf(text: string): string[] {
  return text
    .replace(/\\[nrt]/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Without anything that looks like a key, on one line, and short. */
function shortened(sentence: string): string {
  const line = sentence
    .replace(/\b(?:sk|key|pk)-[\w*.-]{6,}/gi, '[…]')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length <= modelLimits.sentence ? line : `${line.slice(0, modelLimits.sentence - 1)}…`.toWellFormed();
}
