// The task that was understood from a line.
import type { Priority } from '@app/contract/limits.ts';

/** A range of the text. */
export interface TextRange {
  start: number;
  end: number;
}

export type SpanKind =
  | 'startDate'
  | 'dueDate'
  | 'dates'
  | 'repeat'
  | 'priority'
  | 'status'
  | 'department'
  | 'assignee'
  | 'checklistTemplate';

/** A part of the text that was understood. */
export interface Span extends TextRange {
  kind: SpanKind;
  /** The departments and people that it names. */
  names?: readonly string[];
}

export interface ParsedTask {
  title: string;
  startDate: string | null;
  dueDate: string | null;
  priority: Priority | null;
  /** The name of a column. */
  status: string | null;
  departments: string[];
  assignees: { id: number; name: string }[];
  /** RRULE text. */
  repeat: string | null;
  checklistTemplateId: number | null;
  /** Parts of the title that look like a mark or a date and could not be understood. */
  unknown: string[];
  /** Those of them that are a name of several people. */
  namesakes: (TextRange & { people: { id: number; name: string }[] })[];
  /** Words that say nothing about the task, such as 'pls'; neither the title nor a part has them. */
  dropped: TextRange[];
  /** Names that stand without a mark: perhaps the task is theirs. They are in the title until the person says so. */
  suggested: (TextRange & { people: { id: number; name: string }[] })[];
  /** What was understood, in the order of the text. */
  spans: Span[];
}
