// The score of an open task: a button that opens its reasons.

import { scoreOf } from '@app/contract/scores/scores.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useOpenByKey } from '#features/tasks/keys/use-open-by-key.ts';
import { ScoreReasons, scoredOf } from '#features/tasks/scores/score-reasons.tsx';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

export function ScoreFact({ task }: { task: Task }) {
  const { scores } = useText();
  const today = useToday();
  const { open, setOpen, button } = useOpenByKey('cardScore', scores.label);
  const { data: weights, isError } = useQuery(scoreWeightsQuery);
  if (isError && !weights) return <ScoresFailed />;
  const shown = weights ? scores.ofAll(scoreOf(scoredOf(task), weights, today).score) : '–';
  return (
    <Popover
      label={scores.label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="score-reasons"
      trigger={
        <button type="button" className="fact-button tabular-nums" {...button} aria-label={`${scores.label}: ${shown}`}>
          {shown}
        </button>
      }
    >
      <ScoreReasons task={task} today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
