// The shown columns of a list in their order, and what takes one to another place.
import { type ListColumn, listColumns, moveListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import { columnLabels, useListColumns } from '#features/tasks/data/list-columns.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';

export function useColumnOrder() {
  const text = useText();
  const { showScores } = useCurrentUser();
  const { columns, choose } = useListColumns();
  const labels = columnLabels(text);
  const isOffered = (column: ListColumn) => column !== 'score' || showScores;
  const shown = columns.filter(isOffered);
  /** Takes a column from one place of the shown ones to another, and says so. */
  function place(from: number, to: number) {
    const column = shown[from];
    if (column === undefined || shown[to] === undefined || from === to) return;
    choose((now) => {
      const next = moveListColumn(now.filter(isOffered), column, to - from);
      announce(text.views.columnPlace(labels[column], next.indexOf(column) + 1, next.length));
      return next;
    });
  }
  return { labels, shown, hidden: listColumns.filter((column) => isOffered(column) && !shown.includes(column)), place };
}
