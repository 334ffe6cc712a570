// The meanings of a phrase or a mark such as `#HR`, `@Ana`, `>Review`, `+Close` and `p1` for a task.

import type { Priority } from '@app/contract/limits.ts';
import type { Recurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import type { CompiledLanguage } from '#line/compiled.rules.ts';
import { type Day, writtenDay } from '#line/day.rules.ts';
import { type NameBook, nameAt, namesakesAt, personAt } from '#line/names.rules.ts';
import type { PhraseMatch } from '#line/phrases.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { ClauseAction } from '#line/vocabulary.rules.ts';

export interface FoundClause {
  kind: ClauseAction | 'unknown' | 'suggested' | 'filler';
  /** The number of the word behind it. */
  next: number;
  /** One day, or the first and the last. */
  days?: readonly Day[];
  repeat?: Recurrence;
  priority?: Priority;
  status?: string;
  departments?: readonly string[];
  people?: readonly { id: number; name: string }[];
  templateId?: number;
  /** Of an unknown mark: those who have the name. */
  namesakes?: readonly { id: number; name: string }[];
  /** Whether the phrase also ends a repetition: 'until March 1'. */
  endsRepeat?: boolean;
}

/** Returns the meaning of a matched phrase. */
export function found(match: PhraseMatch): FoundClause {
  const { end: next, slots } = match;
  const kind = match.action as ClauseAction;
  const first = (slot: string) => slots[slot]?.[0];
  switch (kind) {
    case 'priority':
      return { kind, next, priority: first('{prio}') as Priority };
    case 'assign':
      return { kind, next, people: (slots['{person}'] ?? []) as { id: number; name: string }[] };
    case 'department':
      return { kind, next, departments: [first('{department}') as string] };
    case 'status':
      return { kind, next, status: first('{column}') as string };
    case 'template':
      return { kind, next, templateId: (first('{template}') as { id: number }).id };
    case 'rangeInMonth':
      return { kind, next, days: daysOfOneMonth(match) };
    default:
      return { kind, next, days: daysIn(match) };
  }
}

/** Returns the days of a phrase in the order of the text. */
export function daysIn({ inOrder }: PhraseMatch): Day[] {
  return inOrder.filter(([slot]) => slot.startsWith('{date')).flatMap(([, value]) => value as Day | Day[]);
}

function daysOfOneMonth({ slots, inOrder }: PhraseMatch): Day[] {
  const month = slots['{mon}']?.[0] as number;
  const year = slots['{year}']?.[0] as number | undefined;
  const days = inOrder.filter(([slot]) => ['{dom}', '{dth}', '{d2}'].includes(slot)).flatMap(([, value]) => value as number);
  return days.map((day) => writtenDay({ day, month, year }));
}

/** Returns the meaning of a mark at a word; undefined if there is none, or none that is known. */
export function markAt(
  tokens: readonly Token[],
  at: number,
  names: NameBook,
  languages: readonly CompiledLanguage[],
): FoundClause | undefined {
  const word = tokens[at]?.folded ?? '';
  if (/^p[0-3]$/.test(word)) return priority(word.toUpperCase(), at);
  switch (word[0]) {
    case '!':
      return priority(languages.map(({ priorities }) => priorities.get(word.slice(1))).find(Boolean), at);
    case '#': {
      const named = nameAt(names.departments, tokens, at, 1);
      return named && { kind: 'department', next: named.end, departments: [named.value] };
    }
    case '@': {
      const named = personAt(names, tokens, at);
      return named && { kind: 'assign', next: named.end, people: [named.value] };
    }
    case '>': {
      const named = nameAt(names.columns, tokens, at, 1);
      return named && { kind: 'status', next: named.end, status: named.value };
    }
    case '+': {
      const named = nameAt(names.checklistTemplates, tokens, at, 1);
      return named && { kind: 'template', next: named.end, templateId: named.value.id };
    }
    default:
      return undefined;
  }
}

function priority(name: string | undefined, at: number): FoundClause | undefined {
  return name !== undefined && isPriority(name) ? { kind: 'priority', next: at + 1, priority: name } : undefined;
}

/** Returns a mark with a name that is unknown, or that several people have; it is shown and stays in the title. */
export function unknownMarkAt(tokens: readonly Token[], at: number, names: NameBook): FoundClause | undefined {
  const token = tokens[at];
  if (!token || !/^[#@>+]\p{L}/u.test(token.folded)) return undefined;
  const several = token.folded.startsWith('@') ? namesakesAt(names, tokens, at) : undefined;
  if (several) return { kind: 'unknown', next: several.end, namesakes: several.people };
  if (!token.folded.startsWith('+')) return { kind: 'unknown', next: at + 1 };
  return token.after.startsWith(':') && at + 1 < tokens.length ? { kind: 'unknown', next: at + 2 } : undefined;
}
