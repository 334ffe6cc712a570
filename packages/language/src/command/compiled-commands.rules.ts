// The commands of each language as patterns, built on first use.

import type { Language } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { CommandWords } from '#command/command-words.rules.ts';
import { type Pattern, patternsOf } from '#command/sentence.rules.ts';
import { englishCommands } from '#english/commands.rules.ts';
import { frenchCommands } from '#french/commands.rules.ts';
import { germanCommands } from '#german/commands.rules.ts';
import { spanishCommands } from '#spanish/commands.rules.ts';

export interface CompiledCommands {
  about: readonly Pattern[];
  polite: readonly Pattern[];
  relations: readonly CompiledRelation[];
  questions: ReadonlySet<string>;
  elided: ReadonlyMap<string, string>;
}

export interface CompiledRelation {
  kind: 'relate' | 'unrelate';
  /** Undefined means any. */
  relation: RelationKind | undefined;
  patterns: readonly Pattern[];
}

const commands: Record<Language, CommandWords> = {
  english: englishCommands,
  spanish: spanishCommands,
  french: frenchCommands,
  german: germanCommands,
};

const compiled = new Map<Language, CompiledCommands>();

/** Returns the compiled commands of a language. */
export function compiledCommands(language: Language): CompiledCommands {
  const cached = compiled.get(language);
  if (cached) return cached;
  const { about, polite, relations } = commands[language];
  const fresh = {
    about: about.flatMap(patternsOf),
    polite: polite.flatMap(patternsOf),
    // What ends a relation has more words than what adds it: 'no longer blocks'.
    relations: [
      ...relations.removed.map(([relation, written]) => compiledRelation('unrelate', relation, written)),
      ...relations.added.map(([relation, written]) => compiledRelation('relate', relation, written)),
    ],
    questions: wordsOf(relations.questions),
    elided: new Map(Object.entries(relations.elided ?? {})),
  };
  compiled.set(language, fresh);
  return fresh;
}

function compiledRelation(
  kind: CompiledRelation['kind'],
  relation: RelationKind | 'any',
  written: readonly string[],
): CompiledRelation {
  return { kind, relation: relation === 'any' ? undefined : relation, patterns: written.flatMap(patternsOf) };
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split('|').map(fold));
}
