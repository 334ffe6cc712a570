// Messages of the commands about imports.
import type { Import, ImportPreview } from '@app/contract/imports/imports.contract.ts';

const tasks = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;
const some = (names: readonly string[]) =>
  names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ');

export const importText = {
  noSource: (name: string) => `${name} is no source. Sources: trello, jira, asana, planka, vikunja, csv, tasklane.`,
  otherSource: (file: string, found: string, wanted: string) => `${file} is of ${found}, not of ${wanted}. Nothing was imported.`,
  tooLarge: (file: string, megabytes: number) =>
    `${file} is larger than ${megabytes} MB. Export board by board with --workspace, or move everything with backup and restore.`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  noMapping: (file: string) => `${file} is no mapping: it must be an object, as "import FILE --dry-run --json" prints it.`,
  unknownKeys: (file: string, unknown: readonly string[], known: readonly string[]) =>
    `${file} has unknown keys: ${unknown.join(', ')}. A mapping has ${known.join(', ')}.`,
  file: (file: string, source: string, total: number) => `${file}: ${source}, ${tasks(total)}.`,
  counts: ({ fresh, known, archived, problems }: ImportPreview) =>
    `${fresh} new, ${known} imported before, ${archived} archived, ${problems} with a problem.`,
  board: (id: number) => `Tasks whose department has no board go to board ${id}.`,
  columns: (columns: readonly string[]) => `Columns: ${columns.join(', ')}`,
  state: (value: string, status: string | null) => `${value || '(none)'} = ${status ?? '(To Do)'}`,
  states: (states: readonly string[]) => `States: ${some(states)}`,
  nobody: (names: readonly string[]) => `Nobody here (kept as text): ${some(names)}`,
  nowhere: (names: readonly string[]) => `No department here (kept as text): ${some(names)}`,
  problem: (row: number, title: string, problem: string) =>
    `Row ${row} ${title === '' ? '' : `"${title}" `}is left out: ${problem}`,
  moreProblems: (count: number) => `${count} more rows are left out; --report FILE writes all of them as CSV.`,
  dryRun: 'Nothing was imported.',
  nothingNew: 'There is nothing new to import.',
  addYes: 'Nothing was imported. Add --yes to import without a question, or --dry-run to only look.',
  ask: (count: number) => `Import ${tasks(count)}?`,
  notImported: 'Nothing was imported.',
  done: ({ id, created, known, archived, problems }: Import) =>
    `${tasks(created)} imported, ${known} were there, ${archived} archived, ${problems} left out. "import undo ${id}" takes it back.`,
  failed: (created: number, id: number) =>
    `The import failed after ${tasks(created)}; the server's log says why. "import undo ${id}" takes them back.`,
  standsStill: (id: number) => `Import ${id} stands still. A running server continues it; "import list" tells how far it is.`,
  noNumber: (id: string) => `${id} is no number of an import. "import list" shows them.`,
  undone: (deleted: number, kept: number) =>
    `${tasks(deleted)} deleted${kept > 0 ? `, ${kept} kept because somebody has changed them` : ''}.`,
  listed: ({ id, fileName, source, created, problems, createdAt }: Import, state: string) =>
    `${id}  ${createdAt}  ${state}  ${source}  ${tasks(created)}, ${problems} left out  ${fileName}`,
  none: 'Nothing was imported yet.',
};
