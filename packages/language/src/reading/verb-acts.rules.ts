// Acts that a verb makes by itself: 'archive', 'delete', 'done'.
import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { Fields } from '#reading/act-fields.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import { type Clause, has, hitsOf, isJoining, isNamed, placesOf, use } from '#reading/clause.rules.ts';
import type { ClassHit } from '#reading/compiled-classes.rules.ts';

type VerbKinds = readonly (readonly [WordClass, CommandKind])[];

/** Acts whose verb says all: a person or a day beside it describes the tasks. */
export const strongKinds: VerbKinds = [
  ['unwatch', 'unwatch'],
  ['watch', 'watch'],
  ['duplicate', 'duplicate'],
  ['archive', 'archive'],
];

/** Acts that a verb alone makes, by what is said first. */
export const verbKinds: VerbKinds = [
  ['replan', 'replan'],
  ['reopen', 'reopen'],
  ['unassign', 'unassign'],
  ['delete', 'delete'],
  ['review', 'review'],
  ['done', 'done'],
  ['take', 'assign'],
  ['begin', 'begin'],
];

/** A verb whose place makes it sure: at an end of the clause, not in the middle of a title. */
export function verbAct(clause: Clause, last: unknown, kinds: VerbKinds): { fields: Fields[]; doubt: number } | undefined {
  for (const [name, kind] of kinds)
    for (const hit of hitsOf(clause, name)) {
      if (!isVerbPlace(clause, hit) || isSetNoun(clause, hit)) continue;
      use(clause, hit.at);
      for (const helper of hitsOf(clause, 'set', 'is', 'as', 'move', 'statusNoun'))
        if (isVerbPlace(clause, helper) && name !== 'delete') use(clause, helper.at);
      return {
        fields: [kind === 'assign' ? { kind, me: true } : { kind }],
        doubt: last || hit.at[0] === clause.from || hit.at.length > 1 ? 0 : 0.05,
      };
    }
  return undefined;
}

/** 'Change the start' names what is set, and begins nothing. */
function isSetNoun(clause: Clause, { at }: ClassHit): boolean {
  const set = hitsOf(clause, 'set').find((hit) => hit.at.every((each) => !at.includes(each)));
  return set !== undefined && at.every((each) => has(clause, 'startNoun', each) && has(clause, 'article', each - 1));
}

/** A verb stands at an end of the clause, or beside what has been used; elsewhere it is a word of the title. */
export function isVerbPlace(clause: Clause, { at }: ClassHit): boolean {
  return at.every((each) => {
    const before = placesOf({ from: clause.from, to: each }).every(
      (place) => clause.used.has(place) || isJoining(clause, place) || at.includes(place),
    );
    const after = placesOf({ from: each + 1, to: clause.to }).every(
      (place) => clause.used.has(place) || isJoining(clause, place) || at.includes(place),
    );
    // 'The release was sent to the press': all the rest is the title.
    const isAlone = placesOf(clause).every(
      (place) => clause.used.has(place) || isJoining(clause, place) || isNamed(clause, place) || at.includes(place),
    );
    const beside =
      [each - 1, each + 1].some((place) => clause.used.has(place)) ||
      [each - 2, each + 2].some((place, index) => clause.used.has(place) && isJoining(clause, each + (index === 0 ? -1 : 1)));
    return before || after || beside || isAlone;
  });
}
