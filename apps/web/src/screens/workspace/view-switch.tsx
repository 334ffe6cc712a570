// Board, List, Calendar, Timeline or Dashboard of one workspace: links, so that each view has its address and Back works; a menu on a phone.
import { CalendarDays, ChartNoAxesGantt, LayoutGrid, List, SquareKanban } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Link } from '#lib/link.tsx';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { inView } from '#screens/workspace/view-address.ts';
import { type View, viewIn, views } from '#screens/workspace/views.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

const icons = { board: SquareKanban, list: List, calendar: CalendarDays, timeline: ChartNoAxesGantt, dashboard: LayoutGrid };

export function ViewSwitch() {
  'use no memo';
  const { workspaces } = useText();
  const [search] = useSearch();
  const navigate = useNavigate();
  const narrow = useBelow('sm');
  const current = viewIn(search);
  const labels: Record<View, string> = {
    board: workspaces.viewBoard,
    list: workspaces.viewList,
    calendar: workspaces.viewCalendar,
    timeline: workspaces.viewTimeline,
    dashboard: workspaces.dashboard,
  };
  if (narrow) {
    const Icon = icons[current];
    return (
      <Menu
        items={views.map((view) => {
          const ViewIcon = icons[view];
          return {
            label: labels[view],
            icon: <ViewIcon />,
            checked: view === current,
            onSelect: () => void navigate(inView(search, view)),
          };
        })}
        trigger={<IconButton label={workspaces.viewIs(labels[current])} icon={<Icon />} />}
      />
    );
  }
  return (
    <nav aria-label={workspaces.views} className="view-switch">
      {views.map((view) => {
        const Icon = icons[view];
        return (
          <Tooltip key={view} label={labels[view]}>
            <Link to={inView(search, view)} aria-label={labels[view]} aria-current={view === current ? 'page' : undefined}>
              <Icon size={15} aria-hidden="true" />
              <span className="max-xl:hidden">{labels[view]}</span>
            </Link>
          </Tooltip>
        );
      })}
    </nav>
  );
}
