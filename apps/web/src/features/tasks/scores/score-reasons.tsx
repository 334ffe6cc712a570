// Why a task has its score: the points of each reason, and the priority that would fit better.
import { doneStatus } from '@app/contract/limits.ts';
import { type ScoredTask, scoreOf, suggestedPriority } from '@app/contract/scores/scores.rules.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { marks } from '#features/tasks/relations/relation-marks.ts';
import { relationSummariesQuery } from '#features/tasks/relations/relations.queries.ts';
import { reasonText } from '#features/tasks/scores/score-text.ts';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#features/tasks/scores/scores.css';

interface ScoreReasonsProps {
  task: TaskCard | Task;
  today: string;
  onDone: () => void;
}

export function ScoreReasons({ task, today, onDone }: ScoreReasonsProps) {
  const text = useText();
  const { scores } = text;
  const { set } = useTaskActions();
  const { data: weights, error, isFetching, refetch } = useQuery(scoreWeightsQuery);
  const { related } = useRelationsForScore(task.id);
  if (task.status === doneStatus) return <p className="text-13 text-ink-2">{scores.done}</p>;
  if (!weights)
    return error ? (
      <RegionError text={scores.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Spinner size={20} />
    );
  const scored = scoredOf(task);
  const { score, parts } = scoreOf(scored, weights, today, related);
  const better = suggestedPriority(scored, weights, today, related);
  return (
    <div className="flex flex-col gap-3 text-13">
      <p className="font-semibold">{scores.total(score)}</p>
      <dl>
        {parts.map((part) => (
          <div key={part.name} className="contents">
            <dt className="min-w-0 break-words text-ink-2">{reasonText(text, part, scored, today)}</dt>
            <dd>{part.points < 0 ? `−${-part.points}` : `+${part.points}`}</dd>
          </div>
        ))}
      </dl>
      {better ? (
        <>
          <p className="text-12 text-ink-2">{scores.raiseText}</p>
          <Button
            icon={<ArrowUp />}
            className="self-start"
            onClick={() => {
              onDone();
              void set(task.id, { priority: better });
            }}
          >
            {scores.raise(priorityName(text, better))}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Returns what the score takes of the relations of one task; `loaded` is false until it is known. */
export function useRelationsForScore(taskId: number, enabled = true) {
  const { data, isPending } = useQuery({ ...relationSummariesQuery([taskId]), enabled });
  return { related: data?.[0] ?? marks.get().get(taskId), loaded: !isPending };
}

/** An open task has its checklist, a card the counts of it. */
export function scoredOf(task: TaskCard | Task): ScoredTask {
  if (!('checklistItems' in task)) return task;
  const items = task.checklistItems;
  return { ...task, checklistTotal: items.length, checklistDone: items.filter(({ completed }) => completed).length };
}
