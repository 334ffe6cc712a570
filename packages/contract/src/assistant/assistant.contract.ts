// The assistant: what it understands of a typed line.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, DateInput, ResponseId, text, textKey } from '#fields.ts';
import { languages, limits, timezones } from '#limits.ts';
import { taskVias } from '#principals.ts';

/** The languages, also by their usual tags. */
export const languageTags = ['en', 'es', 'fr', 'de'] as const;

/** A line to understand. Language, today and time zone are the caller's unless they are given. */
export const LineToParse = z.object({
  text: text(limits.quickAdd.text),
  language: z.optional(z.nullable(z.enum([...languages, ...languageTags], textKey('errors.invalid')))),
  /** The calendar date from which relative dates count. */
  today: z.optional(DateInput),
  /** A time zone of the settings, or an IANA zone. */
  timezone: z.optional(
    z.nullable(
      z
        .string('errors.invalid')
        .check(z.maxLength(limits.shortText, 'errors.tooLong'), z.refine(isZone, textKey('errors.invalid'))),
    ),
  ),
});
export type LineToParse = z.output<typeof LineToParse>;

/** What a line says about a task. Fields that it does not name are null or empty. */
export const ParsedLine = z.object({
  title: z.string(),
  startDate: z.nullable(CalendarDate),
  dueDate: z.nullable(CalendarDate),
  priority: z.nullable(z.string()),
  /** The name of a column. */
  status: z.nullable(z.string()),
  departments: z.array(z.string()),
  /** Full names, the primary assignee first. */
  assignees: z.array(z.string()),
  /** RRULE text (RFC 5545), `FREQ=WEEKLY;BYDAY=MO`. */
  repeat: z.nullable(z.string()),
  checklistTemplateId: z.nullable(ResponseId),
  /** Parts of the title that look like a mark or a date and were not understood. */
  unknown: z.array(z.string()),
});
export type ParsedLine = z.output<typeof ParsedLine>;

export const assistant = {
  parse: endpoint({
    method: 'POST',
    path: '/api/assistant/parse',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the title, dates, repetition, priority, status and names in a typed line; changes nothing',
    body: LineToParse,
    response: ParsedLine,
    noReplay: true,
  }),
};

function isZone(zone: string): boolean {
  if (timezones.some((known) => known === zone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
