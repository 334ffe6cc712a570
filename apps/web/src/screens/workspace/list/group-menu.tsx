// 'Group by' above a list or a timeline.
import { type GroupKey, groupKeys } from '@app/contract';
import { Rows3 } from 'lucide-react';
import { groupFrom, groupLabels, withGroup } from '#features/tasks/data/task-group.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';

export function GroupMenu() {
  const { views, tasks, workspaces } = useText();
  const [search, setSearch] = useSearch();
  const current = groupFrom(search);
  const labels = groupLabels({ tasks, workspaces });
  const item = (key: GroupKey | undefined) => ({
    label: key ? labels[key] : views.groupNone,
    checked: key === current,
    onSelect: () => setSearch((now) => withGroup(now, key), { replace: true }),
  });
  return (
    <Menu
      items={[item(undefined), 'separator', ...groupKeys.map(item)]}
      trigger={<IconButton label={current ? `${views.groupBy}: ${labels[current]}` : views.groupBy} icon={<Rows3 />} />}
    />
  );
}
