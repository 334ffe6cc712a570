// What a sentence asks to change.
import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { Priority } from '@app/contract/limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { TaskReference } from '#command/task-reference.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import type { Person } from '#question/people.rules.ts';

/** Somebody who is named beside others: the asking person, or one of several with that name. */
export interface NamedPerson {
  me: boolean;
  people: readonly Person[];
  range: TextRange;
}

/** Tasks by number, and those of a priority or of a person. */
export interface Exceptions {
  ids: readonly number[];
  priorities: readonly Priority[];
  people: readonly number[];
}

export interface Command {
  kind: CommandKind;
  task: TaskReference | undefined;
  /** Where the task's words stand in the text, to name another task in the same sentence. */
  taskRange: TextRange | undefined;
  /** The other task of a relation, where it stands, and what it is to the task; any relation of the two if that is undefined. */
  other: TaskReference | undefined;
  otherRange: TextRange | undefined;
  relation: RelationKind | undefined;
  column: string | undefined;
  /** Several if the name is not unique, none if nobody has it. */
  people: readonly Person[] | undefined;
  personRange: TextRange | undefined;
  me: boolean;
  /** Further people of an assignment. */
  also: readonly NamedPerson[];
  /** Whether the people join those who have the task. */
  adds: boolean;
  date: string | undefined;
  /** By how much the due date moves, negative for an earlier one. */
  shift: { count: number; unit: Unit } | undefined;
  priority: Priority | undefined;
  /** By how many levels the priority rises, negative for a lower one. */
  levels: number;
  /** RRULE text (RFC 5545). */
  repeat: string | undefined;
  /** A department that the task joins, and one that it leaves. */
  department: string | undefined;
  leaves: string | undefined;
  /** What is left out of the tasks that are described. */
  except: Exceptions | undefined;
  /** A checklist template. */
  template: { id: number; name: string } | undefined;
  /** The new title, or the name of a column or person that does not exist. */
  text: string | undefined;
  /** The lines of new tasks. */
  lines: readonly string[];
}

export const emptyCommand: Omit<Command, 'kind'> = {
  task: undefined,
  taskRange: undefined,
  other: undefined,
  otherRange: undefined,
  relation: undefined,
  column: undefined,
  people: undefined,
  personRange: undefined,
  me: false,
  also: [],
  adds: false,
  date: undefined,
  shift: undefined,
  priority: undefined,
  levels: 0,
  repeat: undefined,
  department: undefined,
  leaves: undefined,
  except: undefined,
  template: undefined,
  text: undefined,
  lines: [],
};
