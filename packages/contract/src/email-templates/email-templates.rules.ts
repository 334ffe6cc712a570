// Fills the placeholders of templates: a fixed list of names, escaped values, and no code.
import {
  type Placeholder,
  placeholders,
  type TriggerEvent,
  taskPlaceholders,
  taskTriggers,
} from '#email-templates/email-templates.limits.ts';

/** Values of placeholders; a placeholder without a value becomes ''. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Double braces around a text without braces. The length is bounded, so that matching takes linear time. */
const braces = /\{\{([^{}]{1,100})\}\}/g;

/** Returns the HTML with escaped values for its placeholders; leaves unknown names unchanged. */
export function fillHtml(html: string, values: PlaceholderValues): string {
  return filled(html, (name) => escapeHtml(values[name] ?? '').replaceAll('\n', '<br>'));
}

/** Returns the subject with values for its placeholders, on one line. */
export function fillSubject(subject: string, values: PlaceholderValues): string {
  return oneLine(filled(subject, (name) => values[name] ?? ''));
}

/** Returns the texts in double braces that are not placeholders, each once, in order. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  return namesInBraces(...texts).filter((name) => !isPlaceholder(name));
}

/** Returns the placeholders of the texts, each once, in order. */
export function placeholdersIn(...texts: readonly string[]): Placeholder[] {
  return namesInBraces(...texts).filter(isPlaceholder);
}

export function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

/** Returns the placeholders that a mail of an event fills. */
export function placeholdersOf(trigger: TriggerEvent): Placeholder[] {
  return placeholders.filter((name) => taskTriggers.includes(trigger) || !taskPlaceholders.includes(name));
}

export function placeholderTag(name: Placeholder): string {
  return `{{${name}}}`;
}

/** Replaces line breaks and other control characters by spaces, which prevents header injection. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Escapes a text between tags, and leaves quotation marks and apostrophes as people read them. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? '');
}

/** Fills the placeholders in one pass, so that braces within a value are not filled again. */
function filled(text: string, lookup: (name: Placeholder) => string): string {
  return text.replaceAll(braces, (whole, inner: string) => {
    const name = inner.trim();
    return isPlaceholder(name) ? lookup(name) : whole;
  });
}

/** Returns the texts in double braces, each once, in order. */
export function namesInBraces(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(braces)].map(([, inner = '']) => inner.trim())))];
}

/** A part of a template: a placeholder in double braces, or the text between two of them. */
export interface TextPart {
  text: string;
  /** Its offset in UTF-16 units, as text fields count. */
  start: number;
  /** The name within the braces; undefined for text outside braces. */
  name: string | undefined;
}

/** Splits a text into placeholders and the text between them. */
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

/** Returns the placeholder that a person probably meant, or undefined. Ignores case, spaces and dashes, and accepts a part of its name. */
export function nearestPlaceholder(name: string): Placeholder | undefined {
  const meant = plainName(name);
  const [nearest] = placeholders
    .map((candidate) => ({ known: candidate, distance: nameDistance(meant, plainName(candidate)) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(nearest.known.length / 3)) ? nearest.known : undefined;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** Counts a part of the name as one wrong letter. */
function nameDistance(meant: string, candidate: string): number {
  if (meant.length > 2 * candidate.length) return Number.POSITIVE_INFINITY;
  const isPart = meant.length > 3 && meant !== candidate && candidate.includes(meant);
  return isPart ? 1 : editDistance(meant, candidate);
}

/** Returns the Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
