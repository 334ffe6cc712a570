// Reads the things of one act whose name is known from a part of a sentence.
import type { Fields } from '#reading/act-fields.rules.ts';
import { type ClauseActs, finished } from '#reading/acts-of-clause.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import { type Clause, hitsOf, leadOf, placesOf, thingsOf, use } from '#reading/clause.rules.ts';
import { personActs } from '#reading/people-acts.rules.ts';
import { rangeOfWords, referenceIn } from '#reading/reference.rules.ts';
import { apart, textActOf, written } from '#reading/text-acts.rules.ts';
import { columnIn, dateIn, departmentIn, priorityIn, repeatIn, shiftIn, templateIn } from '#reading/thing-acts.rules.ts';

/** Acts by name, for whoever says which ones a sentence asks for. The names are stable. */
export const actNames = [
  'move',
  'begin',
  'review',
  'done',
  'reopen',
  'assign',
  'unassign',
  'due',
  'noDue',
  'start',
  'noStart',
  'priority',
  'rename',
  'describe',
  'comment',
  'checklist',
  'tick',
  'untick',
  'department',
  'repeat',
  'noRepeat',
  'template',
  'remind',
  'delete',
  'archive',
  'duplicate',
  'watch',
  'unwatch',
  'replan',
  'relate',
  'unrelate',
  'create',
  'undo',
] as const;
export type ActName = (typeof actNames)[number];

/** The classes of words that ask for each act: they name no task. */
const wordsFor: Record<ActName, readonly WordClass[]> = {
  move: ['move', 'set', 'statusNoun'],
  begin: ['begin'],
  review: ['review'],
  done: ['done', 'set', 'tick'],
  reopen: ['reopen'],
  assign: ['assign', 'take', 'move', 'set', 'assigneeNoun'],
  unassign: ['unassign', 'remove', 'assigneeNoun'],
  due: ['later', 'sooner', 'schedule', 'dueNoun', 'move', 'set'],
  noDue: ['remove', 'dueNoun'],
  start: ['startNoun', 'begin', 'set', 'move'],
  noStart: ['remove', 'startNoun'],
  priority: ['priorityNoun', 'set', 'raise', 'lower'],
  rename: ['rename', 'titleNoun', 'set'],
  describe: ['descriptionNoun', 'set', 'add', 'comment'],
  comment: ['comment', 'commentNoun', 'add'],
  checklist: ['itemNoun', 'add', 'create'],
  tick: ['tick', 'done', 'itemNoun'],
  untick: ['untick', 'itemNoun'],
  department: ['departmentNoun', 'move', 'add', 'assign', 'set'],
  repeat: ['repeat', 'set'],
  noRepeat: ['repeat', 'remove', 'delete'],
  template: ['templateNoun', 'itemNoun', 'add', 'set'],
  remind: ['remind'],
  delete: ['delete', 'remove'],
  archive: ['archive', 'move'],
  duplicate: ['duplicate'],
  watch: ['watch'],
  unwatch: ['unwatch'],
  replan: ['replan', 'schedule'],
  relate: [],
  unrelate: [],
  create: ['create'],
  undo: ['undo'],
};

/** Returns the act with its things; undefined if the words lack one that it needs. */
export function namedAct(clause: Clause, name: ActName, last: ClauseActs | undefined, today: string): ClauseActs | undefined {
  const text = textActOf(clause, last?.reference, name as Fields['kind']) ?? writtenAct(clause, name, last);
  if (text) return finished(clause, text.reference, [text.fields], 0);
  const fields = fieldsOf(clause, name, today);
  if (!fields) return undefined;
  for (const hit of hitsOf(clause, ...wordsFor[name])) use(clause, hit.at);
  const reference = referenceIn(clause, last?.reference);
  return reference && finished(clause, reference, fields, 0);
}

const textKinds: readonly ActName[] = ['comment', 'checklist', 'describe', 'rename', 'tick', 'untick', 'create'];

/** A text without its usual verb: what is quoted, stands behind a colon, or is not the task. */
function writtenAct(clause: Clause, name: ActName, last: ClauseActs | undefined) {
  if (!textKinds.includes(name)) return undefined;
  const kind = name as Fields['kind'];
  for (const hit of hitsOf(clause, ...wordsFor[name])) use(clause, hit.at);
  if (name === 'create') {
    const { start, end } = rangeOfWords(clause, clause);
    const words = placesOf(clause).filter((at) => !clause.used.has(at));
    const from = words[0] === undefined ? start : (clause.sentence.tokens[words[0]]?.start ?? start);
    use(clause, placesOf(clause));
    return { fields: { kind, text: clause.sentence.text.slice(from, end) }, reference: undefined };
  }
  const found = written(clause, last?.reference) ?? apart(clause, last?.reference);
  return found && { fields: { kind, text: found.text }, reference: found.reference };
}

function fieldsOf(clause: Clause, name: ActName, today: string): Fields[] | undefined {
  if (textKinds.includes(name) || name === 'relate' || name === 'unrelate' || name === 'undo') return undefined;
  switch (name) {
    case 'due':
    case 'start': {
      const shift = name === 'due' ? (shiftIn(clause) ?? anyShift(clause)) : undefined;
      const date = shift ? undefined : dateIn(clause, today);
      return shift ? [shift] : date && date !== 'impossible' ? [{ ...date, kind: name }] : undefined;
    }
    case 'assign':
    case 'unassign': {
      const people = personActs(clause, false);
      const first = people.find(({ kind }) => kind === name) ?? people[0] ?? anybody(clause)[0];
      return first ? [{ ...first, kind: name }] : name === 'unassign' ? [{ kind: name }] : undefined;
    }
    case 'priority':
      return listed(priorityIn(clause) ?? anyPriority(clause));
    case 'move': {
      const column = columnIn(clause, false) ?? anyColumn(clause);
      return column && [{ ...column, kind: 'move', column: column.column ?? columnOf[column.kind] }];
    }
    case 'department':
      return listed(departmentIn(clause, false) ?? anyDepartment(clause));
    case 'repeat':
      return listed(repeatIn(clause) ?? anyRepeat(clause));
    case 'template':
      return listed(templateIn(clause) ?? anyTemplate(clause));
    default:
      return [{ kind: name }];
  }
}

/** Columns that an act of their own names. */
const columnOf: Partial<Record<Fields['kind'], string>> = { done: 'Done', review: 'Review' };

function listed(fields: Fields | undefined): Fields[] | undefined {
  return fields && [fields];
}

function anyShift(clause: Clause): Fields | undefined {
  const [thing] = thingsOf(clause, 'duration');
  if (!thing || thingsOf(clause, 'date').length > 0) return undefined;
  use(clause, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'due', shift: { count: thing.count, unit: thing.unit } };
}

function anybody(clause: Clause): Fields[] {
  const thing = thingsOf(clause, 'people').at(-1);
  if (thing) {
    use(clause, placesOf(thing), leadOf(clause, thing.from));
    return [{ kind: 'assign', people: thing.people, personRange: rangeOfWords(clause, thing) }];
  }
  const [me] = hitsOf(clause, 'me');
  if (!me) return [];
  use(clause, me.at);
  return [{ kind: 'assign', me: true }];
}

function anyPriority(clause: Clause): Fields | undefined {
  const thing = thingsOf(clause, 'priority').at(-1);
  if (!thing) return undefined;
  use(clause, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'priority', priority: thing.priority };
}

function anyColumn(clause: Clause): Fields | undefined {
  const thing = thingsOf(clause, 'column').at(-1);
  if (!thing) return undefined;
  use(clause, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'move', column: thing.column };
}

function anyDepartment(clause: Clause): Fields | undefined {
  const thing = thingsOf(clause, 'department').at(-1);
  if (!thing) return undefined;
  use(clause, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'department', department: thing.department, adds: true };
}

function anyRepeat(clause: Clause): Fields | undefined {
  const [thing] = thingsOf(clause, 'repeat');
  if (!thing) return undefined;
  use(clause, placesOf(thing));
  return { kind: 'repeat', repeat: thing.repeat };
}

function anyTemplate(clause: Clause): Fields | undefined {
  const [thing] = thingsOf(clause, 'template');
  if (!thing) return undefined;
  use(clause, placesOf(thing), leadOf(clause, thing.from));
  return { kind: 'template', template: thing.template };
}
