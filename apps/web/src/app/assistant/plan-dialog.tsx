// A plan of the person's day or week: a proposal that is edited, confirmed once and undone.
import { type SummaryPeriod, summaryPeriods } from '@app/contract/summaries/summaries.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDoFirstText } from '#features/today/do-first-text.ts';
import { planQuery } from '#features/today/today.queries.ts';
import { useText } from '#lib/text.ts';
import { AnswerView } from '#screens/assistant/answers/answer-view.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function PlanDialog({ begins, onClose }: { begins: SummaryPeriod; onClose: () => void }) {
  const { summaries } = useText();
  const texts = useDoFirstText();
  const [period, setPeriod] = useState(begins);
  const { data, error, isFetching, refetch } = useQuery(planQuery(period));
  return (
    <Dialog open size="md" title={texts.planTitle} onOpenChange={(open) => open || onClose()}>
      <div className="flex min-h-64 flex-col gap-3">
        <fieldset className="flex gap-1.5" aria-label={summaries.period}>
          {summaryPeriods.map((each) => (
            <Button
              key={each}
              variant={each === period ? 'primary' : 'secondary'}
              aria-pressed={each === period}
              onClick={() => setPeriod(each)}
            >
              {summaries[each]}
            </Button>
          ))}
        </fieldset>
        {data ? (
          <AnswerView answer={data} onLeave={onClose} />
        ) : error ? (
          <RegionError text={texts.planFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true" className="flex flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
