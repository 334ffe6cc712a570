// Mentions in a comment's text: `[@Full Name](user:12)`, but not within code.
import { limits } from '#limits.ts';

/** A piece of a comment: plain text, or the mention of a person. */
export type CommentPart = { text: string } | { userId: number; name: string };

// Fenced code, code within a line (as many backticks at its end as at its start), or a mention.
const pattern = /```[\s\S]*?(?:```|$)|(?<!`)(`{1,2})(?!`)[^\n]*?(?<!`)\1(?!`)|\[@([^[\]\n]{1,200})\]\(user:([1-9]\d{0,9})\)/g;

/** A comment's text in pieces; together they are the whole of it. */
export function commentParts(content: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let shown = 0;
  for (const found of content.matchAll(pattern)) {
    const [whole, , name, id] = found;
    if (name === undefined || Number(id) > limits.id.max) continue;
    if (found.index > shown) parts.push({ text: content.slice(shown, found.index) });
    parts.push({ userId: Number(id), name });
    shown = found.index + whole.length;
  }
  if (shown < content.length) parts.push({ text: content.slice(shown) });
  return parts;
}

/** The numbers of those whom a comment mentions, each once. */
export function mentionedIn(content: string): number[] {
  return [...new Set(commentParts(content).flatMap((part) => ('userId' in part ? part.userId : [])))];
}
