// The icon of each layout of a board.
import type { ViewLayout } from '@app/contract/views/views.rules.ts';
import { CalendarDays, ChartNoAxesGantt, LayoutGrid, List, SquareKanban } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { board: SquareKanban, list: List, calendar: CalendarDays, timeline: ChartNoAxesGantt, dashboard: LayoutGrid };

export function layoutIcon(layout: ViewLayout): ReactNode {
  const Icon = icons[layout];
  return <Icon />;
}
