// The things that a sentence names, with the words of each: people, columns, dates, durations, priorities, and titles of tasks.
import type { Language, Priority } from '@app/contract/limits.ts';
import { formatRecurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import { usualColumns } from '#line/bare-things.rules.ts';
import { type CompiledLanguage, spokenLanguages } from '#line/compiled.rules.ts';
import type { Day } from '#line/day.rules.ts';
import { nameAt, thingsBook } from '#line/names.rules.ts';
import { matchPhrase } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import { recurrenceOf } from '#line/repeat.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { RepeatAction, Unit } from '#line/vocabulary.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { compiledQuestions } from '#question/compiled-questions.rules.ts';
import { markedPersonId, type Person, peopleAt, peopleIndex } from '#question/people.rules.ts';
import type { ClassedWords } from '#reading/compiled-classes.rules.ts';
import { type TitleHit, titlesIn } from '#reading/likeness.rules.ts';

interface Place {
  from: number;
  to: number;
}

export type Thing = Place &
  (
    | { kind: 'people'; people: readonly Person[]; isOwner: boolean }
    | { kind: 'date'; day: Day }
    | { kind: 'duration'; count: number; unit: Unit; isSigned: boolean }
    | { kind: 'priority'; priority: Priority; isSure: boolean }
    | { kind: 'column'; column: string }
    | { kind: 'department'; department: string }
    | { kind: 'template'; template: { id: number; name: string } }
    | { kind: 'repeat'; repeat: string }
    | { kind: 'ids'; ids: readonly number[] }
    | { kind: 'title'; hit: TitleHit }
  );

/** Words before a person to whom the tasks belong, in any language. */
const ownerWords = new Set(['of', 'from', 'de', 'del', 'd', 'du', 'des', 'von', 'vom']);

/** Returns the things of a sentence; those of one kind never overlap, those of two may. */
export function thingsIn(language: Language, tokens: readonly Token[], words: ClassedWords, options: AskOptions): Thing[] {
  const { today, firstDay, names, dateFormat, titles = [] } = options;
  const spoken = spokenLanguages(language);
  const home = spoken[0];
  if (!home) return [];
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const book = thingsBook(names);
  const reader = slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay });
  const readers = spoken.map(reader);
  const index = peopleIndex(names.people);
  const usual = usualColumns(book);
  const things: Thing[] = [];
  const longest = (slot: string, at: number) =>
    readers
      .map((read) => read(slot, at))
      .reduce((best, each) => (each && (!best || each.end > best.end) ? each : best), undefined);
  const lead = (at: number, ...classes: ('to' | 'dueNoun' | 'startNoun' | 'schedule')[]) =>
    classes.some((name) => words.of[at - 1]?.has(name) || (words.of[at - 1]?.has('article') && words.of[at - 2]?.has(name)));
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.plain) continue;
    const people = peopleFrom(tokens, at, index, names.people);
    if (people) {
      const before = tokens[at - 1]?.folded ?? '';
      const isOwner =
        tokens[people.to]?.folded === 's' ||
        ownerWords.has(before) ||
        (/s$/.test(token.folded) && people.isGenitive && before !== 'a');
      things.push({ kind: 'people', from: at, to: people.to, people: people.people, isOwner });
    }
    const date = longest(lead(at, 'to', 'dueNoun', 'schedule') ? '{date2}' : '{date1}', at);
    // '+2 days' is from the day that a task has.
    if (date && !/^\+\d/.test(token.folded)) things.push({ kind: 'date', from: at, to: date.end, day: date.value as Day });
    const duration = durationAt(tokens, at, home, words);
    if (duration) things.push({ kind: 'duration', ...duration });
    const priority = priorityAt(tokens, at, spoken, words);
    if (priority) things.push({ kind: 'priority', ...priority });
    const named = longest('{column}', at);
    const column = named ?? nameAt(usual, tokens, at);
    // Spanish 'todo' is 'all', and not the column To Do.
    const isAll = column?.end === at + 1 && words.of[at]?.has('all');
    if (column && !isAll) things.push({ kind: 'column', from: at, to: column.end, column: column.value as string });
    const department = longest('{department}', at);
    if (department) things.push({ kind: 'department', from: at, to: department.end, department: department.value as string });
    const template = longest('{template}', at);
    if (template) {
      const { id, name } = template.value as { id: number; name: string };
      things.push({ kind: 'template', from: at, to: template.end, template: { id, name } });
    }
    const repeat = repeatAt(at);
    if (repeat) things.push(repeat);
    const isNumber = words.of[at - 1]?.has('taskNoun') && /^\d{1,6}$/.test(token.folded);
    const ids = isNumber ? ['', token.folded] : /^#(\d{1,9})$/.exec(token.folded);
    if (ids) things.push({ kind: 'ids', from: at, to: at + 1, ids: [Number(ids[1])] });
  }
  function repeatAt(at: number): Thing | undefined {
    const found = spoken.flatMap((each, index) => {
      const match = readers[index] && matchPhrase(each.repeats, tokens, at, readers[index]);
      const rule = match && recurrenceOf(match.action as RepeatAction, match.slots);
      return rule ? [{ end: match.end, repeat: formatRecurrence(rule) }] : [];
    });
    const [best] = found.sort((a, b) => b.end - a.end);
    return best && { kind: 'repeat', from: at, to: best.end, repeat: best.repeat };
  }
  const { vocabulary } = compiledQuestions(language);
  const isTaken = (at: number) => {
    const classes = words.of[at] ?? new Set();
    const word = tokens[at]?.folded ?? '';
    if (vocabulary.has(word) || home.adverbs.has(word)) return true;
    const isWord = classes.size > 0 && !words.misspelled.has(at);
    return isWord || things.some(({ from, to }) => from <= at && at < to);
  };
  // 'Everything that is late' is not the task called Everything, unless it is written as a name.
  const isName = (at: number) => tokens[at]?.plain === true || (at > 0 && tokens[at]?.capital === true);
  const meansAll = ({ from, to }: TitleHit) =>
    tokens.slice(from, to).every((_, at) => words.of[from + at]?.has('all') && !isName(from + at));
  for (const hit of titlesIn(tokens, titles, isTaken))
    if (!meansAll(hit)) things.push({ kind: 'title', from: hit.from, to: hit.to, hit });
  return withoutOverlaps(things);
}

/** Of two things at the same words the longer one is meant; of equal ones, the title, then the person. */
function withoutOverlaps(things: readonly Thing[]): Thing[] {
  const rank: Record<Thing['kind'], number> = {
    ids: 0,
    title: 1,
    template: 9,
    repeat: 2,
    people: 2,
    date: 3,
    duration: 4,
    priority: 5,
    column: 6,
    department: 7,
  };
  const length = ({ from, to }: Thing) => to - from;
  const chosen: Thing[] = [];
  for (const thing of [...things].sort((a, b) => length(b) - length(a) || rank[a.kind] - rank[b.kind]))
    if (
      !chosen.some(
        ({ from, to, kind }) => thing.from < to && from < thing.to && !(kind === 'column' && thing.kind === 'department'),
      )
    )
      chosen.push(thing);
  return chosen.sort((a, b) => a.from - b.from);
}

function peopleFrom(
  tokens: readonly Token[],
  at: number,
  index: ReturnType<typeof peopleIndex>,
  people: AskOptions['names']['people'],
): { to: number; people: readonly Person[]; isGenitive: boolean } | undefined {
  const token = tokens[at];
  const id = markedPersonId(token);
  if (id !== undefined) {
    const person = people.find((each) => each.id === id);
    return person && { to: at + 1, people: [{ id, name: person.fullName }], isGenitive: false };
  }
  const named = peopleAt(index, tokens, at);
  if (!named) return undefined;
  const key = token?.folded ?? '';
  return { to: named.end, people: named.people, isGenitive: named.end === at + 1 && !index.has(key.replace(/^@/, '')) };
}

/** 'Two days', 'another week', '+2 days', '3d'. */
function durationAt(
  tokens: readonly Token[],
  at: number,
  { numbers, units }: CompiledLanguage,
  words: ClassedWords,
): { from: number; to: number; count: number; unit: Unit; isSigned: boolean } | undefined {
  const here = tokens[at]?.folded ?? '';
  const joined = /^([+-]?)(\d{1,4})([a-z]+)$/.exec(here);
  const short: Readonly<Record<string, Unit>> = { d: 'day', w: 'week', m: 'month', t: 'day', j: 'day' };
  if (joined) {
    const [, sign = '', count = '', word = ''] = joined;
    const unit = units.get(word) ?? short[word];
    if (unit) return { from: at, to: at + 1, count: Number(`${sign === '-' ? '-' : ''}${count}`), unit, isSigned: sign !== '' };
  }
  const signed = /^([+-])(\d{1,4})$/.exec(here);
  const count = signed
    ? Number(`${signed[1] === '-' ? '-' : ''}${signed[2]}`)
    : /^\d{1,4}$/.test(here)
      ? Number(here)
      : numbers.get(here);
  const isMore = words.of[at]?.has('more') ?? false;
  if (count === undefined && !isMore) return undefined;
  const next = at + 1 + (words.of[at + 1]?.has('more') && !units.has(tokens[at + 1]?.folded ?? '') ? 1 : 0);
  const inner = isMore && count === undefined ? (numbers.get(tokens[at + 1]?.folded ?? '') ?? Number.NaN) : Number.NaN;
  const place = Number.isNaN(inner) ? next : at + 2;
  const unit = units.get(tokens[place]?.folded ?? '');
  const total = count ?? (Number.isNaN(inner) ? 1 : inner);
  return unit === undefined ? undefined : { from: at, to: place + 1, count: total, unit, isSigned: signed !== null };
}

const utmost = /^(?:top|max|maximum|oberste[rn]?|maximal[er]*|absolute|maxim[ao])$/;

/** 'P1', 'high priority', 'urgent'; a word such as 'high' alone is not sure. */
function priorityAt(
  tokens: readonly Token[],
  at: number,
  spoken: readonly CompiledLanguage[],
  words: ClassedWords,
): { from: number; to: number; priority: Priority; isSure: boolean } | undefined {
  const here = tokens[at]?.folded ?? '';
  if (/^p[0-3]$/.test(here)) return { from: at, to: at + 1, priority: here.toUpperCase() as Priority, isSure: true };
  if (/^!+$/.test(here)) return undefined;
  const name =
    utmost.test(here) && words.of[at + 1]?.has('priorityNoun')
      ? 'P0'
      : spoken.map(({ priorities }) => priorities.get(here.replace(/^!/, ''))).find(Boolean);
  if (name === undefined || !isPriority(name)) return undefined;
  const isNoun = (place: number) => words.of[place]?.has('priorityNoun') ?? false;
  const isDigit = /^\d$/.test(here);
  if (isNoun(at + 1) && !isDigit) return { from: at, to: at + 2, priority: name, isSure: true };
  const before = [at - 1, at - 2, at - 3].find(isNoun);
  if (before !== undefined && (before === at - 1 || !isDigit || words.of[at - 1]?.has('to')))
    return { from: at, to: at + 1, priority: name, isSure: true };
  return isDigit ? undefined : { from: at, to: at + 1, priority: name, isSure: name === 'P0' };
}
