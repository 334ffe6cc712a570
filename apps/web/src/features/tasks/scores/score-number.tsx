// A score as a small number with its sign; its tooltip has the sum, a click opens the reasons.

import type { Score } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { Gauge } from 'lucide-react';
import type { MouseEvent } from 'react';
import { scoreText } from '#features/tasks/scores/score-text.ts';
import { useText } from '#lib/text.ts';
import '#features/tasks/scores/scores.css';

interface ScoreNumberProps {
  task: TaskCard;
  score: Score;
  today: string;
  /** Without it, the board handles the click. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Keys open the reasons from the card or row, so that each is one Tab stop. */
export function ScoreNumber({ task, score, today, onClick }: ScoreNumberProps) {
  const text = useText();
  const sum = scoreText(text, score, task, today);
  return (
    <button
      type="button"
      className="score"
      data-card-menu="score"
      data-tooltip={sum}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={sum}
      onClick={onClick}
    >
      <Gauge size={12} aria-hidden="true" />
      {score.score}
    </button>
  );
}
