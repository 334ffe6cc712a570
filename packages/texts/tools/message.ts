// A message is what a text says: words, placeholders and choices. It is printed and parsed as ICU MessageFormat.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { numberOf } from '#number.ts';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'argument'; name: string; isNumber: boolean }
  | { kind: 'choice'; name: string; by: 'plural' | 'select'; options: Map<string, Message> };
export type Message = Part[];

/** Returns the message as ICU MessageFormat. */
export function printMessage(message: Message, inPlural = false): string {
  return message
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text, inPlural);
      if (part.kind === 'argument') return part.isNumber ? `{${part.name}, number}` : `{${part.name}}`;
      const isPlural = part.by === 'plural';
      const options = [...part.options].map(([key, said]) => `${key} {${printMessage(said, isPlural || inPlural)}}`);
      return `{${part.name}, ${part.by}, ${options.join(' ')}}`;
    })
    .join('');
}

/** An apostrophe stays as it is unless ICU would take it for the begin of a quotation. */
function escaped(text: string, inPlural: boolean): string {
  return text.replace(/'(?=[{}<>#|']|$)/g, "''").replace(inPlural ? /[{}#]+/g : /[{}]+/g, "'$&'");
}

/** Parses ICU MessageFormat; throws a sentence if it is none, or contains what no text here can say. */
export function parseMessage(icu: string): Message {
  let elements: MessageFormatElement[];
  try {
    elements = parse(icu, { ignoreTag: true });
  } catch (error) {
    throw new Error(`is not ICU MessageFormat (${(error as Error).message})`);
  }
  return joined(elements.map((element) => partOf(element, undefined)));
}

function partOf(element: MessageFormatElement, counted: string | undefined): Part {
  if (element.type === TYPE.literal) return { kind: 'text', text: element.value };
  if (element.type === TYPE.argument) return { kind: 'argument', name: element.value, isNumber: false };
  if (element.type === TYPE.pound && counted !== undefined) return { kind: 'argument', name: counted, isNumber: true };
  if (element.type === TYPE.number && !element.style) return { kind: 'argument', name: element.value, isNumber: true };
  const isPlural = element.type === TYPE.plural && element.pluralType !== 'ordinal' && element.offset === 0;
  if (isPlural || element.type === TYPE.select) {
    const inside = isPlural ? element.value : counted;
    const options = Object.entries(element.options).map(
      ([key, { value }]) => [key, joined(value.map((each) => partOf(each, inside)))] as const,
    );
    return { kind: 'choice', name: element.value, by: isPlural ? 'plural' : 'select', options: new Map(options) };
  }
  throw new Error('has more than placeholders, numbers, plural and select');
}

/** Returns the message without empty texts and with neighbouring texts as one. */
export function joined(message: Message): Message {
  const result: Message = [];
  for (const part of message) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') result[result.length - 1] = { kind: 'text', text: last.text + part.text };
    else if (part.kind !== 'text' || part.text !== '') result.push(part);
  }
  return result;
}

/** Says the message as the functions of the catalogue do. */
export function sayMessage(message: Message, values: Record<string, unknown>, locale: string): string {
  return message
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const value = values[part.name];
      if (part.kind === 'argument') return part.isNumber ? numberOf(locale)(Number(value)) : String(value);
      const keys =
        part.by === 'select'
          ? [String(value), 'other']
          : [`=${value}`, new Intl.PluralRules(locale).select(Number(value)), 'other'];
      const key = keys.find((each) => part.options.has(each)) ?? 'other';
      return sayMessage(part.options.get(key) ?? [], values, locale);
    })
    .join('');
}

/** Returns all parts, also those inside of choices. */
export function allParts(message: Message): Part[] {
  return message.flatMap((part) => (part.kind === 'choice' ? [part, ...[...part.options.values()].flatMap(allParts)] : [part]));
}
