// Which tasks the words of a command name: the open one, numbers, or titles.
import { limits } from '@app/contract/limits.ts';
import type { CompiledCommands } from '#command/compiled-commands.rules.ts';
import type { Span } from '#command/sentence.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

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
export function referenceOf(language: CompiledCommands, text: string, tokens: readonly Token[], span: Span): TaskReference {
  let { from } = span;
  const { to } = span;
  const words = tokens.slice(from, to);
  const isQuoted = words.some(({ plain }) => plain);
  const folded = words.map((token) => token.folded).join(' ');
  if (!isQuoted && language.them.has(folded)) return { kind: 'it', many: true };
  if (!isQuoted && language.it.has(folded)) return { kind: 'it', many: false };
  from = afterArticles(language, tokens, span);
  const rest = tokens.slice(from, to);
  const isNumbered = tokens.slice(span.from, from + 1).some((token) => taskNouns.has(token.folded));
  const ids = rest
    .slice(taskNouns.has(rest[0]?.folded ?? '') ? 1 : 0)
    .filter(({ folded: word }) => !joining.has(word) && !(isNumbered && language.articles.has(word)))
    .map((token) => numberOf(token, isNumbered));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return { kind: 'ids', ids };
  const { start, end } = rangeOf(tokens, { from, to });
  return { kind: 'words', text: text.slice(start, end), parts: titleParts(language, text, tokens, { from, to }) };
}

/** Returns the place of the first word that is no article. */
function afterArticles({ articles }: CompiledCommands, tokens: readonly Token[], { from, to }: Span): number {
  let at = from;
  while (at < to - 1 && !tokens[at]?.plain && articles.has(tokens[at]?.folded ?? '')) at++;
  return at;
}

function titleParts(language: CompiledCommands, text: string, tokens: readonly Token[], { from, to }: Span): TitlePart[] {
  const parts: TitlePart[] = [];
  let first = from;
  const endPart = (last: number) => {
    if (last > first) {
      const title = afterArticles(language, tokens, { from: first, to: last });
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

/** Nouns behind which a number is that of a task: 'task 9', 'las tareas 9 y 10'. */
export const taskNouns = new Set(
  'task tasks card cards ticket tarea tareas tarjeta tarjetas tache taches carte cartes aufgabe aufgaben karte karten'.split(' '),
);

function numberOf({ folded, plain }: Token, isNumbered = false): number | undefined {
  const [, id] = plain ? [] : ((isNumbered ? /^#?(\d{1,10})$/ : /^#(\d{1,10})$/).exec(folded) ?? []);
  return id === undefined || Number(id) > limits.id.max ? undefined : Number(id);
}
