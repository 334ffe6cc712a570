// The texts of a language beside the English ones, as messages where a message says exactly what the code says.

import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { leavesOf } from '@app/contract/testing/leaves.ts';
import { allTexts } from '#testing/all-texts.ts';
import { constantsOf } from './constants.ts';
import { type Parameter, parametersOf, type ReadMessage, readMessage } from './from-code.ts';
import { allParts, type Message, parseMessage, printMessage, sayMessage } from './message.ts';
import { placesOf, type Read, readSource, type TextNode } from './places.ts';

interface ShownText {
  key: string;
  /** What translators see. */
  english: string;
  translation: string;
  place: TextNode;
}

export type Entry =
  | (ShownText & { kind: 'words'; read: ReadMessage })
  | (ShownText & { kind: 'message'; read: ReadMessage; source: Message; parameters: Parameter[] })
  | (ShownText & { kind: 'code' });

/** Questions that each language has its own list of. */
export const leftOut = /^answers\.(examples|helpExamples)\b/;

/** The numbers with which functions are tried. */
const numbers = [0, 1, 2, 5, 1234];

/** Returns the entries of a language in the order of English: all, or those of some keys. */
export async function entriesOf(language: Language, read: Read = readSource, only?: string[]): Promise<Entry[]> {
  const [englishPlaces, ownPlaces] = [placesOf('english', readSource), placesOf(language, read)];
  const constant = await constantsOf([...englishPlaces.values(), ...ownPlaces.values()]);
  const english = { locale: locales.english, constant };
  const own = { locale: locales[language], constant };
  const said = { english: sayingsOf('english'), own: sayingsOf(language) };
  return [...englishPlaces].flatMap(([key, englishPlace]): Entry[] => {
    const place = ownPlaces.get(key);
    if (!place || leftOut.test(key) || only?.includes(key) === false) return [];
    const code = (of: TextNode) => of.file.source.slice(of.node.start, of.node.end);
    const asCode: Entry = { kind: 'code', key, place, english: code(englishPlace), translation: code(place) };
    const parameters = parametersOf(englishPlace) ?? [];
    const isFunction = parametersOf(englishPlace) !== undefined;
    const source = readMessage(englishPlace, parameters, english);
    const translated = readMessage(place, parameters, own);
    if (!source || !translated) return [asCode];
    if (!isFunction)
      return [{ kind: 'words', key, place, read: translated, english: wordsOf(source), translation: wordsOf(translated) }];
    // The copy of the translation that is read back from an import differs from what the running code says, on purpose.
    const isTrue =
      saysTheSame(source.message, parameters, said.english.get(key), locales.english) &&
      (read !== readSource || saysTheSame(translated.message, parameters, said.own.get(key), locales[language]));
    if (!isTrue) return [asCode];
    const shown = { english: printMessage(source.message), translation: printMessage(translated.message) };
    return [{ kind: 'message', key, place, parameters, read: translated, source: source.message, ...shown }];
  });
}

function sayingsOf(language: Language) {
  return new Map(leavesOf(allTexts(language)).map(({ path, say }) => [path, say]));
}

function wordsOf({ message }: ReadMessage): string {
  return message.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}

/** Tries the message, as translators get it, and the function with the same values. */
function saysTheSame(
  message: Message,
  parameters: Parameter[],
  say: ((...values: unknown[]) => string) | undefined,
  locale: string,
): boolean {
  const shown = parseMessage(printMessage(message));
  return trials(shown, parameters).every(
    (values) => sayMessage(shown, values, locale) === say?.(...parameters.map(({ name }) => values[name])),
  );
}

/** Returns the values to try: all numbers, both truths, all words that a choice knows, and a marker for any text. */
export function trials(message: Message, parameters: Parameter[]): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const { name, type } of parameters) {
    const words = allParts(message).flatMap((part) =>
      part.kind === 'choice' && part.by === 'select' && part.name === name ? [...part.options.keys()] : [],
    );
    const values = type === 'number' ? numbers : type === 'boolean' ? [true, false] : [...new Set(words), `⟨${name}⟩`];
    all = all.flatMap((rest) => values.map((value) => ({ ...rest, [name]: value })));
  }
  return all;
}
