// System comments about moves and files: stored in English, shown in the reader's language.

import { statuses } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { commentsText } from '#english/tasks/comments.ts';
import { departmentName, statusName } from '#sentences/names.ts';

/** Text that marks a stored comment as one about a move, in every language (specification part 2). */
export const moveCommentMarker = 'Task moved';

interface Written {
  content: string;
  isSystemComment: boolean;
}

/** Whether a comment is about a move. */
export function isMoveComment({ content }: Pick<Written, 'content'>): boolean {
  return content.includes(moveCommentMarker);
}

type Words = Pick<Catalogue, 'comments' | 'names'>;

/** Returns the comment's text for a reader: translates a system comment, returns a person's comment unchanged. */
export function localizedComment({ content, isSystemComment }: Written, words: Words): string {
  if (!isSystemComment) return content;
  for (const act of ['fileRemoved', 'fileRestored'] as const) {
    const start = commentsText[act]('');
    if (content.startsWith(start)) return words.comments[act](content.slice(start.length));
  }
  const move = moveIn(content);
  if (!move) return content;
  // The names are those of two columns, or of two departments.
  const named = (stored: string) => departmentName(words, statusName(words, stored));
  return words.comments.moved(named(move.from), named(move.to));
}

/** Returns the two names of a stored comment about a move. Names may contain the separator; returns undefined if the split is ambiguous. */
export function moveIn(content: string): { from: string; to: string } | undefined {
  const [start = '', between = '', end = ''] = commentsText.moved('\n', '\n').split('\n');
  if (!content.startsWith(start) || !content.endsWith(end)) return undefined;
  const names = content.slice(start.length, content.length - end.length).split(between);
  const moves = names.slice(1).map((_, cut) => ({
    from: names.slice(0, cut + 1).join(between),
    to: names.slice(cut + 1).join(between),
  }));
  const possible = moves.filter(({ from, to }) => from !== '' && to !== '');
  if (possible.length <= 1) return possible[0];
  const withStatus = possible.filter(({ from, to }) => isStatus(from) || isStatus(to));
  return withStatus.length === 1 ? withStatus[0] : undefined;
}

function isStatus(name: string): boolean {
  return statuses.some((status) => status === name);
}
