// The columns of lists: in the URL, and what a person has chosen, which is theirs alone and kept in the browser.

import { storageKeys } from '@app/contract/limits.ts';
import {
  columnWidth,
  type ListColumn,
  listColumns,
  printListColumns,
  readListColumns,
  usualColumns,
} from '@app/contract/tasks/list-columns.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { createStore, type Store, useStore } from '#lib/store.ts';
import { useSearch } from '#lib/use-search.ts';

const parameter = 'columns';

export type ColumnWidths = Partial<Record<ListColumn, number>>;

/** Parses the columns of a URL. */
export function columnsFrom(search: URLSearchParams): ListColumn[] | undefined {
  return readListColumns(search.get(parameter));
}

/** Returns the URL with these columns. */
export function withColumns(search: URLSearchParams, columns: readonly ListColumn[] | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (columns) next.set(parameter, printListColumns(columns));
  else next.delete(parameter);
  return next;
}

/** Returns what each column is called. */
export function columnLabels(text: Pick<Catalogue, 'tasks' | 'workspaces' | 'scores' | 'views'>): Record<ListColumn, string> {
  const { tasks, workspaces, scores, views } = text;
  return {
    status: tasks.status,
    priority: tasks.priority,
    assignee: tasks.assignee,
    department: tasks.department,
    due: workspaces.listDue,
    score: scores.label,
    start: tasks.startDate,
    checklist: tasks.checklist,
    created: views.columnCreated,
  };
}

const stores = new Map<string, Store<string>>();

function storeOf(key: string): Store<string> {
  const store = stores.get(key) ?? createStore(readLocal(key, ''));
  stores.set(key, store);
  return store;
}

function keep(key: string, value: string): void {
  storeOf(key).set(value);
  writeLocal(key, value);
}

export interface ListColumnChoice {
  columns: readonly ListColumn[];
  widths: ColumnWidths;
  /** Whether somebody chose the columns, so that a narrow list scrolls instead of leaving some out. */
  isChosen: boolean;
  /** Shows other columns than now; undefined the usual ones, in their usual widths. */
  choose: (change: (now: readonly ListColumn[]) => readonly ListColumn[] | undefined) => void;
  /** Sets the width of a column in pixels; undefined the usual one. Returns what it is then. */
  resize: (column: ListColumn, width: number | undefined) => number | undefined;
}

/** Returns the columns of the list: those of the URL, else those that the person has chosen, else the usual ones. */
export function useListColumns(): ListColumnChoice {
  const own = useQueryClient().getQueryData(currentUserQuery.queryKey)?.user.id ?? 0;
  const [columnsKey, widthsKey] = [`${storageKeys.listColumns}${own}`, `${storageKeys.listWidths}${own}`];
  const [search, setSearch] = useSearch();
  const stored = useStore(storeOf(columnsKey));
  const sizes = useStore(storeOf(widthsKey));
  const named = search.get(parameter);
  const chosen = useMemo(() => readListColumns(named) ?? readListColumns(stored), [named, stored]);
  const widths = useMemo(() => readWidths(sizes), [sizes]);
  function choose(change: (now: readonly ListColumn[]) => readonly ListColumn[] | undefined): void {
    setSearch(
      (now) => {
        const columns = change(columnsFrom(now) ?? readListColumns(storeOf(columnsKey).get()) ?? usualColumns);
        // A saved view has columns of its own, which are nobody's choice for other lists.
        if (!now.has('saved')) keep(columnsKey, columns ? printListColumns(columns) : '');
        if (!columns) keep(widthsKey, '');
        return withColumns(now, columns);
      },
      { replace: true },
    );
  }
  function resize(column: ListColumn, width: number | undefined): number | undefined {
    const next = width && Math.round(Math.min(columnWidth.max, Math.max(columnWidth.min, width)));
    const { [column]: _before, ...others } = readWidths(storeOf(widthsKey).get());
    keep(widthsKey, JSON.stringify(next ? { ...others, [column]: next } : others));
    return next;
  }
  return { columns: chosen ?? usualColumns, widths, isChosen: chosen !== undefined, choose, resize };
}

/** Reads the widths as they are kept; whatever is not a width of a column is left out. */
export function readWidths(text: string): ColumnWidths {
  try {
    const parsed: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const entries = Object.entries(parsed).filter(
      ([column, width]) =>
        listColumns.some((one) => one === column) &&
        typeof width === 'number' &&
        width >= columnWidth.min &&
        width <= columnWidth.max,
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
