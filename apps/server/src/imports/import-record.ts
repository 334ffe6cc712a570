// A task as a file of another program has it, before it is matched with boards and people here.
import type { ImportMapping } from '@app/contract/imports/imports.contract.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Surroundings } from '#imports/imports.sql.ts';

/** Names that a list in one cell may hold as a whole, although they have a comma. */
export interface NamesHere {
  departments: readonly string[];
  people: readonly string[];
}

export interface ImportRecord {
  /** The line of a table, or the place in a list, from 1. */
  row: number;
  /** Identifies the task in its source; empty if the source has none. */
  sourceId: string;
  title: string;
  description: string;
  /** The name of the state or list in the source; empty for none. */
  status: string;
  /** Whether the source says that it is done, whatever its state. */
  done: boolean;
  archived: boolean;
  priority: string;
  type: string;
  departments: string[];
  /** Names or addresses of the assignees, the primary one first. */
  people: string[];
  startDate: string;
  dueDate: string;
  created: string;
  checklist: {
    text: string;
    completed: boolean;
    description?: string;
    completedBy?: { name: string; at: string };
    /** One of the assignees. */
    person?: string;
    dueDate?: string;
  }[];
  comments: { author: string; text: string; created: string }[];
  /** Further facts, kept as custom fields. */
  facts: Record<string, string>;
  /** Whether this product has written it: its texts stay as they are to the last blank. */
  isOwn?: boolean;
  repeat?: string;
  repeatWhen?: string;
  /** What only our own export says: the board, when the task was done, and who has made it. */
  board?: string;
  completed?: string;
  /** When it went into the archive of done tasks. */
  archivedAt?: string;
  creator?: string;
  /** What tasks of the same source are to this one, by their `sourceId`. */
  relations?: { kind: RelationKind; sourceId: string }[];
}

/** Returns everybody whom a record names, each once. */
export function namedIn({ people, comments, checklist, creator }: ImportRecord): string[] {
  const ticked = checklist.flatMap(({ completedBy }) => completedBy?.name ?? []);
  return [...new Set([...people, ...comments.map(({ author }) => author), ...ticked, ...(creator ? [creator] : [])])];
}

/** Returns a record with nothing but its row. */
export function emptyRecord(row: number): ImportRecord {
  return {
    row,
    ...{ sourceId: '', title: '', description: '', status: '', done: false, archived: false, priority: '', type: '' },
    ...{ departments: [], people: [], startDate: '', dueDate: '', created: '', checklist: [], comments: [] },
    facts: Object.create(null) as Record<string, string>,
  };
}

/** Returns the names that cells may hold: those of the installation, and those that a mapping says. */
export function namesHere({ departments, people }: Surroundings, mapping: ImportMapping | undefined): NamesHere {
  return {
    departments: [
      ...departments.flatMap(({ name, formerNames }) => [name, ...formerNames]),
      ...(mapping?.departments ?? []).map(({ value }) => value),
    ],
    people: [...people.map(({ fullName }) => fullName), ...(mapping?.people ?? []).map(({ value }) => value)],
  };
}
