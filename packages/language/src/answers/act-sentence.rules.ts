// Writes an act of a proposal as a sentence, again after its fields were edited.
import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { ActFields, ActKind } from '@app/contract/assistant/proposals.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';

/** How the reader sees what the fields name; undefined for a name that is not loaded yet. */
export interface ActNames {
  column: (columnId: number) => string | undefined;
  person: (userId: number) => string | undefined;
  date: (date: string) => string;
  priority: (priority: string) => string;
}

/** Returns the sentence of an act; undefined as long as a name is missing. `title` is that of the task before the act. */
export function actSentence(
  texts: Catalogue['ask']['acts'],
  {
    kind,
    title,
    fields,
    replaces,
  }: { kind: ActKind | CommandKind; title: string; fields: ActFields; replaces?: number | undefined },
  names: ActNames,
): string | undefined {
  const { columnId, assigneeId, dueDate, startDate, priority } = fields;
  switch (kind) {
    case 'create':
    case 'createLines':
      return texts.create(fields.title ?? title);
    case 'rename':
      return texts.rename(title, fields.title ?? title);
    case 'delete':
      return texts.delete(title);
    case 'assign':
    case 'unassign':
      return replaces === undefined
        ? assigneeId
          ? named(names.person(assigneeId), (name) => texts.assign(title, name))
          : texts.unassign(title)
        : named(names.person(replaces), (from) =>
            assigneeId
              ? named(names.person(assigneeId), (name) => texts.handOver(title, from, name))
              : texts.takeOff(title, from),
          );
    case 'due':
    case 'noDue':
      return dueDate ? texts.due(title, names.date(dueDate)) : texts.noDue(title);
    case 'start':
    case 'noStart':
      return startDate ? texts.start(title, names.date(startDate)) : texts.noStart(title);
    case 'priority':
      return named(priority, (value) => texts.priority(title, names.priority(value)));
    // Their sentence quotes what would be written.
    case 'comment':
    case 'tick':
    case 'untick':
    case 'department':
    case 'repeat':
    case 'noRepeat':
    case 'template':
    case 'duplicate':
    case 'archive':
    case 'watch':
    case 'unwatch':
    case 'checklist':
    case 'describe':
    case 'remind':
    case 'relate':
    case 'unrelate':
      return undefined;
    default:
      return named(columnId && names.column(columnId), (name) => texts.move(title, name));
  }
}

function named(name: string | 0 | undefined, write: (name: string) => string | undefined): string | undefined {
  return name ? write(name) : undefined;
}
