// Finds tasks in pasted notes or a mail. They become a proposal, which the person edits and confirms; a name that the model gives is
// looked up among those that the person sees, and never guessed.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { isCalendarDay, isLongTitle } from '@app/contract/fields.ts';
import { assistantLimits, limits, product } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import * as z from 'zod/mini';
import { proposalForPerson } from '#assistant/answers.ts';
import { wordsOf } from '#assistant/assistant-context.ts';
import { newTaskAct } from '#assistant/new-task-act.ts';
import { boardsOf, columnsIn, insertProposal } from '#assistant/proposals.sql.ts';
import { peopleNamed } from '#assistant/question.sql.ts';
import { longText, oneLine } from '#suggestions/answer-fields.ts';
import { languageOf } from '#suggestions/language-of.ts';
import { failed, type SuggestionCaller, suggest } from '#suggestions/suggest.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const name = z.nullish(z.string().check(z.maxLength(limits.fullName.max)));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDay));
const Answer = z.object({
  tasks: z
    .array(
      z.object({
        title: oneLine(limits.title.max).check(z.refine(isLongTitle)),
        description: z.nullish(longText(modelLimits.proposedText)),
        dueDate: z.nullish(day),
        department: name,
        person: name,
      }),
    )
    .check(z.maxLength(assistantLimits.acts)),
});

interface Notes {
  text: string;
  language?: string | null | undefined;
  /** The board of tasks without a department. */
  workspaceId: number;
}

export async function suggestTasks(caller: SuggestionCaller, { text, language, workspaceId }: Notes) {
  const { db, actor } = caller;
  await requireWorkspace(db, actor, workspaceId);
  const [boards, people] = await Promise.all([boardsOf(db, actor), peopleNamed(db, actor, wordsOf(text, assistantLimits.text))]);
  const { value, failure } = await suggest(caller, {
    need: 'propose',
    task: [
      `You find the tasks in notes of a meeting or in a mail for ${JSON.stringify(actor.fullName)}, who uses ${product}, a task board. Today is ${calendarDate(new Date(), zoneOf(actor.timezone))}.`,
      `Return what somebody has to do, each task once, at most ${assistantLimits.acts}; an empty list if there is nothing to do.`,
      'Give a due date (YYYY-MM-DD), a department and a person only where the text names them. Use the names of departments and people exactly as they are in the data.',
      `Write titles and descriptions in ${languageOf(actor, language)}, in plain text without links.`,
    ],
    data: { departments: boards.map(({ department }) => department), people: people.map(({ fullName }) => fullName), text },
    answer: Answer,
  });
  if (!value) return { proposal: null, unknown: [], failure };
  if (value.tasks.length === 0) return { proposal: null, unknown: [], failure: failed(actor, 'nothing').failure };
  // The person's rights may have changed while the model worked.
  const { principal } = await caller.asAssistant();
  const visible = await boardsOf(db, principal);
  const unknown = new Set<string>();
  await requireWorkspace(db, principal, workspaceId);
  const own = visible.find(({ id }) => id === workspaceId);
  const placed = value.tasks.map((task) => ({ ...task, place: placeOf(task.department) ?? own }));
  const columns = await columnsIn(db, [...new Set(placed.flatMap(({ place }) => place?.id ?? []))]);
  const { acts: sentences } = catalogues[principal.language].ask;
  const acts = placed.flatMap(({ title, description, dueDate, person, place }) => {
    const all = columns.filter((each) => each.workspaceId === place?.id);
    const column = newTaskColumn(all);
    if (!place || !column) return [];
    const clean = withoutNewLinks(title, text).trim();
    const shown = !isLongTitle(clean) ? title.replace(/[:/@.]/g, ' ') : clean;
    const task = {
      ...{ title: shown, columnId: column.id, assigneeId: personOf(person), startDate: null, dueDate: dueDate ?? null },
      description: withoutNewLinks(description ?? '', text).trim() || null,
    };
    return [newTaskAct(task, place, sentences.create(shown))];
  });
  if (acts.length === 0) return { proposal: null, unknown: [], failure: failed(actor, 'nothing').failure };
  const row = await insertProposal(
    db,
    principal.id,
    acts.map((act, at) => ({ ...act, id: at + 1 })),
  );
  return { proposal: proposalForPerson(row), unknown: [...unknown].slice(0, suggestionLimits.unknown), failure: null };

  function placeOf(department: string | null | undefined) {
    if (!department) return undefined;
    const found = visible.find((each) => departmentKey(each.department) === departmentKey(department));
    if (!found) unknown.add(department);
    return found;
  }

  function personOf(fullName: string | null | undefined): number | null {
    if (!fullName) return null;
    const found = people.filter((each) => fold(each.fullName) === fold(fullName));
    if (found.length === 1) return found[0]?.id ?? null;
    unknown.add(fullName);
    return null;
  }
}
