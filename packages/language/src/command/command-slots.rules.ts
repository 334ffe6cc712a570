// Reads the slots of a command: people, columns, dates and the like, in any language.
import { type Language, languages } from '@app/contract/limits.ts';
import { compiledCommands } from '#command/compiled-commands.rules.ts';
import type { ReadSlot } from '#command/sentence.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import { nameBook } from '#line/names.rules.ts';
import type { Slot } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import { markedPersonId, peopleAt, peopleIndex } from '#question/people.rules.ts';
import type { AskOptions } from '#question/read-question.rules.ts';

/** Returns the function that reads a slot at a word of a sentence, the longest reading first. */
export function commandSlots(
  language: Language,
  tokens: readonly Token[],
  { today, firstDay, names, dateFormat }: AskOptions,
): ReadSlot {
  const { me } = compiledCommands(language);
  const spoken = [...new Set<Language>([language, 'english', ...languages])].map((each) =>
    compiledLanguage(each, each === language),
  );
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const book = nameBook({ ...names, people: [] });
  const readers = spoken.map(slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay }));
  const index = peopleIndex(names.people);
  const cache = new Map<string, readonly Slot[]>();

  function slotsAt(slot: string, at: number): readonly Slot[] {
    if (slot === '{:}') return colonAt(tokens, at);
    if (tokens[at]?.plain) return [];
    if (slot === '{person}') return peopleSlots(at);
    const slots = readers.map((reader) => reader(slot, at)).filter((each) => each !== undefined);
    return slots.sort((one, other) => other.end - one.end);
  }

  /** A name, 'me', or the mark of one person. */
  function peopleSlots(at: number): readonly Slot[] {
    const token = tokens[at];
    const id = markedPersonId(token);
    if (id !== undefined) {
      const person = names.people.find((each) => each.id === id);
      return person ? [{ end: at + 1, value: [{ id, name: person.fullName }] }] : [];
    }
    if (token && me.has(token.folded)) return [{ end: at + 1, value: 'me' }];
    const named = peopleAt(index, tokens, at);
    return named ? [{ end: named.end, value: named.people }] : [];
  }

  return (slot, at) => {
    const key = `${slot}${at}`;
    const slots = cache.get(key) ?? slotsAt(slot, at);
    cache.set(key, slots);
    return slots;
  };
}

/** A colon ends a word, or stands between two. */
function colonAt(tokens: readonly Token[], at: number): Slot[] {
  const [last, here] = [tokens[at - 1], tokens[at]];
  if (here?.folded === ':') return [{ end: at + 1, value: undefined }];
  const isQuoted = last?.plain && here?.plain && !/["”»“]/.test(last.after);
  return last && !isQuoted && /[:\uff1a]/.test(last.after) ? [{ end: at, value: undefined }] : [];
}
