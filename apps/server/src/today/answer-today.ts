// Answers "What should I do first today and why?" in words, from what the screen shows.
import type { Answer, AnswerTask } from '@app/contract/assistant/proposals.contract.ts';
import type { Nudge } from '@app/contract/nudges/nudges.contract.ts';
import { worthALook } from '@app/contract/nudges/nudges.rules.ts';
import type { Today } from '@app/contract/today/today.contract.ts';
import { nudgesTexts } from '@app/texts/sentences/nudges.ts';
import { listText, todayTexts } from '@app/texts/sentences/today.ts';
import { answer } from '#assistant/answers.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findNudges } from '#nudges/find-nudges.ts';
import { type DayReader, whatFirst } from '#today/what-first.ts';

/**
 * Answers what the asking person should do first and why: at most three tasks, with the blocked ones that are left out, and what else
 * is worth a look. `tasks` are the first ones, those that wait for the person, and those of nudges, each once.
 */
export async function answerToday(db: Db, actor: Principal, reader: DayReader): Promise<Answer> {
  const [today, nudges] = await Promise.all([whatFirst(db, actor, reader), findNudges(db, actor, reader)]);
  const firstIds = today.first.map(({ card }) => card.id);
  return todayAnswer(today, worthALook(nudges, firstIds), actor.id, reader);
}

function todayAnswer(today: Today, nudges: readonly Nudge[], actorId: number, { language }: DayReader): Answer {
  const text = todayTexts[language];
  const { first, blocked, late, due, waiting } = today;
  const [top, ...others] = first;
  const sentences = others.map(({ card, text: reasons }) => text.task(card.title, reasons));
  const left = blocked.tasks.map((task) => text.leftOut(task.title, task.text));
  const more = blocked.count - blocked.tasks.length;
  const counts = [
    late.count > 0 && text.late(late.count),
    due.count > 0 && text.due(due.count),
    waiting.count > 0 && text.waiting(waiting.count),
  ].filter((part) => part !== false);
  const said = [
    top ? text.first(top.card.title, top.text) : blocked.count > 0 ? text.onlyBlocked : text.nothing,
    sentences.length > 0 && text.next(listText(sentences, language)),
    ...left,
    more > 0 && text.moreBlocked(more),
    counts.length > 0 && `${counts.join(', ')}.`,
    nudges.length > 0 && lookText(nudges, actorId, language),
  ];
  const cards = nudges.flatMap(({ card }) => card ?? []);
  const tasks = [...first.map(({ card }) => card), ...waiting.tasks, ...cards].map(taskOf);
  const once = [...new Map(tasks.map((task) => [task.id, task])).values()];
  return answer('answer', {
    text: said.filter((part) => part !== false).join(' '),
    count: first.length,
    taskIds: once.map(({ id }) => id),
    tasks: once,
  });
}

/** The reasons, each with the task or the person; that of the own load says whose it is. */
function lookText(nudges: readonly Nudge[], actorId: number, language: DayReader['language']): string {
  const { look, reason } = nudgesTexts[language];
  const said = nudges.map(({ card, person, text }) => {
    const about = card?.title ?? (person?.id === actorId ? undefined : person?.fullName);
    return about === undefined ? text : reason(about, text);
  });
  return [look, ...said].join(' ');
}

function taskOf({ id, title, status, priority, department, workspaceId, dueDate }: AnswerTask): AnswerTask {
  return { id, title, status, priority, department, workspaceId, dueDate };
}
