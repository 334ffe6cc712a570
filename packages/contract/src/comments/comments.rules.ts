// What the server wrote into a task when it moved: stored in English, shown in the reader's language.
import { commentsText } from '#comments/comments.text.ts';
import { statuses } from '#limits.ts';
import { departmentName, statusName } from '#names/names.rules.ts';
import type { Catalogue } from '#text.ts';

/** The words by which a comment about a move is known, whatever the reader's language (specification part 2). */
export const moveCommentMarker = 'Task moved';

interface Written {
  content: string;
  isSystemComment: boolean;
}

/** Says whether a comment is shown as one about a move. */
export function isMoveComment({ content }: Pick<Written, 'content'>): boolean {
  return content.includes(moveCommentMarker);
}

type Words = Pick<Catalogue, 'comments' | 'names'>;

/** The comment as a reader sees it: what the server wrote in the reader's words, what a person wrote as it is. */
export function localizedComment({ content, isSystemComment }: Written, words: Words): string {
  const move = isSystemComment ? moveIn(content) : undefined;
  if (!move) return content;
  // The names are two columns, or the boards of two departments.
  const named = (stored: string) => departmentName(words, statusName(words, stored));
  return words.comments.moved(named(move.from), named(move.to));
}

/** From where to where, if the text is exactly what the server writes; names may hold the word between them, so a doubt is none. */
function moveIn(content: string): { from: string; to: string } | undefined {
  const [start = '', between = '', end = ''] = commentsText.moved('\n', '\n').split('\n');
  if (!content.startsWith(start) || !content.endsWith(end)) return undefined;
  const names = content.slice(start.length, content.length - end.length).split(between);
  const moves = names.slice(1).map((_, cut) => ({
    from: names.slice(0, cut + 1).join(between),
    to: names.slice(cut + 1).join(between),
  }));
  const possible = moves.filter(({ from, to }) => from !== '' && to !== '');
  if (possible.length <= 1) return possible[0];
  const usual = possible.filter(({ from, to }) => isUsual(from) || isUsual(to));
  return usual.length === 1 ? usual[0] : undefined;
}

function isUsual(name: string): boolean {
  return statuses.some((status) => status === name);
}
