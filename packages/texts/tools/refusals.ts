// Why a translation cannot be taken: placeholders that English does not have or that are missing, missing plural forms.
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { type Entry, trials } from './entries.ts';
import { allParts, type Message, type Part, parseMessage, sayMessage } from './message.ts';
import { placeOfValue, type Writable } from './to-code.ts';

type Choice = Part & { kind: 'choice' };

/** Returns sentences about what is wrong with a translation of a string or a message, none if nothing is. */
export function refusalsOf(message: Message, entry: Writable, language: Language): string[] {
  const forgotten = entry.read.constants.filter(
    ({ says }) => !allParts(message).some((part) => part.kind === 'text' && placeOfValue(part.text, says) >= 0),
  );
  return [
    ...forgotten.map(({ says, code }) => `must say ${says} (\`${code}\`)`),
    ...(entry.kind === 'words'
      ? mailPlaceholders(message, entry)
      : [...placeholders(message, entry, language), ...forms(message, entry, language)]),
  ];
}

/** `{{firstName}}` in the texts of mails. */
function mailPlaceholders(message: Message, { english }: Entry): string[] {
  const tags = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? []);
  const text = message.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return differences(tags(english), tags(english), tags(text));
}

function placeholders(message: Message, entry: Writable & { kind: 'message' }, language: Language): string[] {
  const names = (of: Message) => new Set(allParts(of).flatMap((part) => (part.kind === 'text' ? [] : [`{${part.name}}`])));
  const [english, before] = [names(entry.source), names(entry.read.message)];
  const wrong = differences(english.intersection(before), english.union(before), names(message));
  if (wrong.length > 0) return wrong;
  // Each choice must mention what English mentions.
  const marked = entry.parameters.map(({ name }) => `⟨${name}⟩`);
  const lost = trials(message, entry.parameters).flatMap((values) => {
    const [expected, said] = [sayMessage(entry.source, values, locales.english), sayMessage(message, values, locales[language])];
    return marked.filter((mark) => expected.includes(mark) && !said.includes(mark));
  });
  return [...new Set(lost)].map((mark) => `does not mention {${mark.slice(1, -1)}} in each of its forms`);
}

function differences(required: Set<string>, allowed: Set<string>, given: Set<string>): string[] {
  return [
    ...[...required.difference(given)].map((name) => `lacks the placeholder ${name}`),
    ...[...given.difference(allowed)].map((name) => `has the placeholder ${name}, which English does not have`),
  ];
}

function forms(message: Message, entry: Writable & { kind: 'message' }, language: Language): string[] {
  const [given, known] = [choicesOf(message), [...choicesOf(entry.source), ...choicesOf(entry.read.message)]];
  const bends = new Set(choicesOf(entry.read.message).map(({ name }) => name));
  const missing = [...bends].filter((name) => !given.some((each) => each.name === name));
  return [
    ...missing.map((name) => `lacks the forms of {${name}}`),
    ...given.flatMap((each) => (each.by === 'plural' ? pluralForms(each, language) : selectForms(each, known))),
  ];
}

function choicesOf(message: Message): Choice[] {
  return allParts(message).filter((part) => part.kind === 'choice');
}

function pluralForms({ name, options }: Choice, language: Language): string[] {
  const keys = [...options.keys()];
  const lacks = keys.includes('one') || keys.includes('=1') ? [] : [`lacks the plural form "one" of {${name}}`];
  const unknown = keys.filter((key) => !/^(one|other|=\d+)$/.test(key));
  return [
    ...lacks,
    ...unknown.map((key) => `has the plural form "${key}" of {${name}}, but the ${language} texts have only one and other`),
  ];
}

function selectForms({ name, options }: Choice, known: Choice[]): string[] {
  const same = known.filter((each) => each.name === name && each.by === 'select');
  const expected = new Set(same.flatMap((each) => [...each.options.keys()]));
  return [...new Set(options.keys()).symmetricDifference(expected)].map(
    (key) => `must not add or leave out the case "${key}" of {${name}}`,
  );
}

/** Returns the message of a translation; throws a sentence if it is none. */
export function messageOfTranslation(translation: string, entry: Writable): Message {
  return entry.kind === 'words' ? [{ kind: 'text', text: translation }] : parseMessage(translation);
}
