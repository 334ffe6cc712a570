// Shows scores on a board: the number on a card beside its relations, the order of the cards, and the note that says so.
import { companyWorkspaceId, doneStatus } from '@app/contract/limits.ts';
import type { ScoreWeights } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { compareOrder } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { CardRelations, useRelationMarks } from '#features/tasks/relations/card-relations.tsx';
import { marks } from '#features/tasks/relations/relation-marks.ts';
import { withCardOrder } from '#features/tasks/scores/card-order.ts';
import { knownScore } from '#features/tasks/scores/known-scores.ts';
import { ScoreNumber } from '#features/tasks/scores/score-number.tsx';
import { scoreParts } from '#features/tasks/scores/score-slot.tsx';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { createStore, useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { Button } from '#ui/button.tsx';

/** One query serves all cards. */
const shownWeights = createStore<ScoreWeights | undefined>(undefined);

export function showScores(): void {
  if (!scoreParts.get()) scoreParts.set({ BoardScores, CardScore });
}

/** Without numbers, cards can be sorted all the same. */
function showWith(weights: ScoreWeights | undefined, withNumbers: boolean): void {
  shownWeights.set(withNumbers ? weights : undefined);
  if (weights) scoreParts.set({ BoardScores, CardScore, sort: (board, today) => byScore(board, weights, today) });
}

function BoardScores({ sorted }: { sorted: boolean | undefined }) {
  const { scores } = useText();
  useRelationMarks(Number(useParams()['workspaceId'] ?? companyWorkspaceId));
  const [, setSearch] = useSearch();
  const { data: weights } = useQuery(scoreWeightsQuery);
  const { showScores } = useCurrentUser();
  const relations = useStore(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other relations the order is another
  useEffect(() => showWith(weights, showScores), [weights, showScores, relations]);
  if (!sorted) return <ScoresFailed />;
  return (
    <div className="score-order">
      <p role="status">{scores.ordered}</p>
      <Button variant="ghost" onClick={() => setSearch((now) => withCardOrder(now, false), { replace: true })}>
        {scores.orderBoard}
      </Button>
    </div>
  );
}

function CardScore({ task, today }: { task: TaskCard; today: string }) {
  const weights = useStore(shownWeights);
  useStore(marks);
  return (
    <>
      <CardRelations task={task} />
      {!weights || task.status === doneStatus ? null : (
        <ScoreNumber task={task} score={knownScore(task, weights, today)} today={today} />
      )}
    </>
  );
}

function byScore(board: Board, weights: ScoreWeights, today: string): Board {
  const score = (card: TaskCard) => knownScore(card, weights, today).score;
  const columns = board.columns.map((boardColumn) => {
    return {
      ...boardColumn,
      cards: [...boardColumn.cards].sort((a, b) => score(b) - score(a) || compareOrder(a, b)),
      stored: boardColumn,
    };
  });
  return { ...board, columns, sorted: true };
}
