// Weighs what a model says that a question means with what the rules read of it.
import { taskKinds } from '@app/language/question/asked-kinds.rules.ts';
import type { ReadQuestion } from '@app/language/question/question.rules.ts';
import type { NamedKind } from '#models/name-kind.ts';

/**
 * How much the model's word counts beside the rules' own reading, from which sum on it is answered, from which it is offered, and from
 * which likelihood on a text asks for a change.
 */
export const weights = { model: 0.75, rules: 0.25, sure: 0.5, offered: 0.08, change: 0.5 };

/** Returns the kinds for which the text has what they need, the best first; `hasTask` is whether one is open or was named before. */
export function rankedKinds(asked: ReadQuestion, named: readonly NamedKind[], hasTask: boolean) {
  const namesTask = hasTask || asked.titles.length > 0;
  return named
    .filter(
      ({ kind }) =>
        (namesTask || !taskKinds.has(kind)) && (kind !== 'howTo' || asked.topic) && (kind !== 'compare' || canCompare(asked)),
    )
    .map(({ kind, likelihood }) => {
      const rules = asked.kinds.find((each) => each.kind === kind)?.score ?? 0;
      return { kind, score: weights.model * likelihood + weights.rules * rules };
    })
    .sort((a, b) => b.score - a.score);
}

function canCompare({ titles, people, conditions }: ReadQuestion): boolean {
  return Math.max(titles.length, people.length, conditions.departments.length) > 1;
}
