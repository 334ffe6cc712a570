// Chooses how a board sorts its cards: in the order of the board, or by score. It changes no card.
import { useParams } from 'react-router';
import { ChoiceChips } from '#features/tasks/edit/choice-chips.tsx';
import { cardOrderFrom, withCardOrder } from '#features/tasks/scores/card-order.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { viewIn } from '#screens/workspace/views.ts';

export function CardOrder() {
  const { scores } = useText();
  const [search, setSearch] = useSearch();
  const { workspaceId } = useParams();
  // The list has columns to sort by, and days have an order of their own.
  if (workspaceId === undefined || !['board', 'dashboard'].includes(viewIn(search))) return null;
  const byScore = cardOrderFrom(search) === 'score';
  return (
    <ChoiceChips
      label={scores.order}
      choices={[
        { value: 'board', label: scores.orderBoard, chosen: !byScore },
        { value: 'score', label: scores.orderScore, chosen: byScore },
      ]}
      onToggle={(value) => setSearch((now) => withCardOrder(now, value === 'score'), { replace: true })}
    />
  );
}
