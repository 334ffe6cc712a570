// The mark of a card that somebody else has open.
import { isAtTask, usePresentIds } from '#features/presence/present-people.ts';
import { useCards } from '#features/presence/use-cards.ts';
import { useText } from '#lib/text.ts';
import '#features/presence/presence.css';

export function CardMark({ taskId }: { taskId: number }) {
  const ids = usePresentIds(isAtTask(taskId));
  return ids === '' ? null : <Mark ids={ids} />;
}

function Mark({ ids }: { ids: string }) {
  const { presence } = useText();
  const { names } = useCards(ids);
  const label = names && presence.open(names);
  return label ? <span className="card-mark" role="img" aria-label={label} title={label} /> : null;
}
