// The mark of a card that somebody else has open.
import { useCards } from '#features/presence/use-cards.ts';
import { useText } from '#lib/text.ts';
import '#features/presence/presence.css';

export function CardMark({ ids }: { ids: string }) {
  const { presence } = useText('overlays');
  const { names } = useCards(ids);
  const label = names && presence.open(names);
  return label ? <span className="card-mark" role="img" aria-label={label} title={label} /> : null;
}
