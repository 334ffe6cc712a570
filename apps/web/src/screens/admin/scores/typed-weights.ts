// The weights of the score as they are typed. Pure.
import type { Weights } from '@app/contract/scores/scores.contract.ts';

export type WeightName = keyof Weights;
export type TypedWeights = Record<WeightName, string>;

/** The fields in their order: more urgent first. */
export const weightGroups = [
  { group: 'priority', names: ['p0', 'p1', 'p2', 'p3'] },
  { group: 'due', names: ['overdueWeek', 'overdue', 'dueToday', 'dueSoon', 'dueWeek', 'dueMonth'] },
  { group: 'others', names: ['inProgress', 'review', 'checklist', 'age', 'blocking', 'blocked', 'future'] },
] as const satisfies { group: string; names: readonly WeightName[] }[];

export function typedOf(weights: Weights): TypedWeights {
  return mapped(weights, String);
}

/** Returns the numbers; NaN for what is none, which the schema refuses. */
export function weightsOf(typed: TypedWeights): Weights {
  return mapped(typed, (value) => (/^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN));
}

function mapped<From, To>(given: Record<WeightName, From>, to: (value: From) => To): Record<WeightName, To> {
  const names = weightGroups.flatMap((group): readonly WeightName[] => group.names);
  return Object.fromEntries(names.map((name) => [name, to(given[name])])) as Record<WeightName, To>;
}
