// The JSON format that an import reads again without loss.
import { filePath } from '@app/contract/attachments/attachments.rules.ts';
import { nativeFormat } from '@app/contract/exports/exports.rules.ts';
import type { ExportedTask } from '#exports/exports.sql.ts';

interface NativeHead {
  /** The name of the board; undefined for all tasks. */
  board: string | undefined;
  columns: readonly string[];
  /** Identifies the installation. */
  origin: string;
}

/** Returns the beginning of the file, up to the list of tasks. */
export function nativeHead({ board, columns, origin }: NativeHead): string {
  const { name: format, version } = nativeFormat;
  const head = { format, version, origin, exportedAt: new Date().toISOString(), board: board ?? null, columns };
  return `${JSON.stringify(head).slice(0, -1)},"tasks":[`;
}

/** Returns a task without its comments; people are named, as their numbers mean nothing elsewhere, and files are listed. */
export function nativeTask({ people, creator, assigneeId, files, ...task }: ExportedTask, server: string): object {
  const named = ({ fullName, email }: ExportedTask['people'][number]) => ({ name: fullName, ...(email && { email }) });
  return {
    ...task,
    assignee: assigneeId !== null && people[0]?.id === assigneeId ? named(people[0]) : null,
    assignees: people.map(named),
    checklistItems: task.checklistItems.map(({ assigneeId: id, ...item }) => {
      const person = people.find((each) => each.id === id);
      return person ? { ...item, assignee: named(person) } : item;
    }),
    createdBy: creator && named(creator),
    files: files.map(({ id, ...file }) => ({ ...file, address: `${server}${filePath(id)}` })),
  };
}
