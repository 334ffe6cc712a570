// Mentions in a comment's text: `[@Full Name](user:12)`, but not within code.
import { limits } from '#limits.ts';

/** A piece of a comment: plain text, or the mention of a person. */
export type CommentPart = { text: string } | { userId: number; name: string };

/** Fenced code, or code within a line (as many backticks at its end as at its start), as the source of a pattern. */
export const codePattern = '```[\\s\\S]*?(?:```|$)|(?<!`)(?<ticks>`{1,2})(?!`)[^\\n]*?(?<!`)\\k<ticks>(?!`)';
const pattern = new RegExp(`${codePattern}|\\[@(?<name>[^[\\]\\n]{1,200})\\]\\(user:(?<id>[1-9]\\d{0,9})\\)`, 'g');

/** A comment's text in pieces; together they are the whole of it. */
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

/** A person's name as it can stand in a mention, without what would end it or be code. */
export function mentionName(fullName: string): string {
  const plain = fullName
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[`\\\s]+/g, ' ')
    .trim();
  return [...plain].slice(0, limits.fullName.max).join('') || '?';
}

/** The mention of a person as it is stored. */
export function formatMention(person: { id: number; fullName: string }): string {
  return `[@${mentionName(person.fullName)}](user:${person.id})`;
}

/** The numbers of those whom a text mentions, each once. */
export function mentionedUserIds(content: string): number[] {
  return [...new Set(commentParts(content).flatMap((part) => ('userId' in part ? part.userId : [])))];
}
