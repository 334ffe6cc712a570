// What continues the exchange before: 'and of Lena?' keeps its conditions, 'the second one' names a task of its answer.
import { languages } from '@app/contract/limits.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import type { FoundParts } from '#question/question-of.rules.ts';
import type { QuestionParts } from '#question/question-parts.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';
import { wordsOf } from '#reading/likeness.rules.ts';

/** So many words may only name things that replace those of the question before. */
const [fewWords, mostWords] = [5, 10];

/** What tasks are in, of which only one holds. */
const states: readonly QuestionAction[] = ['open', 'done', 'notDone', 'finished', 'overdue', 'did', 'notStarted'];

/** Returns whether a text continues another one: it says so, or only names things. */
export function continues({ tokens, asks, classed, found, conditions, titles }: QuestionParts): boolean {
  const names =
    found.people.length + found.departments.length + found.periods.length + found.columns.length + found.priorities.length;
  const first = tokens.findIndex((_, at) => !classed.of[at]?.has('noise') || asks.of[at]?.has('follows'));
  if (first >= 0 && asks.of[first]?.has('follows')) return tokens.length <= mostWords && conditions + titles.length > 0;
  const asksItself =
    classed.of.some((of) => of.has('interrogative') || of.has('taskNoun')) || states.some((state) => found.actions.has(state));
  return tokens.length <= fewWords && names > 0 && !asksItself && titles.length === 0;
}

/** Returns the parts of a text together with those of the text that it continues: what it names replaces what was named. */
export function withContext(earlier: QuestionParts, parts: QuestionParts): QuestionParts {
  const [before, now] = [earlier.found, parts.found];
  const isMine = now.actions.has('mine');
  const saysState = states.some((state) => now.actions.has(state));
  // 'And next week?' after 'what is overdue?' asks what is due then, 'only the late ones' not also what is due.
  const asksLate = now.actions.has('overdue') && now.periods.length === 0;
  const kept = [...before.actions].filter(
    (action) =>
      !(action === 'overdue' && now.periods.length > 0) &&
      !(saysState && states.includes(action)) &&
      !(action === 'mine' && now.people.length > 0) &&
      action !== 'fill',
  );
  const chosen = <Value>(next: readonly Value[], last: readonly Value[]) => [...(next.length > 0 ? next : last)];
  const found: FoundParts = {
    actions: new Set([...kept, ...now.actions]),
    periods: asksLate ? [] : chosen(now.periods, before.periods),
    people: isMine ? [...now.people] : chosen(now.people, before.people),
    departments: chosen(now.departments, before.departments),
    columns: chosen(now.columns, before.columns),
    priorities: chosen(now.priorities, before.priorities),
    stuckSince: now.stuckSince ?? before.stuckSince,
    words: now.words ?? before.words,
  };
  const own = parts.asks.hits.filter((hit) => !weakClasses.has(hit.class));
  return {
    ...parts,
    found,
    titles: parts.titles.length > 0 ? parts.titles : earlier.titles,
    asks: own.length > 0 ? parts.asks : { ...parts.asks, hits: [...parts.asks.hits, ...earlier.asks.hits] },
    topics: chosen(parts.topics, earlier.topics),
    isQuestion: true,
    conditions: parts.conditions + earlier.conditions,
  };
}

/** Classes that ask for nothing alone. */
const weakClasses: ReadonlySet<string> = new Set([
  'weak',
  'follows',
  'us',
  'or',
  'week',
  'department',
  'who',
  'together',
  'first',
]);

/** Characters of such a sentence. */
const longest = 120;

const around =
  /^(?:the|one|and|what|about|show|me|open|task|is|with|tell|more|der|die|das|den|und|was|ist|mit|zeig|zeige|mir|aufgabe|oeffne|offne|la|el|lo|y|que|hay|de|muestra|muestrame|tarea|abre|le|l|et|montre|moi|tache|ouvre|quoi|pour|du|a|to)$/;

/** Returns the place of the task of an answer that a text names: 0 for 'the first one', -1 for the last one; undefined if it names none. */
export function placeNamed(text: string): number | undefined {
  const words = wordsOf(text.slice(0, longest));
  if (words.length === 0 || words.length > 7) return undefined;
  const rest = words.filter((word) => !around.test(word));
  const [only = ''] = rest;
  // '2' alone is a number, '2nd' a place.
  if (rest.length !== 1 || !/\p{L}/u.test(only)) return undefined;
  const nth = languages.map((each) => compiledLanguage(each, true).nths.get(only)).find((found) => found !== undefined);
  return nth === undefined || nth < 0 ? nth : nth - 1;
}

const whys =
  /^(?:why|why so|why that|why is that|how come|warum|wieso|weshalb|warum das|warum denn|por que|y por que|por que eso|pourquoi|pourquoi ca|et pourquoi|und warum|and why|but why|aber warum)$/;

/** Whether a text only asks for the reason of what was said before. */
export function asksOnlyWhy(text: string): boolean {
  return whys.test(wordsOf(text.slice(0, longest)).join(' '));
}

const views =
  /^(?:(?:please |can you )?(?:show|open|display) (?:them|these|it|this|that|those|all of them)?(?: all)?(?: in| on| as)? ?(?:the |a |my )?(?:board|view|list)|on the board|(?:bitte )?(?:zeig|zeige|offne) (?:mir )?(?:sie|die|diese|das|es|alle)?(?: alle)?(?: bitte)? ?(?:auf|im|in|als|am) (?:dem |der |einer |eine )?(?:board|ansicht|liste)|auf dem board|(?:muestra|muestrame|muestralas|muestramelas|abre|abrelas|ensename|ensenamelas) ?(?:las|los|esas|estas|eso)?(?: todas)? ?(?:en|como) (?:el |la |un |una )?(?:tablero|vista|lista)|en el tablero|(?:montre|montrez|affiche|affichez|ouvre|ouvrez)(?: les| la| le| moi| ca| tout)*(?: sur| dans| en| comme)* (?:le |la |une |un )?(?:tableau|vue|liste)|sur le tableau)(?: please| bitte| por favor| s il te plait| s il vous plait)?$/;

/** Whether a text asks to see the tasks of the last answer on their board. */
export function asksForView(text: string): boolean {
  return views.test(wordsOf(text.slice(0, longest)).join(' '));
}
