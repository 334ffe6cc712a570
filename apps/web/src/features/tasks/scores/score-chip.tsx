// The score of an open task, which opens its reasons. For those who see no scores it comes when they ask for it.
import { scoreOf } from '@app/contract/scores/scores.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useOpenByKey } from '#features/tasks/keys/use-open-by-key.ts';
import { ScoreReasons, scoredOf, useRelationsForScore } from '#features/tasks/scores/score-reasons.tsx';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

export function ScoreChip({ task, today }: { task: Task; today: string }) {
  const { scores } = useText();
  const { showScores } = useCurrentUser();
  const { open, setOpen, button } = useOpenByKey('cardScore', scores.label);
  // It stays where the focus goes back to.
  const [isAsked, ask] = useState(false);
  if (open && !isAsked) ask(true);
  const isShown = showScores || isAsked;
  const { data: weights } = useQuery({ ...scoreWeightsQuery, enabled: isShown });
  const { related, loaded } = useRelationsForScore(task.id, isShown);
  if (!isShown) return null;
  const score = weights && loaded ? scoreOf(scoredOf(task), weights, today, related).score : undefined;
  return (
    <Popover
      label={scores.label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="score-reasons"
      trigger={
        <button
          type="button"
          className="task-chip tabular-nums"
          {...button}
          aria-label={score === undefined ? scores.label : `${scores.label}: ${scores.ofAll(score)}`}
        >
          <Gauge size={14} aria-hidden="true" />
          {score ?? '–'}
        </button>
      }
    >
      <ScoreReasons task={task} today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
