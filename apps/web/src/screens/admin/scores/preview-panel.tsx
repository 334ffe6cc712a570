// The twenty tasks with the highest scores under weights that are not saved yet, beside their scores under the saved ones.
import { companyWorkspaceId, timing } from '@app/contract/limits.ts';
import type { Weights } from '@app/contract/scores/scores.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { scorePreviewQuery } from '#features/tasks/scores/scores.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function PreviewPanel({ weights }: { weights: Weights | undefined }) {
  const { scores } = useText();
  return (
    <Panel title={scores.preview} text={scores.previewText}>
      {weights ? <Preview weights={weights} /> : <p className="text-13 text-ink-2">{scores.previewWrong}</p>}
    </Panel>
  );
}

function Preview({ weights }: { weights: Weights }) {
  const { scores } = useText();
  const names = useNames();
  const rested = useDebounced(JSON.stringify(weights), timing.searchDebounce);
  const { data, error, isError, isFetching, refetch } = useQuery(scorePreviewQuery(JSON.parse(rested) as Weights));
  if (isError) return <RegionError text={scores.previewFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 w-full" />;
  if (data.tasks.length === 0) return <p className="text-13 text-ink-2">{scores.previewEmpty}</p>;
  return (
    <table className="w-full table-fixed text-13" aria-busy={isFetching}>
      <caption className="sr-only">{scores.previewText}</caption>
      <thead className="border-b border-line text-12 text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            {scores.task}
          </th>
          <th scope="col" className="w-20 py-1.5 text-end font-medium">
            {scores.now}
          </th>
          <th scope="col" className="w-16 py-1.5 text-end font-medium">
            {scores.planned}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {data.tasks.map(({ id, title, status, priority, department, score, before }) => (
          <tr key={id}>
            <th scope="row" className="min-w-0 py-1.5 text-start font-normal">
              <Link
                to={`${screens.workspace.href(companyWorkspaceId)}?task=${id}`}
                className="block truncate font-medium hover:underline"
              >
                {title}
              </Link>
              <span className="flex items-center gap-2 text-12 text-ink-3">
                <PriorityDot priority={priority} />
                <span className="truncate">
                  {names.status(status)} · {names.department(department)}
                </span>
              </span>
            </th>
            <td className="text-end text-ink-3 tabular-nums">{before}</td>
            <td className={`text-end tabular-nums ${score === before ? '' : 'font-semibold'}`}>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
