// Filling the placeholders of a template: a fixed list of names, escaped values, and nothing else that could be code.
import { type Placeholder, placeholders } from '#limits.ts';

/** What stands in for each placeholder; one without a value becomes nothing. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Two braces around anything that has none itself; of bounded length, so that no text takes long to read. */
const braces = /\{\{([^{}]{1,100})\}\}/g;

/** HTML with its placeholders filled in, each value escaped; what is no placeholder stays as it stands. */
export function filledHtml(html: string, values: PlaceholderValues): string {
  return filled(html, (name) => escapeHtml(values[name] ?? '').replaceAll('\n', '<br>'));
}

/** A subject with its placeholders filled in, on one line. */
export function filledSubject(subject: string, values: PlaceholderValues): string {
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
export function braced(name: Placeholder): string {
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
