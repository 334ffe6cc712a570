// Tasks with a due date as a calendar (RFC 5545): all-day events, which every calendar program shows, unlike its to-dos.
import { setImmediate } from 'node:timers/promises';
import { feedLimits } from '@app/contract/feeds/feeds.limits.ts';
import { product } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { screens } from '@app/contract/screens.ts';
import { isOpen, priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Config } from '#config.ts';
import { baseUrl } from '#email/mail-values.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { CalendarTask } from '#feeds/feeds.sql.ts';

interface CalendarOptions {
  reader: Principal;
  /** Undefined for the reader's own tasks. */
  boardName: string | undefined;
  /** Whether the reader is reminded of tasks. */
  reminds: boolean;
}

/** Tasks that are written without a pause: a few milliseconds. A whole calendar would stop the server for half a second. */
const piece = 40;
const [begin, end] = ['\r\nBEGIN:VEVENT\r\n', '\r\nEND:VCALENDAR'];

/** Returns the calendar as text. The same tasks give the same text, so that its ETag changes only with them. */
export async function calendarOf(config: Config, shown: CalendarOptions, tasks: readonly CalendarTask[]): Promise<string> {
  const first = pieceOf(config, shown, tasks.slice(0, piece));
  const folded = [first.slice(0, first.lastIndexOf(end))];
  for (let from = piece; from < tasks.length; from += piece) {
    await setImmediate();
    const text = pieceOf(config, shown, tasks.slice(from, from + piece));
    folded.push(text.slice(text.indexOf(begin), text.lastIndexOf(end)));
  }
  return folded.join('') + first.slice(first.lastIndexOf(end));
}

function pieceOf(config: Config, { reader, boardName, reminds }: CalendarOptions, tasks: readonly CalendarTask[]): string {
  const words = catalogues[reader.language];
  const of = boardName === undefined ? words.feeds.myTasks : departmentName(words, boardName);
  const base = baseUrl(config);
  const { host } = new URL(base);
  const calendar = ical({
    name: `${of} · ${product}`,
    prodId: { company: product, product: 'Tasks', language: 'EN' },
    ttl: feedLimits.refresh,
  });
  for (const task of tasks) {
    const facts = `${priorityName(words, task.priority)} · ${statusName(words, task.status)}`;
    const open = isOpen(task);
    const { first, last } = daysOf(task);
    const event = calendar.createEvent({
      id: `task-${task.id}@${host}`,
      start: new Date(first),
      // The day after the last one: without it the day of the start is all of it.
      ...(first !== last && { end: new Date(last + day) }),
      allDay: true,
      timezone: 'UTC',
      summary: open ? task.title : `✓ ${task.title}`,
      description: task.description ? `${facts}\n\n${withoutControls(plainText(task.description))}` : facts,
      url: base + screens.task.href(task.id),
      categories: [{ name: departmentName(words, task.department) }],
      status: ICalEventStatus.CONFIRMED,
      // Work that is due takes nobody's day away.
      transparency: ICalEventTransparency.TRANSPARENT,
      sequence: task.version,
      created: new Date(task.createdAt),
      stamp: new Date(task.updatedAt),
      lastModified: new Date(task.updatedAt),
    });
    // The library does not take `relatesTo` with the other fields; without it, it counts from the day's end.
    if (reminds && open && first !== last)
      event
        .createAlarm({ type: ICalAlarmType.display, triggerBefore: day / 1_000 - feedLimits.reminder })
        .relatesTo(ICalAlarmRelatesTo.end);
    else if (reminds && open)
      event.createAlarm({ type: ICalAlarmType.display, triggerAfter: feedLimits.reminder }).relatesTo(ICalAlarmRelatesTo.start);
  }
  return calendar.toString();
}

const day = 86_400_000;

/** Returns the first and the last day of a task. */
function daysOf({ startDate, dueDate }: CalendarTask): { first: number; last: number } {
  const last = Date.parse(`${dueDate}T00:00:00Z`);
  return { first: startDate === null ? last : Math.min(last, Date.parse(`${startDate}T00:00:00Z`)), last };
}

/** Leaves out control characters, which a calendar cannot hold: a strict program would refuse all of it. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
}
