// A sentence without the words at its ends that have no weight: greetings, 'please', 'right now'.
import type { Language } from '@app/contract/limits.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { tokensOf } from '#line/tokens.rules.ts';
import { classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';

export function withoutNoise(sentence: string, language: Language): string {
  const tokens = tokensOf(sentence.slice(0, assistantLimits.question));
  if (tokens.length > assistantLimits.sentenceWords) return sentence;
  const { of } = classesIn(tokens, compiledClasses(language));
  const isNoise = (at: number) => of[at]?.has('noise') === true && of[at]?.size === 1;
  let [from, to] = [0, tokens.length];
  while (from < to && isNoise(from)) from++;
  while (to > from && isNoise(to - 1)) to--;
  return sentence.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}
