// Which tasks the words of a command name: the open one, numbers, or titles.
import { type Language, limits } from '@app/contract/limits.ts';
import type { Span } from '#command/sentence.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import { type ClassedWords, classesIn, compiledClasses, isPlural } from '#reading/compiled-classes.rules.ts';

/** What names the tasks of a command. */
export type TaskReference =
  /** The task that is open, or what was named before; several tasks if `many`. */
  | { kind: 'it'; many: boolean }
  | { kind: 'ids'; ids: readonly number[] }
  /** One of those that were named before, from 1; -1 is the last. */
  | { kind: 'nth'; nth: number }
  /** One of several tasks whose titles are equally like the words. */
  | { kind: 'either'; ids: readonly number[] }
  /** `parts` are the titles that commas and words such as 'and' may separate; none if there is only one. `all` says that they describe tasks. */
  | { kind: 'words'; text: string; parts: readonly TitlePart[]; all?: boolean };

/** A part of the sentence that may be a title, or is the number of a task. */
export interface TitlePart {
  text: string;
  id: number | undefined;
  start: number;
  end: number;
}

/** Returns where the words of a span stand in the text. */
export function rangeOf(tokens: readonly Token[], { from, to }: Span): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Returns which tasks the words of a span name. */
export function referenceOf(name: Language, text: string, tokens: readonly Token[], span: Span): TaskReference {
  const words = tokens.slice(span.from, span.to);
  const { of, hits } = classesIn(words, compiledClasses(name));
  const isQuoted = words.some(({ plain }) => plain);
  const pronoun = isQuoted ? undefined : pronounOf(words, { of, hits });
  if (pronoun) return pronoun;
  const isArticle = (at: number) => of[at - span.from]?.has('article') === true && !tokens[at]?.plain;
  const isNoun = (at: number) => of[at - span.from]?.has('taskNoun') === true && !tokens[at]?.plain;
  const from = afterArticles(isArticle, span);
  const rest = tokens.slice(from, span.to).map((token, index) => ({ token, at: from + index }));
  // 'The task 9', and « la 9 ».
  const isNumbered =
    words.slice(0, from + 1 - span.from).some((_, at) => isNoun(span.from + at)) || (from > span.from && isArticle(from - 1));
  const ids = rest
    .slice(isNoun(from) ? 1 : 0)
    .filter(({ token, at }) => !joining.has(token.folded) && !(isNumbered && isArticle(at)))
    .map(({ token }) => numberOf(token, isNumbered));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return { kind: 'ids', ids };
  const named = { from, to: span.to };
  const { start, end } = rangeOf(tokens, named);
  return { kind: 'words', text: text.slice(start, end), parts: titleParts(isArticle, text, tokens, named) };
}

/** 'It', 'these two', 'this task': what is open, or was named before. */
function pronounOf(words: readonly Token[], { of, hits }: Pick<ClassedWords, 'of' | 'hits'>): TaskReference | undefined {
  if (hits.some((hit) => hit.class === 'them' && hit.at.length === words.length)) return { kind: 'it', many: true };
  const isTask = (names: ReadonlySet<WordClass>, at: number) => names.has('taskNoun') && !isPlural(words[at]?.folded ?? '');
  const isIt = of.some((names, at) => names.has('it') || isTask(names, at));
  const noun = of.some(isTask);
  // 'The open task', « la tâche ouverte » : the one that is looked at.
  const isAll = of.every(
    (names, at) => names.has('it') || names.has('article') || isTask(names, at) || (noun && names.has('current')),
  );
  return isIt && isAll ? { kind: 'it', many: false } : undefined;
}

/** Returns the place of the first word that is no article. */
function afterArticles(isArticle: (at: number) => boolean, { from, to }: Span): number {
  let at = from;
  while (at < to - 1 && isArticle(at)) at++;
  return at;
}

function titleParts(isArticle: (at: number) => boolean, text: string, tokens: readonly Token[], { from, to }: Span): TitlePart[] {
  const parts: TitlePart[] = [];
  let first = from;
  const endPart = (last: number) => {
    if (last > first) {
      const title = afterArticles(isArticle, { from: first, to: last });
      const { start, end } = rangeOf(tokens, { from: title, to: last });
      const [only, ...others] = tokens.slice(title, last);
      parts.push({ text: text.slice(start, end), id: only && others.length === 0 ? numberOf(only) : undefined, start, end });
    }
  };
  for (let at = from; at < to; at++) {
    const { folded, plain = false, after = '' } = tokens[at] ?? {};
    const isJoining = !plain && joining.has(folded ?? '');
    // A comma within quotation marks belongs to the title.
    const isComma = /[,;]/.test(after) && (!plain || /["”»“]/.test(after));
    if (isJoining || isComma) {
      endPart(isJoining ? at : at + 1);
      first = at + 1;
    }
  }
  endPart(to);
  return parts.length > 1 ? parts : [];
}

/** Words that join titles. */
const joining = new Set(['and', 'y', 'e', 'et', 'und', '&', ',']);

function numberOf({ folded, plain }: Token, isNumbered = false): number | undefined {
  const [, id] = plain ? [] : ((isNumbered ? /^#?(\d{1,10})$/ : /^#(\d{1,10})$/).exec(folded) ?? []);
  return id === undefined || Number(id) > limits.id.max ? undefined : Number(id);
}
