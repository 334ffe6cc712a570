// What 'Display' holds: how the tasks are grouped and ordered, which columns a list has, and the saved views.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { laneKeys } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { groupKeys } from '@app/contract/tasks/task-group.rules.ts';
import { groupFrom, groupLabels, withGroup } from '#features/tasks/data/task-group.ts';
import { ChoiceChips } from '#features/tasks/edit/choice-chips.tsx';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { cardOrderFrom, withCardOrder } from '#features/tasks/scores/card-order.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { ColumnsPanel } from '#screens/workspace/list/columns-panel.tsx';
import { ViewsList } from '#screens/workspace/saved-views/views-list.tsx';
import { viewIn } from '#screens/workspace/views.ts';

export function DisplayPanel({ workspaceId, onClose }: { workspaceId: number; onClose: () => void }) {
  const narrow = useBelow('md');
  const layout = viewIn(useSearch()[0]);
  return (
    <>
      {layout === 'board' && workspaceId !== companyWorkspaceId ? <Lanes /> : null}
      {layout === 'list' || layout === 'timeline' ? <Grouping /> : null}
      {/* The list has columns to sort by, and days have an order of their own. */}
      {layout === 'board' || layout === 'dashboard' ? <CardOrder /> : null}
      {layout === 'list' && !narrow ? <ColumnsPanel /> : null}
      <ViewsList workspaceId={workspaceId} onClose={onClose} />
    </>
  );
}

function Lanes() {
  const { swimlanes, tasks, workspaces } = useText();
  const [search, setSearch] = useSearch();
  const current = lanesFrom(search);
  const labels = groupLabels({ tasks, workspaces });
  return (
    <ChoiceChips
      label={swimlanes.title}
      choices={[
        { value: '', label: swimlanes.none, chosen: current === undefined },
        ...laneKeys.map((key) => ({ value: key, label: labels[key], chosen: key === current })),
      ]}
      onToggle={(value) =>
        setSearch(
          (now) =>
            withLanes(
              now,
              laneKeys.find((key) => key === value),
            ),
          { replace: true },
        )
      }
    />
  );
}

function Grouping() {
  const { views, tasks, workspaces } = useText();
  const [search, setSearch] = useSearch();
  const current = groupFrom(search);
  const labels = groupLabels({ tasks, workspaces });
  return (
    <ChoiceChips
      label={views.groupBy}
      choices={[
        { value: '', label: views.groupNone, chosen: current === undefined },
        ...groupKeys.map((key) => ({ value: key, label: labels[key], chosen: key === current })),
      ]}
      onToggle={(value) =>
        setSearch(
          (now) =>
            withGroup(
              now,
              groupKeys.find((key) => key === value),
            ),
          { replace: true },
        )
      }
    />
  );
}

function CardOrder() {
  const { scores } = useText();
  const [search, setSearch] = useSearch();
  const byScore = cardOrderFrom(search) === 'score';
  return (
    <ChoiceChips
      label={scores.order}
      choices={[
        { value: 'board', label: scores.orderBoard, chosen: !byScore },
        { value: 'score', label: scores.orderScore, chosen: byScore },
      ]}
      onToggle={(value) => setSearch((now) => withCardOrder(now, value === 'score'), { replace: true })}
    />
  );
}
