// Answers a text of which a model has said what it means. The rules say what is possible, and read everything else in it.
import type { Answer, AskInput } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { kindExamples, taskSlot } from '@app/language/question/kind-examples.rules.ts';
import type { ReadQuestion } from '@app/language/question/question.rules.ts';
import { readQuestion } from '@app/language/question/read-question.rules.ts';
import { readNamedActs } from '@app/language/reading/read-named-acts.rules.ts';
import { choice } from '#assistant/answers.ts';
import { ask } from '#assistant/ask.ts';
import { type Understanding, understandingOf } from '#assistant/assistant-context.ts';
import { proposeAll } from '#assistant/propose/propose-all.ts';
import { rankedKinds, weights } from '#conversations/rank-kinds.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { NamedActs } from '#models/name-acts.ts';
import type { NamedKind } from '#models/name-kind.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export interface MeantAnswer {
  answer: Answer;
  /** Whether it is the answer; else it asks what is meant. */
  isSure: boolean;
}

/** Returns the answer to the likeliest kind, or asks which one is meant; undefined if none is possible. */
export async function askMeant(
  db: Db,
  actor: Principal,
  input: AskInput,
  earlier: readonly number[],
  named: readonly NamedKind[],
): Promise<MeantAnswer | undefined> {
  const understanding = await understandingOf(db, actor, input.text, input.language, input);
  const asked = readQuestion(input.text, understanding);
  // What says the contrary of something is not answered as if it did not.
  if (asked.turns) return undefined;
  const hasTask = Boolean(input.taskId) || earlier.length === 1;
  const ranked = rankedKinds(asked, named, hasTask);
  const [best] = ranked;
  if (best && best.score >= weights.sure) {
    const answer = await ask(db, actor, input, earlier, best.kind);
    if (answer.kind === 'answer' || answer.kind === 'proposal') return { answer, isSure: true };
  }
  const offered = ranked
    .filter(({ score }) => score >= weights.offered)
    .flatMap(({ kind }) => sentenceFor(kindExamples[kind][understanding.language], asked, understanding) ?? [])
    .slice(0, assistantLimits.nearest);
  if (offered.length === 0) return undefined;
  const answer = choice(understanding.answers.didYouMean, offered);
  return { answer: { ...answer, nearest: [], search: input.text.trim().slice(0, assistantLimits.question) }, isSure: false };
}

/** Proposes the likeliest acts for which the text has what they need: a person decides on them. Undefined if none has. */
export async function proposeMeant(
  db: Db,
  actor: Principal,
  input: AskInput,
  earlier: readonly number[],
  named: readonly NamedActs[],
): Promise<MeantAnswer | undefined> {
  const { text, language, workspaceId, taskId } = input;
  const understanding = await understandingOf(db, actor, text, language, input);
  const [best] = named
    .filter(({ likelihood }) => likelihood >= weights.offered)
    .flatMap(({ acts, likelihood }) => {
      const read = readNamedActs(acts, text, understanding);
      const isPossible = read && read.missing.length === 0 && read.stops.length === 0;
      return isPossible ? [{ read, score: weights.model * likelihood + weights.rules * read.score }] : [];
    })
    .sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const board = workspaceId ? await requireWorkspace(db, actor, workspaceId) : undefined;
  const answer = await proposeAll(db, actor, {
    sentence: text.trim(),
    text,
    understanding,
    board,
    taskId,
    earlier,
    read: best.read,
  });
  return answer.kind === 'proposal' || answer.kind === 'choice' ? { answer, isSure: true } : undefined;
}

/** Returns a sentence of a kind about what the text names; undefined if the kind needs a task and none is named. */
function sentenceFor(example: string, { titles, people, conditions }: ReadQuestion, { titles: known }: Understanding) {
  const id = titles.length === 1 ? titles[0]?.ids[0] : undefined;
  if (example.includes(taskSlot)) {
    const title = known.find((each) => each.id === id)?.title;
    return id === undefined
      ? undefined
      : { label: example.replace(taskSlot, `“${title ?? `#${id}`}”`), text: example.replace(taskSlot, `#${id}`) };
  }
  const names = [...people.map(({ name }) => name), ...conditions.departments].slice(0, 3).join(', ');
  const text = names === '' ? example : `${example} ${names}`;
  return { label: text, text };
}
