// Acts that take words as they are written: a new task, a comment, an item of a checklist, a new title.
import type { Fields } from '#reading/act-fields.rules.ts';
import { type Clause, has, hitOf, hitsOf, type NamedReference, placesOf, runsOf, thingsOf, use } from '#reading/clause.rules.ts';
import { rangeOfWords, referenceIn, referenceOfWords, titleAmong } from '#reading/reference.rules.ts';

export interface TextAct {
  fields: Fields;
  reference: NamedReference | undefined;
}

type Read = (clause: Clause, last: NamedReference | undefined) => TextAct | undefined;

/** Returns the act of one kind, if the clause has its words. */
export function textActOf(clause: Clause, last: NamedReference | undefined, kind: Fields['kind']): TextAct | undefined {
  const read: Partial<Record<Fields['kind'], (clause: Clause, last: NamedReference | undefined) => TextAct | undefined>> = {
    create: newTask,
    comment,
    tick,
    untick: tick,
    checklist: item,
    describe: description,
    rename: newTitle,
  };
  const found = read[kind]?.(clause, last);
  return found?.fields.kind === kind ? found : undefined;
}

/** Returns the first act whose words the clause has; one that lacks something uses no word. */
export function textAct(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const reads: readonly Read[] = [newTask, comment, tick, item, description, newTitle];
  const before = [...clause.used];
  for (const read of reads) {
    const found = read(clause, last);
    if (found) return found;
    clause.used.clear();
    use(clause, before);
  }
  return undefined;
}

/** Returns words as they are written, without the quotation marks around them. */
export function textFrom(clause: Clause, from: number, to: number = clause.to): string {
  const { start } = rangeOfWords(clause, { from, to });
  const { text, tokens } = clause.sentence;
  const isEnd = to === tokens.length;
  const last = tokens[to - 1];
  if (tokens[from]?.plain && last?.plain) return text.slice(start, last.end).trim();
  const end = isEnd ? (last?.end ?? 0) + (last?.after.length ?? 0) : (last?.end ?? 0);
  const written = text.slice(start, end).trim();
  const opened = /^["“„«]/.test(written) ? written.slice(1) : written;
  return (/["”»“]$/.test(opened) ? opened.slice(0, -1) : opened).trim();
}

/** 'Create a task to call the bank', 'new task: Water the plants'. */
function newTask(clause: Clause): TextAct | undefined {
  const verb = hitsOf(clause, 'create')
    // 'Assign the open task' opens nothing.
    .filter(({ at: [at = 0] }) => !has(clause, 'article', at - 1) || has(clause, 'indefinite', at - 1))
    .sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))[0];
  const first = verb?.at[0];
  if (verb === undefined || first === undefined || first > clause.from + 4) return undefined;
  const noun = hitsOf(clause, 'taskNoun').find(
    ({ at: [at = 0] }) =>
      at > first &&
      at <= first + 4 &&
      placesOf({ from: first + 1, to: at }).every(
        (each) =>
          has(clause, 'article', each) || has(clause, 'noise', each) || has(clause, 'create', each) || has(clause, 'more', each),
      ),
  );
  const at = noun?.at.at(-1) ?? colonBehind(clause, verb.at);
  if (at === undefined) return undefined;
  let from = at + 1;
  while (
    from < clause.to - 1 &&
    (has(clause, 'to', from) || has(clause, 'of', from) || has(clause, 'article', from) || verb.at.includes(from)) &&
    from <= at + 3
  )
    from++;
  if (from >= clause.to) return undefined;
  use(clause, placesOf(clause));
  return { fields: { kind: 'create', text: textFrom(clause, from) }, reference: undefined };
}

/** 'Leg mal was an: …': the colon follows the verb, and words of no weight. */
function colonBehind(clause: Clause, verb: readonly number[]): number | undefined {
  const colon = colonIn(clause);
  const [first = 0] = verb;
  if (colon === undefined || colon < first || colon > first + 4) return undefined;
  const isLoose = (at: number) =>
    verb.includes(at) ||
    has(clause, 'noise', at) ||
    has(clause, 'article', at) ||
    has(clause, 'it', at) ||
    has(clause, 'all', at);
  return placesOf({ from: first, to: colon + 1 }).every(isLoose) ? colon : undefined;
}

/** Whether a quotation ends and a colon follows it. */
function isQuoteBeforeColon(signs: string): boolean {
  const quote = signs.search(/["”»“]/);
  return quote >= 0 && /[:：]/.test(signs.slice(quote));
}

/** Returns the place of the word before a colon behind which a text stands. */
function colonIn(clause: Clause): number | undefined {
  const { tokens } = clause.sentence;
  return placesOf({ from: clause.from, to: clause.to - 1 }).find((at) => {
    const token = tokens[at];
    return token && (/[:：]/.test(token.after) || token.folded === ':') && (!token.plain || isQuoteBeforeColon(token.after));
  });
}

function quotedRuns(clause: Clause): { from: number; to: number }[] {
  const { tokens } = clause.sentence;
  const runs: { from: number; to: number }[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    if (!tokens[at]?.plain || tokens[at]?.folded.startsWith('\\')) continue;
    let end = at;
    while (end + 1 < clause.to && tokens[end + 1]?.plain && !/["”»“]/.test(tokens[end]?.after ?? '')) end++;
    runs.push({ from: at, to: end + 1 });
    at = end;
  }
  return runs;
}

/** Splits a text and the task on which it is written. */
export function written(
  clause: Clause,
  last: NamedReference | undefined,
): { text: string; reference: NamedReference } | undefined {
  const colon = colonIn(clause);
  if (colon !== undefined) {
    const text = textFrom(clause, colon + 1);
    use(clause, placesOf({ from: colon + 1, to: clause.to }));
    const reference = referenceIn(clause, last);
    return reference && text !== '' ? { text, reference } : undefined;
  }
  const quoted = quotedRuns(clause);
  // A quoted title is the task.
  const only = quoted.find((run) => !isTitle(clause, run)) ?? quoted[0];
  if (!only) return undefined;
  use(clause, placesOf(only));
  if (quoted.length > 1 || hasOther(clause)) {
    const reference = referenceIn(clause, last);
    return reference && { text: textFrom(clause, only.from, only.to), reference };
  }
  return undefined;
}

function isTitle(clause: Clause, { from, to }: { from: number; to: number }): boolean {
  return thingsOf(clause, 'title').some((title) => title.from < to && from < title.to && title.hit.share > 0.9);
}

function hasOther(clause: Clause): boolean {
  return thingsOf(clause, 'title').length + thingsOf(clause, 'ids').length > 0 || runsOf(clause).length > 0;
}

function comment(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const verb = hitOf(clause, 'comment', 'commentNoun');
  if (!verb) return undefined;
  const others = hitsOf(clause, 'comment', 'commentNoun', 'add', 'set');
  for (const hit of others) use(clause, hit.at);
  const found = written(clause, last) ?? (isFirst(clause, verb.at) ? apart(clause, last, true) : undefined);
  if (found && (found.reference.task.kind !== 'it' || found.reference.to > 0 || last))
    return { fields: { kind: 'comment', text: found.text }, reference: found.reference };
  return undefined;
}

/** Without marks, only a verb that is spelled right and begins the clause says what follows. */
function isFirst(clause: Clause, [first = 0]: readonly number[]): boolean {
  const { misspelled } = clause.sentence.words;
  return (
    !misspelled.has(first) &&
    placesOf({ from: clause.from, to: first }).every(
      (at) => has(clause, 'noise', at) || has(clause, 'and', at) || has(clause, 'add', at) || has(clause, 'article', at),
    )
  );
}

/** Without marks, the text is what is not the title. */
export function apart(
  clause: Clause,
  last: NamedReference | undefined,
  toEnd = false,
): { text: string; reference: NamedReference } | undefined {
  const named = [...thingsOf(clause, 'title'), ...thingsOf(clause, 'ids')];
  if (named.length === 0 && !last) return undefined;
  const reference = named.length === 0 && last ? { ...last, from: 0, to: 0 } : referenceIn(clause, last);
  if (!reference) return undefined;
  use(clause, placesOf(reference));
  const run = runsOf(clause).sort((a, b) => b.weight - a.weight)[0];
  if (!run || run.weight === 0) return undefined;
  // Behind the task, all that is left is the text: « … que les chiffres sont faux ».
  const isAll = toEnd && run.from >= reference.to && reference.to > 0;
  const rest = { from: run.from, to: isAll ? clause.to : run.to };
  use(clause, placesOf(rest));
  const from = has(clause, 'relative', rest.from) && rest.to - rest.from > 1 ? rest.from + 1 : rest.from;
  return { text: textFrom(clause, from, rest.to), reference };
}

function item(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const noun = hitOf(clause, 'itemNoun');
  const add = hitOf(clause, 'add');
  if (!add) return undefined;
  const isNamed = thingsOf(clause, 'title').length + thingsOf(clause, 'ids').length > 0;
  const items = quotedRuns(clause).filter((run) => !isTitle(clause, run));
  if (!noun && !(isNamed && (items.length > 0 || colonIn(clause) !== undefined))) return undefined;
  for (const hit of hitsOf(clause, 'itemNoun', 'add')) use(clause, hit.at);
  const lines = items.map(({ from, to }) => textFrom(clause, from, to));
  if (lines.length > 1 && isNamed) use(clause, ...items.map(placesOf));
  const reference = lines.length > 1 && isNamed ? referenceIn(clause, last) : undefined;
  if (reference) return { fields: { kind: 'checklist', text: lines.join(', '), lines }, reference };
  const found = written(clause, last) ?? apart(clause, last);
  return found && { fields: { kind: 'checklist', text: found.text }, reference: found.reference };
}

/** 'Tick "contract signed" on Nora's onboarding', 'untick the item insurance of #5'. */
function tick(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const opens = hitOf(clause, 'untick');
  const verb = opens ?? hitOf(clause, 'tick');
  const noun = hitOf(clause, 'itemNoun');
  const titles = [...thingsOf(clause, 'title'), ...thingsOf(clause, 'ids')];
  const quoted = quotedRuns(clause).find((run) => !isTitle(clause, run));
  // A quotation alone is the task that is ticked off.
  if (!verb || !(noun || opens || (quoted && (titles.length > 0 || last)))) return undefined;
  if (!quoted && titles.length === 0 && !last) return undefined;
  use(clause, verb.at, noun?.at, quoted && placesOf(quoted));
  const kind = opens ? 'untick' : 'tick';
  const reference = referenceIn(clause, last);
  if (!reference) return undefined;
  use(clause, placesOf(reference));
  const run = quoted ?? runsOf(clause).sort((a, b) => b.weight - a.weight)[0];
  if (run && !(reference.task.kind === 'it' && reference.to === 0 && !last && !quoted)) {
    use(clause, placesOf(run));
    return { fields: { kind, text: textFrom(clause, run.from, run.to) }, reference };
  }
  return undefined;
}

/** 'Change the description of … to "…"'. */
function description(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const noun = hitOf(clause, 'descriptionNoun');
  if (!noun || !(hitOf(clause, 'set', 'add', 'comment') || colonIn(clause) !== undefined)) return undefined;
  for (const hit of hitsOf(clause, 'descriptionNoun', 'set', 'add', 'comment')) use(clause, hit.at);
  const found = written(clause, last) ?? apart(clause, last);
  return found && { fields: { kind: 'describe', text: found.text }, reference: found.reference };
}

/** 'Rename … to …', 'change the title of … to …'. */
function newTitle(clause: Clause, last: NamedReference | undefined): TextAct | undefined {
  const rename = hitOf(clause, 'rename');
  const noun = hitOf(clause, 'titleNoun');
  const sets = hitOf(clause, 'set');
  const verb = rename ?? (noun && sets ? { at: [...sets.at, ...noun.at] } : undefined);
  if (!verb) return undefined;
  const start = rename ? (rename.at[0] ?? 0) : Math.max(...verb.at);
  const first = placesOf({ from: start + 1, to: clause.to }).find(
    (at) => !has(clause, 'article', at) && !has(clause, 'of', at) && !has(clause, 'to', at) && !verb.at.includes(at),
  );
  if (first === undefined) return undefined;
  const named = [...thingsOf(clause, 'title'), ...thingsOf(clause, 'ids'), ...quotedRuns(clause)].sort(
    (a, b) => a.from - b.from,
  )[0];
  const after = named && named.from <= first + 1 ? named.to - 1 : first;
  const isSplit = (at: number) =>
    !verb.at.includes(at) && ['to', 'as'].some((name) => clause.sentence.words.of[at]?.has(name as 'to'));
  // 'Rename the survey to Customer voice': the new name may be like the old title.
  const isPart = thingsOf(clause, 'title').some(({ from, hit }) => from === named?.from && hit.share < 0.95);
  const inside = named && isPart ? placesOf({ from: first + 1, to: named.to - 1 }).find(isSplit) : undefined;
  const to =
    inside ??
    placesOf({ from: after + 1, to: clause.to - 1 }).find(
      (at) => !verb.at.includes(at) && (has(clause, 'to', at) || has(clause, 'as', at)),
    );
  // 'Nenne X Y' has nothing between them.
  const begins = to === undefined ? (named ? named.to : undefined) : to + 1;
  if (begins === undefined || begins >= clause.to) return undefined;
  const [from, end] = withoutPhrases(clause, begins, clause.to);
  const tail = verb.at.includes(end - 1) ? end - 1 : end;
  const text = textFrom(clause, from, tail);
  use(clause, verb.at, placesOf({ from: to ?? from, to: clause.to }), placesOf({ from: clause.from, to: start + 1 }));
  const before = inside === undefined ? undefined : titleAmong(clause, { from: first, to: inside });
  const reference = before ?? (named && inside === undefined ? referenceIn(clause, last) : referenceOfRuns(clause, last));
  const turns = placesOf({ from, to: tail }).some((at) => has(clause, 'not', at) && !clause.sentence.tokens[at]?.plain);
  if (reference && text !== '' && !(to === undefined && turns)) return { fields: { kind: 'rename', text }, reference };
  return undefined;
}

/** 'From now on' at either end is no part of a text, unless it is quoted. */
function withoutPhrases(clause: Clause, from: number, to: number): [from: number, to: number] {
  const phrases = hitsOf(clause, 'noise').filter(({ at }) => at.length > 1);
  const first = phrases.find(({ at }) => at.includes(from));
  const last = phrases.find(({ at }) => at.at(-1) === to - 1);
  const [begin, end] = [(first?.at.at(-1) ?? from - 1) + 1, last?.at[0] ?? to];
  return begin < end ? [begin, end] : [from, to];
}

function referenceOfRuns(clause: Clause, last: NamedReference | undefined): NamedReference | undefined {
  const [run] = runsOf(clause);
  return run ? referenceOfWords(clause, run) : referenceIn(clause, last);
}
