// Which columns a list has, in which order, and how wide they are: a row is dragged, and its menu does the same by keys.
import { columnWidth, type ListColumn, withListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, Ellipsis, GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useListColumns } from '#features/tasks/data/list-columns.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { columnHead } from '#screens/workspace/list/list-widths.ts';
import { useColumnOrder } from '#screens/workspace/list/use-column-order.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { useSortable } from '#ui/use-sortable.ts';

export function ColumnsPanel() {
  const { views, departments, conversations } = useText();
  const { choose, resize, isChosen, widths } = useListColumns();
  const { labels, shown, hidden, place } = useColumnOrder();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const line = useSortable(list, place);
  // The order of the rows changes with the columns, and a row that moves loses the focus.
  const focusAfter = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusAfter.current !== undefined) document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = undefined;
  });

  function toggle(column: ListColumn, isShown: boolean) {
    focusAfter.current = `${id}${column}`;
    choose((now) => withListColumn(now, column, isShown));
  }
  function size(column: ListColumn, by: -1 | 1) {
    const now = widths[column] ?? columnHead(column)?.offsetWidth ?? columnWidth.min;
    const next = resize(column, now + by * columnWidth.step);
    if (next) announce(views.columnWide(labels[column], next));
  }
  const itemsOf = (column: ListColumn, at: number): MenuItem[] => [
    { label: departments.acts.up, icon: <ArrowUp />, onSelect: () => place(at, at - 1), disabled: at === 0 },
    { label: departments.acts.down, icon: <ArrowDown />, onSelect: () => place(at, at + 1), disabled: at === shown.length - 1 },
    'separator',
    { label: views.columnWider, icon: <ChevronsLeftRight />, onSelect: () => size(column, 1) },
    { label: views.columnNarrower, icon: <ChevronsRightLeft />, onSelect: () => size(column, -1) },
  ];
  return (
    <section aria-label={views.columns} className="grid gap-2">
      <h2>{views.columns}</h2>
      <ul ref={list} className="grid gap-1">
        {[...shown, ...hidden].map((column, at) => {
          const isShown = at < shown.length;
          return (
            <li
              key={column}
              data-index={isShown ? at : undefined}
              className={cn(
                'column-choice flex min-h-8 items-center gap-1',
                line?.index === at && isShown && `drop-${line.edge}`,
              )}
            >
              <label htmlFor={`${id}${column}`} className="flex min-w-0 flex-1 items-center gap-2 text-13">
                <Checkbox id={`${id}${column}`} checked={isShown} onChange={(now) => toggle(column, now)} />
                <span className="truncate">{labels[column]}</span>
              </label>
              {isShown ? (
                <>
                  <Menu
                    align="end"
                    items={itemsOf(column, at)}
                    trigger={<IconButton small label={conversations.actions(labels[column])} icon={<Ellipsis />} />}
                  />
                  <span data-handle="" aria-hidden="true" className="cursor-grab px-1 text-ink-3">
                    <GripVertical className="size-4" />
                  </span>
                </>
              ) : null}
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
