// Reads the data export of Vikunja: the list of projects in data.json, alone or in its archive.
import { plainText } from '#email/plain-text.ts';
import { emptyRecord, type ImportRecord } from '#imports/import-record.ts';
import { fieldOf, type Loose, listOf, textOf } from '#imports/read-json.ts';

/** Returns whether a parsed file is the data of Vikunja. */
export function isVikunja(file: unknown): boolean {
  return (
    Array.isArray(file) &&
    file.length > 0 &&
    listOf(file).every((project) => textOf(fieldOf(project, 'title')) !== '') &&
    listOf(file).some((project) => Array.isArray(fieldOf(project, 'tasks')))
  );
}

const priorities = ['', 'low', 'medium', 'high', 'urgent', 'do now'];

/** Returns the tasks of all projects; a project is a department if it is called like one. */
export function vikunjaRecords(file: unknown): ImportRecord[] {
  const records: ImportRecord[] = [];
  for (const project of listOf(file)) {
    const buckets = new Map(
      listOf(fieldOf(project, 'buckets')).map((each) => [textOf(fieldOf(each, 'id')), textOf(fieldOf(each, 'title'))]),
    );
    for (const task of listOf(fieldOf(project, 'tasks'))) records.push(recordOf(task, project, buckets, records.length + 1));
  }
  return records;
}

function recordOf(task: Loose, project: Loose, buckets: ReadonlyMap<string, string>, row: number): ImportRecord {
  const text = (name: string) => textOf(fieldOf(task, name));
  // Vikunja writes the year 1 for no date.
  const date = (name: string) => (text(name).startsWith('0001-') ? '' : text(name));
  const labels = listOf(fieldOf(task, 'labels'))
    .map((label) => textOf(fieldOf(label, 'title')))
    .filter(Boolean);
  return {
    ...emptyRecord(row),
    sourceId: text('id'),
    title: text('title'),
    description: htmlText(text('description')),
    status: buckets.get(text('bucket_id')) ?? '',
    done: fieldOf(task, 'done') === true,
    archived: fieldOf(project, 'is_archived') === true,
    priority: priorities[Number(fieldOf(task, 'priority'))] ?? '',
    departments: [textOf(fieldOf(project, 'title'))].filter(Boolean),
    people: listOf(fieldOf(task, 'assignees')).flatMap(nameOf),
    startDate: date('start_date'),
    dueDate: date('due_date'),
    created: date('created'),
    comments: listOf(fieldOf(task, 'comments')).map((comment) => ({
      author: nameOf(fieldOf(comment, 'author'))[0] ?? '',
      text: htmlText(textOf(fieldOf(comment, 'comment'))),
      created: textOf(fieldOf(comment, 'created')),
    })),
    facts: { vikunjaId: text('id'), ...(labels.length > 0 && { labels: labels.join(', ') }) },
  };
}

function nameOf(user: unknown): string[] {
  const name = textOf(fieldOf(user, 'name')) || textOf(fieldOf(user, 'username'));
  return name === '' ? [] : [name];
}

function htmlText(text: string): string {
  return text.trimStart().startsWith('<') ? plainText(text) : text;
}
