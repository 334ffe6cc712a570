// 'Lanes' above a board.
import { type LaneKey, laneKeys } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { Rows3 } from 'lucide-react';
import { groupLabels } from '#features/tasks/data/task-group.ts';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';

export function LanesMenu() {
  const { swimlanes, tasks, workspaces } = useText();
  const [search, setSearch] = useSearch();
  const current = lanesFrom(search);
  const labels = groupLabels({ tasks, workspaces });
  const item = (key: LaneKey | undefined) => ({
    label: key ? labels[key] : swimlanes.none,
    checked: key === current,
    onSelect: () => setSearch((now) => withLanes(now, key), { replace: true }),
  });
  return (
    <Menu
      items={[item(undefined), 'separator', ...laneKeys.map(item)]}
      trigger={<IconButton label={current ? swimlanes.chosen(labels[current]) : swimlanes.title} icon={<Rows3 />} />}
    />
  );
}
