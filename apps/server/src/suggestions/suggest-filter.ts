// Turns words into a filter: by the rules that read questions, and where they do not understand all of it, by a model, whose
// answer is looked up among the values that the person sees.
import type { Api } from '@app/contract/api.ts';
import type { FilterFields } from '@app/contract/assistant/proposals.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { presentNames } from '@app/contract/departments/former-names.rules.ts';
import type { ResponseBody } from '@app/contract/endpoint.ts';
import { knownPriorities, limits } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { withoutWords } from '@app/contract/suggestions/without-words.rules.ts';
import { dueFilters, noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { readQuestion } from '@app/language/question/read-question.rules.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import * as z from 'zod/mini';
import { type Understanding, understandingOf } from '#assistant/assistant-context.ts';
import { columnsIn } from '#assistant/proposals.sql.ts';
import { oneLine } from '#suggestions/answer-fields.ts';
import { filterOfQuestion, isEmptyFilter } from '#suggestions/filter-of-question.ts';
import { type SuggestionCaller, suggest } from '#suggestions/suggest.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const most = suggestionLimits.filter;
const names = z.nullish(z.array(z.string().check(z.maxLength(limits.fullName.max))).check(z.maxLength(most.values)));
const Answer = z.object({
  words: z.nullish(oneLine(limits.search.query)),
  mine: z.nullish(z.boolean()),
  unassigned: z.nullish(z.boolean()),
  people: names,
  departments: names,
  statuses: names,
  priorities: z.nullish(z.array(z.enum(knownPriorities)).check(z.maxLength(knownPriorities.length))),
  due: z.nullish(z.array(z.enum(dueFilters)).check(z.maxLength(dueFilters.length))),
  showsMore: z.nullish(z.boolean()),
  notUnderstood: z.nullish(z.array(oneLine(most.text)).check(z.maxLength(most.unknown))),
});

interface Words {
  text: string;
  language?: string | null | undefined;
  workspaceId: number;
}

type Suggested = ResponseBody<Api['suggestions']['filter']>;

export async function suggestFilter(caller: SuggestionCaller, { text, language, workspaceId }: Words): Promise<Suggested> {
  const { db, actor } = caller;
  const board = await requireWorkspace(db, actor, workspaceId);
  const understanding = await understandingOf(db, actor, text, language);
  const columns = board ? (await columnsIn(db, [board.id])).map(({ name }) => name) : [...new Set(understanding.names.columns)];
  const read = byRules(text, [], { actorId: actor.id, understanding, columns });
  if (read.filter && read.unknown.length === 0) return read;
  const { value, failure } = await suggest(caller, {
    need: 'ask',
    task: [
      `You turn the words of a person into a filter of a task board. Today is ${understanding.today}.`,
      'Use names exactly as they are in the data. Due: overdue, today, upcoming (the next 7 days), future (starts later), none (no date).',
      'P0 is the most urgent priority, P3 the least. Values of one list are alternatives; the lists must all hold. Leave out what is not asked for.',
      'mine: the tasks of the person who asks. words: words that title or description of a task must contain, only if asked for.',
      'showsMore: true if the filter shows more than was asked. notUnderstood: the parts of the text, as written, that the filter leaves out.',
    ],
    data: {
      text,
      statuses: columns,
      departments: understanding.names.departments,
      people: understanding.names.people.map(({ fullName }) => fullName),
    },
    answer: Answer,
  });
  // Without a model, or if it fails, what the rules did understand.
  if (!value) return { ...read, failure: failure.code === 'off' ? read.failure : failure };
  const chosen = lookedUp(value, { text, understanding, columns });
  return isEmptyFilter(chosen.filter) ? nothing(understanding, chosen.unknown) : { ...chosen, fromModel: true, failure: null };
}

interface FilterContext {
  understanding: Understanding;
  columns: readonly string[];
}

/** Reads the text without a model. Words without a meaning are named, and the rest is read without them. */
function byRules(text: string, left: readonly string[], context: FilterContext & { actorId: number }): Suggested {
  const { understanding, columns, actorId } = context;
  const { question, isSure, unknown, ambiguous, saysState } = readQuestion(text, { ...understanding, titles: [] });
  if (question && isSure) {
    const found = filterOfQuestion(question, { actorId, today: understanding.today, columns, saysState });
    const unknownWords = [...left, ...(found?.missing ?? [])].slice(0, most.unknown);
    if (!found || isEmptyFilter(found.filter))
      return unknownWords.length > 0 ? nothing(understanding, unknownWords) : noFilter(understanding);
    return { filter: found.filter, unknown: unknownWords, wider: found.wider, fromModel: false, failure: null };
  }
  const leftOver = [...unknown, ...(ambiguous ? [ambiguous.text] : [])];
  const rest =
    left.length > 0
      ? undefined
      : withoutWords(
          text,
          leftOver.flatMap((part) => part.split(/[^\p{L}\p{N}]+/u)),
        );
  return rest === undefined || leftOver.length === 0
    ? nothing(understanding, [...new Set([...left, ...leftOver])])
    : byRules(rest, [...new Set(leftOver)], context);
}

const without = { filter: null, wider: false, fromModel: false } as const;

function nothing({ answers }: Understanding, unknownWords: readonly string[]): Suggested {
  const unknown = unknownWords.slice(0, most.unknown);
  const text = unknown.length > 0 ? answers.notUnderstoodWords(unknown.join(', ')) : answers.notUnderstood;
  return { ...without, unknown, failure: { code: 'nothing', text } };
}

function noFilter({ language }: Understanding): Suggested {
  return { ...without, unknown: [], failure: { code: 'nothing', text: repliesTexts[language].noFilter } };
}

/** Keeps of the model's answer what exists; names that are unknown, or that two people have, are said. */
function lookedUp(value: z.output<typeof Answer>, { text, understanding, columns }: FilterContext & { text: string }) {
  const typed = fold(text);
  const isTyped = (part: string) => typed.includes(fold(part));
  const unknown = new Set((value.notUnderstood ?? []).filter(isTyped));
  function found(wanted: readonly string[] | null | undefined, find: (name: string) => string | undefined): string[] {
    const values = (wanted ?? []).map((name) => {
      const match = find(name);
      // The model's own words are not shown.
      if (match === undefined && isTyped(name) && name.trim() !== '') unknown.add(name.trim());
      return match;
    });
    return [...new Set(values.filter((each) => each !== undefined))];
  }
  const presentName = presentNames(understanding.names.renamedDepartments ?? []);
  const people = found(value.people, (name) => {
    const same = understanding.names.people.filter(({ fullName }) => fold(fullName) === fold(name));
    return same.length === 1 ? String(same[0]?.id) : undefined;
  });
  const filter: FilterFields = {
    text: value.words && isTyped(value.words) ? value.words : '',
    mine: value.mine ?? false,
    assignees: [...people, ...(value.unassigned ? [noAssignee] : [])],
    priorities: [...new Set(value.priorities ?? [])],
    departments: found(value.departments, (name) =>
      understanding.names.departments.find((each) => departmentKey(each) === departmentKey(presentName(name))),
    ),
    statuses: found(value.statuses, (name) => columns.find((each) => columnKey(each) === columnKey(name))),
    due: [...new Set(value.due ?? [])],
  };
  return { filter, unknown: [...unknown].slice(0, most.unknown), wider: value.showsMore ?? false };
}
