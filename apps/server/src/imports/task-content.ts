// The texts of an imported task: title and description, custom fields, checklist and comments, each within its limits.
import { isLongTitle } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { FileDates } from '#imports/file-dates.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import { nameIn, oneLine, textIn, titleIn } from '#imports/imported-text.ts';
import type { MappedPeople } from '#imports/mapped-people.ts';

/** Who imports, and what names and dates of the file mean. */
export interface ImportContext {
  actor: Principal;
  people: MappedPeople;
  dates: FileDates;
}

export interface ImportedComment {
  userId: number;
  content: string;
  createdAt: string;
}

/** Returns a title that is long enough; one that is too long stays whole in the description. */
export function titleOf(record: ImportRecord): { title: string; description: string } | undefined {
  const title = titleIn(record);
  const description = textIn(record.description, record);
  if (title === '') return undefined;
  if (!isLongTitle(title)) return { title: title.padEnd(limits.title.min, '.'), description };
  if (title.length <= limits.title.max) return { title, description };
  const short = `${beginningOf(title, limits.title.max - 1)}…`;
  return { title: short, description: description === '' ? title : `${title}\n\n${description}` };
}

/** Returns the custom fields; undefined if they are too long together. */
export function customFieldsOf(facts: Record<string, string>, record: ImportRecord): Record<string, string> | undefined {
  const entries = Object.entries(facts)
    .map(([name, value]) => [nameIn(name, record).slice(0, limits.customFields.key), textIn(value, record)] as const)
    .filter(
      ([name, value]) =>
        name !== '' && (record.isOwn || value !== '') && !['__proto__', 'constructor', 'prototype'].includes(name),
    );
  const fits =
    entries.length <= limits.customFields.keys &&
    entries.every(([, value]) => value.length <= limits.customFields.value) &&
    entries.join().length <= limits.customFields.totalLength;
  return fits ? Object.fromEntries(entries) : undefined;
}

/** Returns the comments; undefined if they are too long. One of somebody who is unknown here names them in its text. */
export function commentsOf(record: ImportRecord, { actor, people, dates }: ImportContext): ImportedComment[] | undefined {
  const comments = record.comments
    .filter(({ text }) => text.trim() !== '')
    .map(({ author, text, created }) => {
      const userId = people.find(author)?.id;
      const content = textIn(userId || author === '' ? text : `**${oneLine(author)}**\n\n${text}`, record);
      return { userId: userId ?? actor.id, content, createdAt: dates.instant(created) ?? dates.now };
    });
  const fits =
    comments.every(({ content }) => content.length <= limits.comment.max) &&
    comments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) <= limits.comment.totalBytes;
  return fits ? comments : undefined;
}

/** Returns the checklist; undefined if it is too long. */
export function checklistOf(
  record: ImportRecord,
  assignees: readonly number[],
  context: ImportContext,
): ChecklistItem[] | undefined {
  const items = record.checklist
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, completed, description = '', completedBy, person = '', dueDate = '' }, index) => {
      const assigneeId = context.people.find(person)?.id;
      const date = context.dates.date(dueDate);
      return {
        id: index + 1,
        text: nameIn(text, record),
        ...(description !== '' && { description: textIn(description, record) }),
        completed,
        ...(completed && { completedBy: completedByOf(completedBy, context) }),
        ...(assigneeId && assignees.includes(assigneeId) && { assigneeId }),
        ...(date && { dueDate: date }),
      };
    });
  const length = items.reduce((sum, { text, description }) => sum + text.length + (description?.length ?? 0), 0);
  const fits = items.every(
    ({ text, description }) => text.length <= limits.checklist.text && (description?.length ?? 0) <= limits.checklist.description,
  );
  return fits && length <= limits.checklist.totalLength ? items : undefined;
}

/** Returns who has ticked an item: whom the file names if they are known here, else who imports, now. */
function completedByOf(
  completedBy: ImportRecord['checklist'][number]['completedBy'],
  { actor, people, dates }: ImportContext,
): ChecklistItem['completedBy'] {
  const user = completedBy && people.find(completedBy.name);
  if (!completedBy || !user) return { userId: actor.id, userName: actor.fullName, completedAt: dates.now };
  return { userId: user.id, userName: user.fullName, completedAt: dates.instant(completedBy.at) ?? dates.now };
}
