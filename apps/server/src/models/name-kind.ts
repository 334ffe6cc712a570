// Asks a model for one word: what a question is about. People, tasks, days and everything else in it are read by the rules.
import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { assistantLimits, type Language, languages } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { type AskedKind, askedKinds } from '@app/language/question/asked-kinds.rules.ts';
import { kindExamples, taskSlot } from '@app/language/question/kind-examples.rules.ts';
import type { ModelMessage } from 'ai';
import type { RequestContext } from '#endpoints/context.ts';
import { type LikelyToken, likelihoods, tokensOfChunk, wordIn } from '#models/choice.ts';
import { keptUpToHere } from '#models/connect-model.ts';
import { serverOf } from '#models/model-abilities.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { runModel } from '#models/run-model.ts';

/** A text that asks for a change is no question of a kind. */
const change: Readonly<Record<Language, string>> = {
  english: 'Move {task} to done and give it to Ana',
  spanish: 'Pasa {task} a la semana que viene',
  french: 'Donne {task} à Ana, c’est urgent',
  german: 'Verschiebe {task} auf Freitag',
};
const examples: Readonly<Record<string, Readonly<Record<Language, string>>>> = { change, ...kindExamples };
export const kindWords: readonly string[] = Object.keys(examples);

const sampleTasks: Readonly<Record<Language, string>> = {
  english: 'the budget',
  spanish: 'el contrato',
  french: 'le déménagement',
  german: 'der Inventur',
};

const foreign = languages.filter((language) => language !== 'english');

/** The part of the request that is always the same, so that a server keeps what it has read of it. */
export const kindInstructions = `What does the person ask of a task board? Answer with one of these words: ${kindWords.join(', ')}.`;
export const kindTurns: readonly ModelMessage[] = [0, 1].flatMap((round) =>
  kindWords.flatMap((word, at): ModelMessage[] => {
    const language = round === 0 ? 'english' : (foreign[at % foreign.length] ?? 'english');
    const text = examples[word]?.[language].replace(taskSlot, sampleTasks[language]) ?? '';
    return [
      { role: 'user', content: text },
      { role: 'assistant', content: word, ...(isLast(round, at) && { providerOptions: keptUpToHere }) },
    ];
  }),
);

function isLast(round: number, at: number): boolean {
  return round === 1 && at === kindWords.length - 1;
}

export interface NamedKind {
  kind: AskedKind;
  likelihood: number;
}

interface Naming {
  /** The likeliest first; none if the model said none of the words, twice. */
  kinds: NamedKind[];
  /** Why a further request would fail, too. */
  failure?: ReplyFailure['code'];
}

interface KindRequest {
  current: CurrentModel;
  userId: number;
  text: string;
  ending: AbortSignal;
  stopped?: AbortSignal;
}

type Context = Pick<RequestContext, 'db' | 'log' | 'connectModel' | 'stopping'>;

/** With these the model itself is out of reach, whatever it is asked. */
const lasting: readonly ReplyFailure['code'][] = ['unreachable', 'slow', 'badKey', 'noCredit', 'budget', 'busy'];

/** Returns the kinds that the text may mean. */
export async function namedKinds(context: Context, request: KindRequest): Promise<Naming> {
  const { current, userId, ending, stopped } = request;
  const text = request.text.slice(0, assistantLimits.question);
  const { form } = await serverOf(current.access);
  const messages: ModelMessage[] = [...kindTurns, { role: 'user', content: text }];
  for (let tries = 0; tries < 2; tries++) {
    const answer: { text: string; tokens: LikelyToken[] } = { text: '', tokens: [] };
    const failure = await runModel(context, {
      ...{ current, userId, ending, messages, tools: {}, steps: 1, choice: { words: kindWords, form } },
      ...(stopped && { stopped }),
      instructions: kindInstructions,
      outputTokens: form === 'free' ? modelLimits.freeWord : modelLimits.word,
      total: current.bounds.firstToken,
      onPart(part) {
        if (part.type === 'text-delta') answer.text += part.text.slice(0, modelLimits.reply);
        else if (part.type === 'raw') answer.tokens.push(...tokensOfChunk(part.rawValue));
      },
    });
    const word = wordIn(answer.text, kindWords);
    if (word !== undefined) {
      const likely = likelihoods(word, answer.tokens, kindWords);
      return { kinds: likely.flatMap(([kind, likelihood]) => (isKind(kind) ? [{ kind, likelihood }] : [])) };
    }
    // Words that cannot be used are asked for once more; a model that is slow, busy or gone is not.
    if (failure !== undefined && lasting.includes(failure)) return { kinds: [], failure };
    if (failure !== undefined && failure !== 'tooLong' && failure !== 'badAnswer') break;
    messages.push(
      { role: 'assistant', content: answer.text.slice(0, 200) || '?' },
      { role: 'user', content: 'One word of the list, please.' },
    );
  }
  return { kinds: [] };
}

function isKind(word: string): word is AskedKind {
  return askedKinds.some((kind) => kind === word);
}
