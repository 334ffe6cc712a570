// Filling the placeholders of a template: a fixed list of names, escaped values, and nothing else that could be code.
import { type Placeholder, placeholders } from '#limits.ts';

/** What stands in for each placeholder; one without a value becomes nothing. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Two braces around anything that has none itself; of bounded length, so that no text takes long to read. */
const braces = /\{\{([^{}]{1,100})\}\}/g;

/** HTML with its placeholders filled in, each value escaped; what is no placeholder stays as it stands. */
export function fillHtml(html: string, values: PlaceholderValues): string {
  return filled(html, (name) => escapeHtml(values[name] ?? '').replaceAll('\n', '<br>'));
}

/** A subject with its placeholders filled in, on one line. */
export function fillSubject(subject: string, values: PlaceholderValues): string {
  return oneLine(filled(subject, (name) => values[name] ?? ''));
}

/** What stands in double braces and is none of the placeholders, each once, in the order of the text. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  return namesIn(texts).filter((name) => !isPlaceholder(name));
}

/** The placeholders of a text, each once, in its order. */
export function placeholdersIn(...texts: readonly string[]): Placeholder[] {
  return namesIn(texts).filter(isPlaceholder);
}

export function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

/** How a placeholder is written. */
export function placeholderTag(name: Placeholder): string {
  return `{{${name}}}`;
}

/** Text on one line: breaks and other control characters become spaces, so that no header can follow. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Text that means nothing in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** One pass: what a value says in braces is not filled in again. */
function filled(text: string, say: (name: Placeholder) => string): string {
  return text.replaceAll(braces, (whole, inner: string) => {
    const name = inner.trim();
    return isPlaceholder(name) ? say(name) : whole;
  });
}

function namesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(braces)].map(([, inner = '']) => inner.trim())))];
}

/** A part of a text: what stands in double braces with the name inside them, or what stands between. */
export interface TextPart {
  text: string;
  /** Where it begins, in UTF-16 units, as fields count. */
  start: number;
  /** Undefined for what is in no braces. */
  name: string | undefined;
}

/** The whole text in its parts, in order. */
export function placeholderParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(braces)) {
    if (index > at) parts.push({ text: text.slice(at, index), start: at, name: undefined });
    parts.push({ text: whole, start: index, name: name.trim() });
    at = index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), start: at, name: undefined });
  return parts;
}

/** The placeholder that was probably meant, also by a part of its name; undefined where none is near. Case, spaces and dashes do not count. */
export function nearestPlaceholder(name: string): Placeholder | undefined {
  const meant = plainName(name);
  const [nearest] = placeholders
    .map((known) => ({ known, far: farness(meant, plainName(known)) }))
    .toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far <= Math.max(2, Math.floor(nearest.known.length / 3)) ? nearest.known : undefined;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** A part of the name is as near as one wrong letter. */
function farness(meant: string, known: string): number {
  if (meant.length > 2 * known.length) return Number.POSITIVE_INFINITY;
  const isPart = meant.length > 3 && meant !== known && known.includes(meant);
  return isPart ? 1 : distance(meant, known);
}

/** How many letters must be put in, left out or changed to make one of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
