// Writes a message as the code of a text, in the style of the file that it goes into.
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import type { Entry } from './entries.ts';
import { isSingularOnlyForOne, ownNames } from './from-code.ts';
import { type Message, type Part, printMessage } from './message.ts';

export type Writable = Exclude<Entry, { kind: 'code' }>;

interface Writing {
  entry: Writable;
  locale: string;
  /** The names of the parameters in this code by those of English. */
  names: Map<string, string>;
}

/** Returns the code that says the message: a string or template, or what follows the arrow of the function. Throws a sentence if it cannot. */
export function codeOf(message: Message, entry: Writable, language: Language): string {
  const own = ownNames(entry.place.node);
  const english = entry.kind === 'message' ? entry.parameters : [];
  const names = new Map(english.map(({ name }, index) => [name, own[index] ?? name]));
  return expression(message, { entry, locale: locales[language], names });
}

function expression(message: Message, writing: Writing): string {
  const [only, ...others] = message;
  if (only?.kind === 'choice' && others.length === 0) return partCode(only, writing);
  const pieces = message.flatMap((part) =>
    part.kind === 'text' ? withConstants(part.text, writing) : [{ code: partCode(part, writing) }],
  );
  const isTemplate = pieces.some((piece) => typeof piece !== 'string');
  const inside = pieces
    .map((piece) => (typeof piece === 'string' ? escaped(piece, isTemplate ? /`|\$(?=\{)/g : /'/g) : `\${${piece.code}}`))
    .join('');
  return isTemplate ? `\`${inside}\`` : `'${inside}'`;
}

/** Spaces that an editor does not show are written as escapes. */
function escaped(text: string, quotes: RegExp): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(quotes, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u00a0\u202f\u200b-\u200f\u2028\u2029]/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Puts the code of limits back where the text says their values. */
function withConstants(text: string, { entry }: Writing): (string | { code: string })[] {
  let pieces: (string | { code: string })[] = [text];
  for (const { says, code } of entry.read.constants)
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return [piece];
      const at = placeOfValue(piece, says);
      return at < 0 ? [piece] : [piece.slice(0, at), { code }, piece.slice(at + says.length)];
    });
  return pieces;
}

/** Returns where a text says a value as a whole word, or -1. */
export function placeOfValue(text: string, value: string): number {
  const quoted = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'u'));
}

function partCode(part: Exclude<Part, { kind: 'text' }>, writing: Writing): string {
  const before = writing.entry.read.codeOf.get(printMessage([part]));
  if (before) return before;
  const { declared } = writing.entry.place.file;
  const name = writing.names.get(part.name) ?? part.name;
  const needs = (helper: string) => {
    if (!declared.has(helper) || [...writing.names.values()].includes(helper))
      throw new Error(`needs the function \`${helper}\`, which its file does not have`);
    return helper;
  };
  if (part.kind === 'argument') return part.isNumber ? `${needs('number')}(${name})` : name;
  const options = [...part.options].filter(([key]) => key !== 'other');
  const otherwise = expression(part.options.get('other') ?? [], writing);
  return options.toReversed().reduce((rest, [key, said]) => {
    const text = expression(said, writing);
    if (part.by === 'select') return `(${name}${key === 'true' ? '' : ` === '${key}'`} ? ${text} : ${rest})`;
    if (key.startsWith('=')) return `(${name} === ${key.slice(1)} ? ${text} : ${rest})`;
    if (declared.has('plural') || !isSingularOnlyForOne(writing.locale)) return `${needs('plural')}(${name}, ${text}, ${rest})`;
    return `(${name} === 1 ? ${text} : ${rest})`;
  }, otherwise);
}
