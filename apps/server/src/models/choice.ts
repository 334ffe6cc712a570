// A request for which words of a list are the whole answer: how it is constrained, and how likely each word is.
import type { LanguageModelMiddleware } from 'ai';

/**
 * How a server is kept to the words: by a grammar, which llama.cpp's knows, by a schema for JSON, or not at all, so that the answer is
 * only checked.
 */
export type ChoiceForm = 'grammar' | 'schema' | 'free';

export interface Choice {
  words: readonly string[];
  /** So many of them may be the answer, in order. */
  most: number;
  form: ChoiceForm;
}

/** So many of the likeliest beginnings are asked for; providers give no more than 20. */
const likeliest = 10;

/** Returns what such a request has besides its messages. */
export function choiceOptions({ words, most, form }: Choice) {
  const further = '(" " word '.repeat(most - 1) + ')?'.repeat(most - 1);
  const grammar = `root ::= word ${further}\nword ::= ${words.map((word) => `"${word}"`).join(' | ')}`;
  const own = { logprobs: true, top_logprobs: likeliest, ...(form === 'grammar' && { grammar }) };
  return { temperature: 0, include: { rawChunks: true }, providerOptions: { model: own } };
}

/** Asks for JSON that names one of the words, where the form says so. */
export function constrained(choice: Choice | undefined): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    async transformParams({ params }) {
      if (choice?.form !== 'schema') return params;
      const word = { type: 'string' as const, enum: [...choice.words] };
      const several = { type: 'array' as const, items: word, minItems: 1, maxItems: choice.most };
      const schema = {
        type: 'object' as const,
        properties: { meant: choice.most > 1 ? several : word },
        required: ['meant'],
        additionalProperties: false,
      };
      return { ...params, responseFormat: { type: 'json', name: 'meant', schema } };
    },
  };
}

/** Returns the words of an answer in order; none if it is something else, or has too many of them. */
export function wordsIn(text: string, { words, most }: Pick<Choice, 'words' | 'most'>): string[] {
  const [, one, several] = /"meant"\s*:\s*(?:"([^"]*)"|\[([^\]]*)\])/.exec(text) ?? [];
  const spoken = (one ?? several ?? text).split(/[^\p{L}]+/u).filter((each) => each !== '');
  const named = spoken.flatMap((each) => words.find((word) => word.toLowerCase() === each.toLowerCase()) ?? []);
  const unique = [...new Set(named)];
  // Prose names a word if it names no other one.
  const isPlain = named.length === spoken.length;
  return unique.length <= (isPlain ? most : 1) && text.length < longestAnswer ? unique : [];
}

/** Characters of an answer that is believed. */
const longestAnswer = 200;

/** A piece of an answer with how likely it was, and what else might have stood there. */
export interface LikelyToken {
  token: string;
  logprob: number;
  top_logprobs?: readonly { token: string; logprob: number }[];
}

/** Returns the tokens of a piece of a stream as the server sent it, without what is none. */
export function tokensOfChunk(raw: unknown): LikelyToken[] {
  const { choices } = (raw ?? {}) as { choices?: { logprobs?: { content?: unknown } | null }[] };
  return tokensIn(choices?.[0]?.logprobs?.content).map(({ token, logprob, top_logprobs }) => ({
    ...{ token, logprob },
    top_logprobs: tokensIn(top_logprobs),
  }));
}

function tokensIn(value: unknown): LikelyToken[] {
  const found: Partial<LikelyToken>[] = Array.isArray(value) ? value : [];
  return found.filter((each) => typeof each?.token === 'string' && typeof each.logprob === 'number') as LikelyToken[];
}

/** Returns how likely each word is, the likeliest first; the word that was said is certain where the server gives nothing. */
export function likelihoods(said: string, tokens: readonly LikelyToken[], words: readonly string[]): [string, number][] {
  const found = new Map<string, number>([[said, tokens.length === 0 ? 1 : 0]]);
  const first = tokens.find(({ token }) => words.some((word) => token.trim() !== '' && word.startsWith(token.trim())));
  if (!first) return [[said, 1]];
  const beginnings = [
    ...(first.top_logprobs ?? []),
    ...(first.top_logprobs?.some(({ token }) => token === first.token) ? [] : [first]),
  ];
  for (const { token, logprob } of beginnings) {
    const begun = token.trim();
    const fitting = begun === '' ? [] : words.filter((word) => word.startsWith(begun));
    // Of words that begin alike, the one that was said has most of it.
    const isSaid = token === first.token && fitting.includes(said);
    for (const word of fitting) {
      const share = isSaid ? (word === said ? 0.8 : 0.2 / Math.max(1, fitting.length - 1)) : 1 / fitting.length;
      found.set(word, (found.get(word) ?? 0) + Math.exp(logprob) * (fitting.length === 1 ? 1 : share));
    }
  }
  const sum = [...found.values()].reduce((all, each) => all + each, 0) || 1;
  return [...found].map(([word, share]): [string, number] => [word, share / sum]).sort((a, b) => b[1] - a[1]);
}
