// The rows of My work that are no tasks: headings of sections and days, a hint in an empty section, and the end of a page.
import { useQueryClient } from '@tanstack/react-query';
import type { MyLane, MyRow, MyWorkRequest } from '#features/my-work/my-sections.ts';
import { loadMoreWork } from '#features/my-work/my-work.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDates } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { weekday } from '#lib/weekday.ts';
import { noDate } from '#screens/workspace/use-date-drags.ts';
import { PageEnd } from '#ui/page-end.tsx';

interface OtherProps {
  row: Exclude<MyRow, { kind: 'task' }>;
  index: number;
  request: MyWorkRequest;
}

/** The cells that a row has at every width: a cell over more would add columns, which take the room of the titles. */
export const spannedColumns = 5;

export function MyWorkOther({ row, index, request }: OtherProps) {
  const drop = 'drop' in row && row.drop !== undefined ? (row.drop ?? noDate) : undefined;
  return (
    <tr aria-rowindex={index + 1} className={`my-work-${row.kind}`} data-drop={row.kind === 'empty' ? undefined : drop}>
      <td colSpan={spannedColumns}>
        <Content row={row} request={request} />
      </td>
    </tr>
  );
}

function Content({ row, request }: Pick<OtherProps, 'row' | 'request'>) {
  const { myWork } = useText();
  const { formatDate } = useDates();
  const isPhone = useBelow('sm');
  switch (row.kind) {
    case 'head':
      return (
        <h2 className="my-work-title" data-section={row.section.name}>
          {myWork.sections[row.section.name]}
          <span className="my-work-count">
            <span aria-hidden="true">{formatCount(row.section.count)}</span>
            <span className="sr-only">{myWork.count(row.section.count)}</span>
          </span>
        </h2>
      );
    case 'day':
      return (
        <h3 className="my-work-day-title">
          {weekday(row.day, 'long')} <span className="text-ink-3">{formatDate(row.day)}</span>
        </h3>
      );
    case 'empty':
      return <p className="my-work-hint">{isPhone ? myWork.emptyTodayTouch : myWork.emptyToday}</p>;
    default:
      return <More lane={row.lane} request={request} />;
  }
}

function More({ lane, request }: { lane: MyLane; request: MyWorkRequest }) {
  const { company, myWork } = useText();
  const client = useQueryClient();
  async function load() {
    const count = await loadMoreWork(client, request, lane);
    if (count > 0) announce(company.moreLoaded(count));
  }
  return (
    <PageEnd
      count={lane.ids.length}
      busy={lane.busy ?? false}
      error={lane.error}
      failed={myWork.moreFailed}
      onMore={() => void load()}
    />
  );
}
