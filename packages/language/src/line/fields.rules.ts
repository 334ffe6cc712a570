// Chooses the fields of a task from what was found in a line. A mark wins over a bare date, and the last one over those before it;
// what was not chosen stays in the title.

import { limits } from '@app/contract/limits.ts';
import { formatRecurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import type { FoundClause } from '#answers/found.rules.ts';
import type { Day } from '#line/day.rules.ts';
import type { ParsedTask, SpanKind, TextRange } from '#line/parsed-task.rules.ts';
import { titleWithout } from '#line/title.rules.ts';

type Hit = FoundClause & TextRange;

/** Returns the task of a line. */
export function chooseFields(text: string, hits: readonly Hit[], today: string): ParsedTask {
  const kinds = new Map<Hit, SpanKind>();
  const take = (hit: Hit | undefined, kind: SpanKind) => {
    if (hit) kinds.set(hit, kind);
    return hit;
  };
  const last = (...wanted: Hit['kind'][]) => hits.findLast(({ kind }) => wanted.includes(kind));
  const dates = chooseDates(hits, today);
  take(dates.range, 'dates');
  take(dates.start, 'startDate');
  take(dates.due, dates.until === undefined ? 'dueDate' : 'repeat');
  const rule = take(last('repeat'), 'repeat')?.repeat;
  const repeat = rule && dates.until !== undefined ? { ...rule, until: dates.until } : rule;
  const priorities = hits.filter((hit) => hit.kind === 'priority' && standsApart(text, hits, hit));
  const priority = take(priorities.at(-1), 'priority')?.priority;
  // What is said twice is understood twice: 'p0, john, asap'.
  for (const hit of priorities) if (hit.priority === priority) take(hit, 'priority');
  const status = take(last('status'), 'status')?.status;
  const template = take(last('template'), 'checklistTemplate')?.templateId;
  const departments = new Set<string>();
  const people = new Map<number, { id: number; name: string }>();
  for (const hit of hits) {
    if (hit.departments && new Set([...departments, ...hit.departments]).size <= limits.departmentsPerTask)
      for (const department of take(hit, 'department')?.departments ?? []) departments.add(department);
    if (
      hit.people &&
      hit.kind === 'assign' &&
      new Set([...people.keys(), ...hit.people.map(({ id }) => id)]).size <= limits.assignees
    )
      for (const person of take(hit, 'assignee')?.people ?? []) people.set(person.id, person);
  }
  const spans = hits.flatMap((hit) => {
    const kind = kinds.get(hit);
    if (kind === undefined) return [];
    const names = hit.departments ?? hit.people?.map(({ name }) => name);
    return [{ start: hit.start, end: hit.end, kind, ...(names && { names }) }];
  });
  const dropped = hits.filter(({ kind }) => kind === 'filler').map(({ start, end }) => ({ start, end }));
  return {
    title: titleWithout(
      text,
      [...spans, ...dropped].toSorted((a, b) => a.start - b.start),
    ),
    startDate: dates.startDate ?? null,
    dueDate: dates.dueDate ?? null,
    priority: priority ?? null,
    status: status ?? null,
    departments: [...departments],
    assignees: [...people.values()],
    repeat: repeat ? formatRecurrence(repeat) : null,
    checklistTemplateId: template ?? null,
    unknown: hits
      .filter((hit) => !kinds.has(hit) && hit.kind !== 'filler' && hit.kind !== 'suggested')
      .map(({ start, end }) => text.slice(start, end)),
    dropped,
    suggested: hits.flatMap(({ kind, start, end, people }) =>
      kind === 'suggested' ? [{ start, end, people: [...(people ?? [])] }] : [],
    ),
    namesakes: hits.flatMap(({ start, end, namesakes }) => (namesakes ? [{ start, end, people: [...namesakes] }] : [])),
    spans,
  };
}

/** A bare 'p1' between two words of the title belongs to a name: 'the P1 line'. A mark stands at an end, or beside another mark. */
function standsApart(text: string, hits: readonly Hit[], hit: Hit): boolean {
  if (!/^p[0-3]$/i.test(text.slice(hit.start, hit.end))) return true;
  const at = hits.indexOf(hit);
  const before = text.slice(hits[at - 1]?.end ?? 0, hit.start).trimEnd();
  const after = text.slice(hit.end, hits[at + 1]?.start).trimStart();
  return !/[\p{L}\p{N}]$/u.test(before) || !/^[\p{L}\p{N}]/u.test(after);
}

interface Dates {
  range?: Hit | undefined;
  start?: Hit | undefined;
  due?: Hit | undefined;
  startDate?: string | undefined;
  dueDate?: string | undefined;
  /** The last day of a repetition, instead of a due date. */
  until?: string | undefined;
}

function chooseDates(hits: readonly Hit[], today: string): Dates {
  const range = hits.findLast((hit) => rangeOf(hit, today) !== undefined);
  if (range) return { range, ...rangeOf(range, today) };
  const real = hits.filter(({ days, kind }) => !isRange(kind) && days?.[0]?.on(today) !== undefined);
  const start = real.findLast(({ kind }) => kind === 'start');
  const due = real.findLast(({ kind }) => kind === 'due') ?? real.findLast(({ kind }) => kind === 'bare');
  const startDate = start?.days?.[0]?.on(today);
  const dueDay = due?.days?.[0];
  const rule = hits.findLast(({ kind }) => kind === 'repeat')?.repeat;
  // 'Every 3 days water the plants until March 1': the rule ends, and no task of it is due then.
  if (rule && rule.until === undefined && due?.endsRepeat && dueDay) {
    const until = dueDay.on(today);
    return { start, due, startDate, ...(until !== undefined && { until }) };
  }
  return { start, due, startDate, dueDate: dueDay && onOrAfter(dueDay, today, startDate) };
}

function isRange(kind: Hit['kind']): boolean {
  return kind === 'range' || kind === 'rangeInMonth';
}

function rangeOf({ kind, days }: Hit, today: string): { startDate: string; dueDate: string } | undefined {
  const [first, second] = days ?? [];
  if (!isRange(kind) || !first || !second) return undefined;
  const startDate = first.on(today);
  const dueDate = startDate === undefined ? undefined : onOrAfter(second, today, startDate);
  return startDate === undefined || dueDate === undefined || dueDate < startDate ? undefined : { startDate, dueDate };
}

/** 'From Thursday to Monday' means the Monday after that Thursday, 'from 28 Dec to 3 Jan' the January after that December. */
function onOrAfter(day: Day, today: string, startDate: string | undefined): string | undefined {
  const date = day.on(today);
  const isBefore = date !== undefined && startDate !== undefined && date < startDate;
  return isBefore && day.floats ? day.on(startDate) : date;
}
