// The row above the numbers: the period, its days and those before it, 'Send every Monday', 'Print'.
import { periodDays, type TrendDays, trendPeriods } from '@app/contract/summaries/trends.rules.ts';
import { ChevronDown, Printer } from 'lucide-react';
import { withPeriod } from '#lib/dashboard-period.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { MondaySwitch } from '#screens/workspace/dashboard/numbers/monday-switch.tsx';
import type { TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

export function DashboardHead({ address }: { address: TrendAddress }) {
  const { summaries, workspaces } = useText();
  const { periods, periodIs, compared } = summaries.trends;
  const { formatDate, firstDay } = useDates();
  const days = periodDays(address.period, useToday(), firstDay);
  const [, setSearch] = useSearch();
  const spanOf = ({ from, to }: TrendDays) => (from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`);
  return (
    <div className="dashboard-head">
      <Menu
        align="start"
        items={trendPeriods.map((period) => ({
          label: periods[period],
          checked: period === address.period,
          onSelect: () => setSearch((now) => withPeriod(now, period), { replace: true }),
        }))}
        trigger={
          <Button aria-label={periodIs(periods[address.period])}>
            <span className="flex items-center gap-1.5">
              {periods[address.period]}
              <ChevronDown size={14} aria-hidden="true" />
            </span>
          </Button>
        }
      />
      <p className="dashboard-days">{compared(spanOf(days), spanOf(days.before))}</p>
      <MondaySwitch workspaceId={address.workspaceId} />
      <Button variant="ghost" icon={<Printer />} className="dashboard-print" onClick={() => window.print()}>
        {workspaces.print}
      </Button>
    </div>
  );
}
