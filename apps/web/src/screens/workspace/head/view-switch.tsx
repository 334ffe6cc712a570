// Board, List, Calendar, Timeline or Dashboard of one workspace: links, so that each view has its address and Back works.
// Where five words have no room, one control names the present view and opens the five.
import { CalendarDays, ChartNoAxesGantt, ChevronDown, LayoutGrid, List, SquareKanban } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { inView } from '#screens/workspace/view-address.ts';
import { type View, viewIn, views } from '#screens/workspace/views.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

const icons = { board: SquareKanban, list: List, calendar: CalendarDays, timeline: ChartNoAxesGantt, dashboard: LayoutGrid };

export function ViewSwitch() {
  'use no memo';
  const { workspaces } = useText();
  const [search] = useSearch();
  const navigate = useNavigate();
  const current = viewIn(search);
  const labels: Record<View, string> = {
    board: workspaces.viewBoard,
    list: workspaces.viewList,
    calendar: workspaces.viewCalendar,
    timeline: workspaces.viewTimeline,
    dashboard: workspaces.dashboard,
  };
  const CurrentIcon = icons[current];
  return (
    <>
      <nav aria-label={workspaces.views} className="view-switch">
        {views.map((view) => {
          const Icon = icons[view];
          return (
            <Link key={view} to={inView(search, view)} aria-current={view === current ? 'page' : undefined}>
              <Icon size={15} aria-hidden="true" />
              {labels[view]}
            </Link>
          );
        })}
      </nav>
      <div className="view-choice">
        <Menu
          align="start"
          items={views.map((view) => {
            const Icon = icons[view];
            return {
              label: labels[view],
              icon: <Icon />,
              checked: view === current,
              onSelect: () => void navigate(inView(search, view)),
            };
          })}
          trigger={
            <Button icon={<CurrentIcon />} aria-label={workspaces.viewIs(labels[current])}>
              <span className="flex items-center gap-1.5">
                {labels[current]}
                <ChevronDown size={14} aria-hidden="true" />
              </span>
            </Button>
          }
        />
      </div>
    </>
  );
}
