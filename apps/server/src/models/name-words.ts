// Asks a model for words of a list: what a text asks for. Everything else in the text is read by the rules.
import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { assistantLimits, type Language, languages } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { ModelMessage } from 'ai';
import type { RequestContext } from '#endpoints/context.ts';
import { type LikelyToken, likelihoods, tokensOfChunk, wordsIn } from '#models/choice.ts';
import { keptUpToHere } from '#models/connect-model.ts';
import { serverOf } from '#models/model-abilities.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { runModel } from '#models/run-model.ts';

/** A list with the part of its requests that is always the same, so that a server keeps what it has read of it. */
export interface WordList {
  words: readonly string[];
  /** So many words may be the answer, in order. */
  most: number;
  instructions: string;
  turns: readonly ModelMessage[];
}

export interface WordRequest {
  current: CurrentModel;
  userId: number;
  text: string;
  ending: AbortSignal;
  stopped?: AbortSignal;
}

export interface NamedWords {
  /** What the model said, and each single word that it might have said instead, the likeliest first; none if it said no word, twice. */
  likely: { words: readonly string[]; likelihood: number }[];
  /** Why a further request would fail, too. */
  failure?: ReplyFailure['code'];
}

type Context = Pick<RequestContext, 'db' | 'log' | 'connectModel' | 'stopping'>;

/** With these the model itself is out of reach, whatever it is asked. */
const lasting: readonly ReplyFailure['code'][] = ['unreachable', 'slow', 'badKey', 'noCredit', 'budget', 'busy'];

const foreign = languages.filter((language) => language !== 'english');

/** Makes a list of words, each shown by two examples, one of them in English. */
export function wordListOf(
  question: string,
  words: readonly string[],
  exampleOf: (word: string, language: Language) => string,
  more: readonly { text: string; words: readonly string[] }[] = [],
): WordList {
  const rounds = [0, 1].flatMap((round) =>
    words.map((word, at) => {
      const language = round === 0 ? 'english' : (foreign[at % foreign.length] ?? 'english');
      return { text: exampleOf(word, language), words: [word] };
    }),
  );
  const examples = [...rounds, ...more];
  return {
    words,
    most: Math.max(...examples.map((each) => each.words.length)),
    instructions: `${question} ${words.join(', ')}.`,
    turns: examples.flatMap((each, at): ModelMessage[] => [
      { role: 'user', content: each.text },
      {
        role: 'assistant',
        content: each.words.join(' '),
        ...(at === examples.length - 1 && { providerOptions: keptUpToHere }),
      },
    ]),
  };
}

/** Returns which words of the list the model says of the text. */
export async function namedWords(context: Context, list: WordList, request: WordRequest): Promise<NamedWords> {
  const { current, userId, ending, stopped } = request;
  const { form } = await serverOf(current.access);
  const choice = { words: list.words, most: list.most, form };
  const text = request.text.slice(0, assistantLimits.question);
  const messages: ModelMessage[] = [...list.turns, { role: 'user', content: text }];
  for (let tries = 0; tries < 2; tries++) {
    const answer: { text: string; tokens: LikelyToken[] } = { text: '', tokens: [] };
    const failure = await runModel(context, {
      ...{ current, userId, ending, messages, tools: {}, steps: 1, choice, instructions: list.instructions },
      ...(stopped && { stopped }),
      outputTokens: form === 'free' ? modelLimits.freeWord : modelLimits.word,
      total: current.bounds.firstToken,
      onPart(part) {
        if (part.type === 'text-delta') answer.text += part.text.slice(0, modelLimits.reply);
        else if (part.type === 'raw') answer.tokens.push(...tokensOfChunk(part.rawValue));
      },
    });
    const said = wordsIn(answer.text, choice);
    const [first] = said;
    if (first !== undefined) {
      const likely = likelihoods(first, answer.tokens, list.words);
      return { likely: likely.map(([word, likelihood]) => ({ words: word === first ? said : [word], likelihood })) };
    }
    // Words that cannot be used are asked for once more; a model that is slow, busy or gone is not.
    if (failure !== undefined && lasting.includes(failure)) return { likely: [], failure };
    if (failure !== undefined && failure !== 'tooLong' && failure !== 'badAnswer') break;
    messages.push(
      { role: 'assistant', content: answer.text.slice(0, 200) || '?' },
      { role: 'user', content: 'One word of the list, please.' },
    );
  }
  return { likely: [] };
}
