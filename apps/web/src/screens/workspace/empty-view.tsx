// The empty state of a view: there are no tasks yet, or the filter hides them all.
import { ListChecks } from 'lucide-react';
import { useText } from '#lib/text.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

export function EmptyView({ view }: { view: Pick<BoardView, 'filtered' | 'showAll' | 'add'> }) {
  const { workspaces } = useText();
  const { filtered, showAll, add } = view;
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-6">
      <Empty
        icon={<ListChecks />}
        title={filtered ? workspaces.filterEmpty : workspaces.emptyTitle}
        text={filtered ? workspaces.filterEmptyText : workspaces.emptyText}
        action={
          filtered ? (
            <Button onClick={showAll}>{workspaces.filterClear}</Button>
          ) : (
            <Button onClick={() => add()}>{workspaces.addTask}</Button>
          )
        }
      />
    </div>
  );
}
