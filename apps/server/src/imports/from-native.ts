// Reads the JSON format of our own export.
import { nativeFormat } from '@app/contract/exports/exports.rules.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { relationKinds } from '@app/contract/relations/relations.rules.ts';
import { ApiError } from '#endpoints/errors.ts';
import { emptyRecord, type ImportRecord } from '#imports/import-record.ts';
import { fieldOf, type Loose, listOf, textOf } from '#imports/read-json.ts';

/** Returns whether a parsed file is an export of this product. */
export function isNative(file: unknown): boolean {
  return fieldOf(file, 'format') === nativeFormat.name && Array.isArray(fieldOf(file, 'tasks'));
}

/** Returns the tasks in their order. Comments that the system wrote are left out. Throws 400 for a newer version. */
export function nativeRecords(file: unknown): ImportRecord[] {
  if (Number(fieldOf(file, 'version')) > nativeFormat.version) throw new ApiError(400, 'validation', 'imports.newerVersion');
  const origin = textOf(fieldOf(file, 'origin'));
  return listOf(fieldOf(file, 'tasks')).map((task, at) => {
    const text = (name: string) => textOf(fieldOf(task, name));
    const departments = fieldOf(task, 'departments');
    const primary = named(fieldOf(task, 'assignee'));
    const people = listOf(fieldOf(task, 'assignees')).map(named);
    return {
      ...emptyRecord(at + 1),
      isOwn: true,
      sourceId: text('id') && `${origin}:${text('id')}`,
      title: text('title'),
      description: text('description'),
      status: text('status'),
      priority: text('priority'),
      type: text('type'),
      departments: [...new Set([text('department'), ...(Array.isArray(departments) ? departments.map(textOf) : [])])].filter(
        Boolean,
      ),
      people: [...new Set([primary, ...people])].filter(Boolean),
      startDate: text('startDate'),
      dueDate: text('dueDate'),
      created: text('createdAt'),
      checklist: listOf(fieldOf(task, 'checklistItems')).map(itemOf),
      comments: listOf(fieldOf(task, 'comments')).flatMap((comment) =>
        fieldOf(comment, 'system') === true
          ? []
          : [
              {
                author: named(fieldOf(comment, 'author')),
                text: textOf(fieldOf(comment, 'content')),
                created: textOf(fieldOf(comment, 'createdAt')),
              },
            ],
      ),
      facts: factsOf(fieldOf(task, 'customFields')),
      repeat: text('repeat'),
      repeatWhen: text('repeatWhen'),
      board: text('board'),
      completed: text('completedAt'),
      archivedAt: text('archivedAt'),
      creator: named(fieldOf(task, 'createdBy')),
      relations: listOf(fieldOf(task, 'relations'))
        .slice(0, relationLimits.perTask)
        .flatMap((relation) => relationOf(origin, relation)),
    };
  });
}

function relationOf(origin: string, relation: Loose): NonNullable<ImportRecord['relations']> {
  const kind = relationKinds.find((each) => each === textOf(fieldOf(relation, 'kind')));
  const taskId = textOf(fieldOf(relation, 'taskId'));
  return kind && taskId !== '' ? [{ kind, sourceId: `${origin}:${taskId}` }] : [];
}

/** Returns the address of a person, else the name. */
function named(person: unknown): string {
  return textOf(fieldOf(person, 'email')) || textOf(fieldOf(person, 'name'));
}

function itemOf(item: Loose): ImportRecord['checklist'][number] {
  const by = fieldOf(item, 'completedBy');
  const name = textOf(fieldOf(by, 'userName'));
  return {
    text: textOf(fieldOf(item, 'text')),
    description: textOf(fieldOf(item, 'description')),
    completed: fieldOf(item, 'completed') === true,
    ...(name !== '' && { completedBy: { name, at: textOf(fieldOf(by, 'completedAt')) } }),
    person: named(fieldOf(item, 'assignee')),
    dueDate: textOf(fieldOf(item, 'dueDate')),
  };
}

function factsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
}
