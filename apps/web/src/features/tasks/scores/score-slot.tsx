// The places of a board where scores and relations are shown: what fills them loads after the first paint, so the first screen is not
// larger.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { ReactNode } from 'react';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { createStore, useStore } from '#lib/store.ts';

interface CardScoreProps {
  task: TaskCard;
  today: string;
}

interface ScoreParts {
  /** Loads the weights and the relations, and says that the cards are sorted. */
  BoardScores: (props: { sorted: boolean | undefined }) => ReactNode;
  CardScore: (props: CardScoreProps) => ReactNode;
  /** Sorts the cards of each column by score; undefined until the weights have loaded. */
  sort?: ((board: Board, today: string) => Board) | undefined;
}

export const scoreParts = createStore<ScoreParts | undefined>(undefined);

export function ScoresSlot({ sorted }: { sorted: boolean | undefined }) {
  'use no memo';
  const parts = useStore(scoreParts);
  return parts ? <parts.BoardScores sorted={sorted} /> : null;
}

export function CardScoreSlot(props: CardScoreProps) {
  'use no memo';
  const parts = useStore(scoreParts);
  return parts ? <parts.CardScore {...props} /> : null;
}
