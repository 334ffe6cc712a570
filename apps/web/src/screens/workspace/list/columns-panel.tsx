// Which columns a list has, in which order, and how wide they are.
import {
  columnWidth,
  type ListColumn,
  listColumns,
  moveListColumn,
  withListColumn,
} from '@app/contract/tasks/list-columns.rules.ts';
import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { columnLabels, useListColumns } from '#features/tasks/data/list-columns.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { columnHead } from '#screens/workspace/list/list-widths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function ColumnsPanel() {
  const text = useText();
  const { views } = text;
  const { showScores } = useCurrentUser();
  const { columns, choose, resize, isChosen, widths } = useListColumns();
  const id = useId();
  // The order of the rows changes with the columns, and a row that moves loses the focus of its buttons.
  const focusAfter = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusAfter.current !== undefined) document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = undefined;
  });
  const labels = columnLabels(text);
  const offered = listColumns.filter((column) => column !== 'score' || showScores);
  const shown = columns.filter((column) => offered.includes(column));
  const hidden = offered.filter((column) => !shown.includes(column));

  function toggle(column: ListColumn, isShown: boolean) {
    focusAfter.current = `${id}${column}`;
    choose((now) => withListColumn(now, column, isShown));
  }
  function move(column: ListColumn, by: -1 | 1, button: string) {
    focusAfter.current = button;
    choose((now) => {
      const next = moveListColumn(
        now.filter((one) => offered.includes(one)),
        column,
        by,
      );
      announce(views.columnPlace(labels[column], next.indexOf(column) + 1, next.length));
      return next;
    });
  }
  function size(column: ListColumn, by: -1 | 1) {
    const now = widths[column] ?? columnHead(column)?.offsetWidth ?? columnWidth.min;
    const next = resize(column, now + by * columnWidth.step);
    if (next) announce(views.columnWide(labels[column], next));
  }
  return (
    <section aria-label={views.columns} className="grid gap-2">
      <h2>{views.columns}</h2>
      <ul className="grid gap-1">
        {[...shown, ...hidden].map((column) => {
          const at = shown.indexOf(column);
          const label = labels[column];
          const button = (name: string) => `${id}${column}-${name}`;
          return (
            <li key={column} className="column-choice flex min-h-8 items-center gap-1">
              <label htmlFor={`${id}${column}`} className="flex min-w-0 flex-1 items-center gap-2 text-13">
                <Checkbox id={`${id}${column}`} checked={at >= 0} onChange={(isShown) => toggle(column, isShown)} />
                <span className="truncate">{label}</span>
              </label>
              {at < 0 ? null : (
                <>
                  <IconButton
                    small
                    id={button('up')}
                    label={views.columnMove(label, true)}
                    icon={<ArrowUp />}
                    aria-disabled={at === 0}
                    onClick={() => move(column, -1, button('up'))}
                  />
                  <IconButton
                    small
                    id={button('down')}
                    label={views.columnMove(label, false)}
                    icon={<ArrowDown />}
                    aria-disabled={at === shown.length - 1}
                    onClick={() => move(column, 1, button('down'))}
                  />
                  <IconButton small label={views.columnSize(label, false)} icon={<Minus />} onClick={() => size(column, -1)} />
                  <IconButton small label={views.columnSize(label, true)} icon={<Plus />} onClick={() => size(column, 1)} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-12 text-ink-3">{views.columnsHint}</p>
      <Button onClick={() => choose(() => undefined)} disabled={!isChosen && Object.keys(widths).length === 0}>
        {views.columnsUsual}
      </Button>
    </section>
  );
}
