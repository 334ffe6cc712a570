// Mentions in texts: `[@Full Name](user:12)`, except within code.
import { limits } from '#limits.ts';

/** Plain text, or the mention of a person. */
export type CommentPart = { text: string } | { userId: number; name: string };

/** Regular expression source for fenced code and inline code (the same number of backticks at both ends). */
export const codePattern = '```[\\s\\S]*?(?:```|$)|(?<!`)(?<ticks>`{1,2})(?!`)[^\\n]*?(?<!`)\\k<ticks>(?!`)';
const pattern = new RegExp(`${codePattern}|\\[@(?<name>[^[\\]\\n]{1,200})\\]\\(user:(?<id>[1-9]\\d{0,9})\\)`, 'g');

/** Splits a text into plain text and mentions; the parts together are the whole text. */
export function commentParts(content: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let shown = 0;
  for (const found of content.matchAll(pattern)) {
    const [whole] = found;
    const { name, id } = found.groups ?? {};
    if (name === undefined || Number(id) > limits.id.max) continue;
    if (found.index > shown) parts.push({ text: content.slice(shown, found.index) });
    parts.push({ userId: Number(id), name });
    shown = found.index + whole.length;
  }
  if (shown < content.length) parts.push({ text: content.slice(shown) });
  return parts;
}

/** Returns a person's name for a mention, without characters that would end the mention or start code. */
export function mentionName(fullName: string): string {
  const plain = fullName
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[`\\\s]+/g, ' ')
    .trim();
  return [...plain].slice(0, limits.fullName.max).join('') || '?';
}

/** Returns the stored form of a mention. */
export function formatMention(person: { id: number; fullName: string }): string {
  return `[@${mentionName(person.fullName)}](user:${person.id})`;
}

/** Returns the ids of the people whom a text mentions, each once. */
export function mentionedUserIds(content: string): number[] {
  // Most texts mention nobody, and each write reads them.
  if (!content.includes('](user:')) return [];
  return [...new Set(commentParts(content).flatMap((part) => ('userId' in part ? part.userId : [])))];
}
