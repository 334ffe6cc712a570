// Which rows a list to choose from shows: those that fit what is typed, the chosen ones first, at most so many. Pure.
import { searchFilter } from '#lib/search-filter.ts';

/** What can be chosen. */
export interface PickOption {
  value: string;
  label: string;
  /** Stands beside the label: what tells namesakes apart, a title. */
  detail?: string | undefined;
  /** What it is found by besides its label and detail. */
  found?: readonly (string | null | undefined)[] | undefined;
  /** Why it cannot be taken away. */
  locked?: string | undefined;
  /** Also shown when the list is shortened: people do not search for an action such as "Custom...". */
  alwaysShown?: boolean | undefined;
}

/** Rows that are drawn at once; whatever is not among them is found by typing. */
const shownAtMost = 50;

interface Rows<Option> {
  rows: readonly Option[];
  /** How many fit what is typed; all where nothing is. */
  found: number;
}

/**
 * The rows for a search. What was chosen when the list opened (`first`) stands first and keeps its place while it is open, so
 * that no row moves under a finger.
 */
export function pickRows<Option extends PickOption>(
  options: readonly Option[],
  search: string,
  first: ReadonlySet<string>,
): Rows<Option> {
  const isMeant = searchFilter(search);
  const found = options.filter(({ label, detail, found: more = [] }) => isMeant(label, detail, ...more));
  const ordered =
    search.trim() === ''
      ? [...found.filter(({ value }) => first.has(value)), ...found.filter(({ value }) => !first.has(value))]
      : found;
  const rows = ordered.filter((option, at) => at < shownAtMost || option.alwaysShown);
  return { rows, found: found.length };
}

/** The last of the chosen values that may be taken away. */
export function lastRemovable(options: readonly PickOption[], chosen: readonly string[]): string | undefined {
  const locked = new Set(options.filter((option) => option.locked !== undefined).map(({ value }) => value));
  return chosen.findLast((value) => !locked.has(value));
}
