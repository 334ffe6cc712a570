// Acts that the things of a part make: a person, a date, a number of days, a column, a priority.
import { type Fields, noVerb } from '#reading/act-fields.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import { type Clause, has, hitOf, hitsOf, leadOf, placesOf, thingsOf, use } from '#reading/clause.rules.ts';
import { type ClassHit, compiledClasses } from '#reading/compiled-classes.rules.ts';
import { beginsWithOrder } from '#reading/orders.rules.ts';
import { personActs } from '#reading/people-acts.rules.ts';
import { rangeOfWords } from '#reading/reference.rules.ts';
import { isVerbPlace } from '#reading/verb-acts.rules.ts';

/** Acts that a thing makes: a person, a date, a column, a priority. Several things are several acts. */
export function thingActs(clause: Clause, last: unknown, today: string): { fields: Fields[]; doubt: number } | undefined {
  const fields: Fields[] = [];
  // 'All tasks without a due date' are described by what they lack.
  const removes =
    hitsOf(clause, 'remove', 'unassign').find(({ at }) => !at.every((each) => clause.described.has(each))) ?? endedIn(clause);
  const hasVerb = hitOf(clause, ...thingVerbs, 'unassign') !== undefined;
  const deletesField = removes && removesField(clause, removes);
  if (deletesField) return { fields: [deletesField], doubt: 0 };
  const repeat = repeatIn(clause);
  if (repeat) fields.push(repeat);
  const template = templateIn(clause);
  if (template) fields.push(template);
  // 'Moved back by two days', '+1 week'.
  const shift = shiftIn(clause);
  if (shift) fields.push(shift);
  const date = shift || repeat ? undefined : dateIn(clause, today);
  if (date === 'impossible') return undefined;
  if (date) fields.push(date);
  fields.push(...personActs(clause, fields.length > 0));
  const priority = priorityIn(clause);
  if (priority) fields.push(priority);
  const column = columnIn(clause, fields.length > 0);
  if (column) fields.push(column);
  const department = column ? undefined : departmentIn(clause, fields.length > 0);
  if (department) fields.push(department);
  if (fields.length === 0 && !hitOf(clause, 'reopen', 'done', 'begin', 'delete', 'review')) {
    const named = unknownTarget(clause);
    if (named) fields.push(named);
  }
  if (fields.length === 0) return undefined;
  for (const hit of hitsOf(
    clause,
    ...thingVerbs,
    'dueNoun',
    'startNoun',
    'priorityNoun',
    'departmentNoun',
    'assigneeNoun',
    'statusNoun',
    'nobody',
    'remove',
  ))
    if (isVerbPlace(clause, hit)) use(clause, hit.at);
  return { fields, doubt: hasVerb || last ? 0 : noVerb };
}

/** Verbs that need a thing: what they ask for, it decides. */
const thingVerbs: readonly WordClass[] = [
  'move',
  'set',
  'assign',
  'later',
  'sooner',
  'schedule',
  'take',
  'add',
  'begin',
  'done',
  'review',
];

/** 'Has no due date any more': what was, ends. An order with a negation forbids something. */
function endedIn(clause: Clause): ClassHit | undefined {
  const ended = hitOf(clause, 'nomore');
  return ended && !beginsWithOrder(clause)
    ? { ...ended, at: [...ended.at, ...hitsOf(clause, 'not').flatMap(({ at }) => at)] }
    : undefined;
}

/** 'Remove the due date of', 'clear the owner', 'take Ana off'. */
function removesField(clause: Clause, removes: ClassHit): Fields | undefined {
  const after = (hit: ClassHit | undefined) => (hit && Math.abs((hit.at[0] ?? 0) - (removes.at[0] ?? 0)) <= 4 ? hit : undefined);
  const due = after(
    hitsOf(clause, 'dueNoun').find(
      ({ at }) => !at.every((each) => (removes.at.length === 1 && removes.at.includes(each)) || clause.described.has(each)),
    ),
  );
  if (due && thingsOf(clause, 'date').length === 0) {
    use(clause, removes.at, due.at);
    return { kind: 'noDue' };
  }
  const start = after(hitOf(clause, 'startNoun'));
  if (start && thingsOf(clause, 'date').length === 0) {
    use(clause, removes.at, start.at);
    return { kind: 'noStart' };
  }
  const assignee = after(hitOf(clause, 'assigneeNoun'));
  if (assignee && thingsOf(clause, 'people').length === 0) {
    use(clause, removes.at, assignee.at);
    return { kind: 'unassign' };
  }
  return undefined;
}

export function shiftIn(clause: Clause): Fields | undefined {
  const [duration] = thingsOf(clause, 'duration').slice(-1);
  if (!duration) return undefined;
  const sooner = hitOf(clause, 'sooner');
  const later = hitOf(clause, 'later');
  const next = has(clause, 'of', duration.to) ? duration.to + 1 : duration.to;
  const near = (name: WordClass) => [next, duration.from - 1].some((at) => has(clause, name, at));
  const isEarlier = sooner !== undefined || (near('earlier') && !later);
  const isLater =
    later !== undefined ||
    near('after') ||
    duration.isSigned ||
    near('more') ||
    placesOf(duration).some((at) => clause.sentence.words.of[at]?.has('more'));
  const moves = hitOf(clause, 'move', 'set', 'assign');
  if (!isEarlier && !isLater && !moves) return undefined;
  const inside = thingsOf(clause, 'date').find(({ from, to }) => from <= duration.from && to >= duration.to);
  if (inside) return undefined;
  const sides = [duration.from - 1, duration.to, next, duration.to + 1].filter(
    (at) =>
      has(clause, 'earlier', at) ||
      has(clause, 'after', at) ||
      has(clause, 'more', at) ||
      (at < duration.from && has(clause, 'to', at)),
  );
  use(clause, placesOf(duration), sooner?.at, later?.at, sides, hitOf(clause, 'dueNoun')?.at);
  const count = isEarlier && duration.count > 0 ? -duration.count : duration.count;
  return { kind: 'due', shift: { count, unit: duration.unit } };
}

export function dateIn(clause: Clause, today: string): Fields | 'impossible' | undefined {
  const dates = thingsOf(clause, 'date');
  const date = dates.findLast((each) => !describesTasks(clause, each));
  if (!date) return undefined;
  const on = date.day.on(today);
  if (on === undefined) return 'impossible';
  const start = hitOf(clause, 'startNoun');
  const due = hitOf(clause, 'dueNoun', 'schedule', 'later', 'sooner');
  const starting = start ?? (on > today && !due ? hitOf(clause, 'begin') : undefined);
  const begins = starting ? isStart(clause, starting, date.from) || starting !== start : false;
  // 'Done yesterday' says when, and moves no date.
  const done = due ? undefined : hitOf(clause, 'done');
  if (done && (on < today || (on === today && saysState(clause, done)))) {
    use(clause, placesOf(date));
    return undefined;
  }
  // 'I started it today' tells what is under way.
  const begun = due || start ? undefined : hitOf(clause, 'begin');
  if (begun && on <= today && (on < today || saysState(clause, begun))) {
    use(clause, placesOf(date));
    return undefined;
  }
  const before = leadOf(clause, date.from);
  use(clause, placesOf(date), before, begins ? starting?.at : due?.at);
  return begins ? { kind: 'start', date: on } : { kind: 'due', date: on };
}

/** 'Was paid this morning' says what is, 'finish it today' orders. */
function saysState({ sentence: { text, tokens, language } }: Clause, { at: [at = 0] }: ClassHit): boolean {
  return compiledClasses(language).states.test(text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase());
}

/** 'All tasks due next week': the day is one of theirs, unless a word such as 'to' makes it the aim. */
function describesTasks(clause: Clause, { from, to }: { from: number; to: number }): boolean {
  const named = hitsOf(clause, 'all', 'taskNoun').some(({ at: [at = 0] }) => at < from);
  if (!named || (to === clause.to && (has(clause, 'to', from - 1) || has(clause, 'to', from - 2)))) return false;
  return has(clause, 'dueNoun', from - 1) || has(clause, 'done', from - 1) || !has(clause, 'to', from - 1);
}

/** 'Set the start date of … to Monday', 'start … on Monday'. */
function isStart(clause: Clause, { at }: ClassHit, dateAt: number): boolean {
  const first = at[0] ?? 0;
  return first < dateAt && hitOf(clause, 'done') === undefined && hitOf(clause, 'later', 'sooner') === undefined;
}

/** 'Every month', and 'stop repeating'. */
export function repeatIn(clause: Clause): Fields | undefined {
  const noun = hitOf(clause, 'repeat');
  const [thing] = thingsOf(clause, 'repeat');
  const ends = noun && (hitOf(clause, 'remove', 'delete') ?? hitOf(clause, 'not'));
  if (ends) {
    use(clause, noun.at, ends.at, thing && placesOf(thing));
    return { kind: 'noRepeat' };
  }
  if (!thing || (!noun && hitOf(clause, 'all', 'comment', 'create'))) return undefined;
  use(clause, noun?.at, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'repeat', repeat: thing.repeat };
}

/** 'Use the template Onboarding', 'apply Month-end as checklist'. */
export function templateIn(clause: Clause): Fields | undefined {
  const noun = hitOf(clause, 'templateNoun', 'itemNoun');
  const [thing] = thingsOf(clause, 'template');
  if (!noun || !thing || hitOf(clause, 'remove', 'delete')) return undefined;
  if (Math.min(Math.abs((noun.at[0] ?? 0) - thing.to), Math.abs(thing.from - 1 - (noun.at.at(-1) ?? 0))) > 2) return undefined;
  use(clause, noun.at, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'template', template: thing.template };
}

/** 'Add the department Legal to …', 'loop Legal in', 'move it from HR to Legal'. */
export function departmentIn(clause: Clause, hasOther: boolean): Fields | undefined {
  const departments = thingsOf(clause, 'department').filter(({ from, to }) => !isDescribed(clause, from, to));
  const noun = hitOf(clause, 'departmentNoun');
  const last = departments.at(-1);
  if (!last || (hasOther && !noun) || clause.description) return undefined;
  const verb = hitOf(clause, 'move', 'add', 'assign', 'set');
  const isAim = has(clause, 'to', last.from - 1) || (has(clause, 'article', last.from - 1) && has(clause, 'to', last.from - 2));
  // 'Add Legal to the survey': the task is the aim.
  const joinsTask =
    hitOf(clause, 'add') !== undefined && thingsOf(clause, 'title', 'ids').length > 0 && !hitOf(clause, 'itemNoun');
  if (!noun && !(verb && isAim) && !joinsTask) return undefined;
  const isFrom = (at: number) => has(clause, 'of', at) || (has(clause, 'article', at) && has(clause, 'of', at - 1));
  const [source] = departments.length === 2 && isAim ? departments : [];
  const turned = (at: number) =>
    [at - 1, at - 2, at - 3].some((each) => has(clause, 'not', each) || has(clause, 'correction', each));
  const leaves = departments.find((each) => turned(each.from)) ?? (source && isFrom(source.from - 1) ? source : undefined);
  const removes = hitOf(clause, 'remove');
  const joins = departments.findLast((each) => each !== leaves && !removes);
  const not = hitsOf(clause, 'not', 'except').flatMap(({ at }) => at);
  use(clause, noun?.at, verb?.at, removes?.at, leaves && not);
  for (const each of [joins, leaves ?? (removes ? last : undefined)])
    if (each) use(clause, placesOf(each), leadOf(clause, each.from));
  const isMove = verb && !leaves && has(clause, 'move', verb.at[0] ?? 0) && !hitOf(clause, 'add', 'additionally');
  return {
    kind: 'department',
    department: joins?.department,
    leaves: leaves?.department ?? (removes ? last.department : undefined),
    adds: !isMove,
  };
}

/** A department beside a noun for tasks, or within a title, says which tasks are meant. */
function isDescribed(clause: Clause, from: number, to: number): boolean {
  return clause.sentence.things.some(
    (thing) => (thing.kind === 'title' || thing.kind === 'column') && thing.from <= from && to <= thing.to,
  );
}

export function priorityIn(clause: Clause): Fields | undefined {
  const level = hitOf(clause, 'raise', 'lower');
  if (level && thingsOf(clause, 'priority').every(({ isSure }) => !isSure)) {
    use(clause, level.at, hitOf(clause, 'priorityNoun')?.at, hitOf(clause, 'set')?.at);
    return { kind: 'priority', levels: level.class === 'raise' ? 1 : -1 };
  }
  const found = thingsOf(clause, 'priority');
  const verb = hitOf(clause, 'set', 'move', 'priorityNoun');
  const priority = found
    .filter(
      ({ isSure, from, to }) =>
        isSure ||
        (verb && to === clause.to) ||
        has(clause, 'set', clause.from) ||
        (has(clause, 'is', from - 1) && to === clause.to),
    )
    .at(-1);
  // 'Is not that urgent' sets nothing.
  if (!priority || (!verb && [1, 2, 3].some((back) => has(clause, 'not', priority.from - back)))) return undefined;
  use(clause, placesOf(priority), leadOf(clause, priority.from));
  return { kind: 'priority', priority: priority.priority };
}

export function columnIn(clause: Clause, hasOther: boolean): Fields | undefined {
  const { sentence } = clause;
  const column = thingsOf(clause, 'column').at(-1);
  if (!column) return undefined;
  const lead = leadOf(clause, column.from);
  const verb = hitOf(clause, 'move', 'set', 'statusNoun');
  const isTarget = lead.length > 0 || column.to === clause.to || has(clause, 'statusNoun', column.to);
  if (!isTarget) return undefined;
  const isDoneWord = hitsOf(clause, 'done').some(({ at }) => at.some((each) => each >= column.from && each < column.to));
  const setsDone = isDoneWord && !hitOf(clause, 'move') && column.column === 'Done';
  if (hitOf(clause, 'reopen') || (hasOther && !verb && lead.length === 0)) return undefined;
  use(clause, placesOf(column), lead, has(clause, 'statusNoun', column.to) ? [column.to] : undefined);
  if (setsDone) return { kind: 'done' };
  const sends = sentence.words.hits.find(
    ({ class: name, at }) => name === 'review' && at.some((each) => each >= column.from && each < column.to),
  );
  if (sends && column.column === 'Review') {
    use(clause, sends.at);
    return { kind: 'review' };
  }
  return { kind: 'move', column: column.column };
}

/** 'Move it to Archive', 'assign it to Nobody Known': the name of a column or person that there is not. */
function unknownTarget(clause: Clause): Fields | undefined {
  const verb = hitsOf(clause, 'move', 'assign').find(({ at }) => at[0] === firstWord(clause) && at.length === 1);
  if (!verb || hitOf(clause, 'templateNoun')) return undefined;
  const to = placesOf(clause).findLast(
    (at) => at > (verb.at[0] ?? 0) + 1 && has(clause, 'to', at) && at < clause.to - 1 && !has(clause, 'article', at),
  );
  if (to === undefined) return undefined;
  const { sentence } = clause;
  const words = { from: to + 1, to: clause.to };
  if (has(clause, 'archive', to + 1)) return undefined;
  const { start, end } = rangeOfWords(clause, words);
  const [at = 0] = verb.at;
  // 'Give' sets other things as well, so what it names may be no person.
  const kind = has(clause, 'assign', at) && !has(clause, 'set', at) ? 'assign' : 'move';
  if (kind === 'move' && !has(clause, 'move', at)) return undefined;
  use(clause, verb.at, placesOf({ from: to, to: clause.to }));
  return { kind, text: sentence.text.slice(start, end) };
}

function firstWord(clause: Clause): number {
  let at = clause.from;
  while (
    at < clause.to &&
    (has(clause, 'noise', at) || has(clause, 'and', at)) &&
    !has(clause, 'move', at) &&
    !has(clause, 'assign', at)
  )
    at++;
  return at;
}
