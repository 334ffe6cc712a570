// Whether a part of a sentence asks something or orders something.
import type { WordClass } from '#reading/class-words.rules.ts';
import { type Clause, has, hitsOf, placesOf } from '#reading/clause.rules.ts';
import { compiledClasses } from '#reading/compiled-classes.rules.ts';

/** Whether words such as 'could you' or 'I want' begin the clause. */
export function isRequest(clause: Clause): boolean {
  return hitsOf(clause, 'noise').some(({ at }) => at.length > 1 && (at[0] ?? 0) <= clause.from + 1);
}

/** 'Can you …', 'could somebody …' ask for an act. */
function isRequestAt(clause: Clause): boolean {
  return hitsOf(clause, 'noise').some(
    ({ at }) => at.length > 1 && at.includes(clause.from) && at.some((each) => has(clause, 'interrogative', each)),
  );
}

/** 'Which tasks are done?', 'is the audit done': a question asks for no change, unless it asks somebody to do it. */
export function asksSomething(clause: Clause): boolean {
  const { tokens } = clause.sentence;
  // 'The backup test, who does it': whoever orders something begins with it.
  // « El día 25 de cada mes » asks nothing.
  const inTime = (at: number) =>
    clause.sentence.things.some(({ kind, from, to }) => (kind === 'repeat' || kind === 'date') && from <= at && at < to);
  const asking = hitsOf(clause, 'interrogative').some(({ at }) => !at.every(inTime));
  if (asking && !beginsWithOrder(clause)) return !isRequestAt(clause);
  let at = clause.from;
  while (at < clause.to && has(clause, 'noise', at) && !has(clause, 'asks', at)) at++;
  if (!has(clause, 'asks', at) || beginsOtherwise(clause, at)) {
    const isRequest = hitsOf(clause, 'noise').some(({ at: places }) => places.length > 1);
    const isMarked = placesOf(clause).some((each) =>
      /[?？]/.test(`${tokens[each]?.after}${tokens[each]?.plain ? '' : tokens[each]?.folded}`),
    );
    return isMarked && !isRequest && !beginsWithOrder(clause);
  }
  // « J'aimerais qu'Ana … »: a wish, and what follows it.
  const isWish = at > clause.from && has(clause, 'relative', at);
  const isRequest = isWish || hitsOf(clause, 'noise').some(({ at: places }) => places.length > 1 && places.includes(at));
  return !isRequest && !startsWithVerb(clause, at);
}

/** « Esta tarea es para Bob », « que Paul lo haga »: the first word belongs to others that ask nothing. */
function beginsOtherwise(clause: Clause, at: number): boolean {
  const isIt = hitsOf(clause, 'it').some((hit) => hit.at.length > 1 && hit.at[0] === at);
  return isIt || hitsOf(clause, 'assign').some((hit) => hit.at.length > 1 && hit.at[0] === at);
}

/** Whether the first word that matters is a verb that orders, not one that says what is. */
export function beginsWithOrder(clause: Clause): boolean {
  const { language, text, tokens } = clause.sentence;
  const at = placesOf(clause).find((each) => !has(clause, 'noise', each) && !has(clause, 'me', each)) ?? clause.from;
  const word = text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase();
  return startsWithVerb(clause, at) && !compiledClasses(language).states.test(word);
}

/** A word such as 'does' may ask or act; one that only acts begins a request. */
function startsWithVerb(clause: Clause, at: number): boolean {
  const verbs: WordClass[] = [
    'move',
    'set',
    'assign',
    'delete',
    'create',
    'rename',
    'archive',
    'duplicate',
    'undo',
    'replan',
    'later',
    'sooner',
    'done',
    'reopen',
    'add',
    'remove',
    'comment',
    'begin',
    'watch',
    'unwatch',
    'tick',
  ];
  return !has(clause, 'asks', at) && verbs.some((name) => has(clause, name, at));
}
