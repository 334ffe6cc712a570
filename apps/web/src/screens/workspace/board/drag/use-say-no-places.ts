// Says why a card cannot be moved within its column; where the cards are sorted, the message offers the order of the board.
import type { Board } from '#features/tasks/data/board-columns.ts';
import { withCardOrder } from '#features/tasks/scores/card-order.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSearch } from '#lib/use-search.ts';

export function useSayNoPlaces(): (board: Pick<Board, 'sorted'>) => void {
  const [, setSearch] = useSearch();
  return ({ sorted }) => {
    const { noPlaces } = currentText().workspaces;
    if (!sorted) return toast({ title: noPlaces.inCompany });
    const run = () => setSearch((now) => withCardOrder(now, false), { replace: true });
    toast({ title: noPlaces.byScore, action: { label: noPlaces.byHand, run } });
  };
}
