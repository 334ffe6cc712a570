// Search for tasks by title, description and comments.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, isCleanText, ResponseId, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';

/** The matching field: the task's number or the text that contains the terms. */
export const FoundIn = z.enum(['number', 'title', 'description', 'comment']);
export type FoundIn = z.output<typeof FoundIn>;

/** A text split into parts; `hit` marks the matches. Together the parts are the text. */
const Pieces = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type SnippetPart = z.output<typeof Pieces>[number];

/** A found task with the fields of a result list. */
export const SearchHit = z.object({
  id: ResponseId,
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  department: z.string(),
  departments: z.array(z.string()),
  workspaceId: ResponseId,
  dueDate: z.nullable(CalendarDate),
  /** It is in the archive: no board or list shows it. */
  archived: z.optional(z.boolean()),
  foundIn: FoundIn,
  titlePieces: Pieces,
  /** The text around the match in a description or comment; null for matches in the title. */
  snippet: z.nullable(Pieces),
});
export type SearchHit = z.output<typeof SearchHit>;

const query = z
  .string('errors.notText')
  .check(
    z.trim(),
    z.refine(isCleanText, textKey('errors.badCharacters')),
    z.maxLength(limits.search.query, textKey('errors.tooLong')),
  );

export const search = {
  tasks: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the tasks that contain all terms of q in title, description or comments, best first; none for a blank q',
    query: z.object({ q: z._default(query, '') }),
    response: z.array(SearchHit).check(z.maxLength(limits.search.hits)),
  }),
};
