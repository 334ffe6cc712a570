// The faces of the people at a place: at most three, one of them the number of the others.
import { presenceTiming } from '@app/contract/limits.ts';
import { useCards } from '#features/presence/use-cards.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import '#features/presence/presence.css';

interface FacesProps {
  /** The ids of the people, joined to a text. */
  ids: string;
  at: 'onBoard' | 'atTask';
}

export function Faces({ ids, at }: FacesProps) {
  const { presence } = useText();
  const { cards, names } = useCards(ids);
  if (cards.length === 0) return null;
  const label = presence[at](names);
  const shown = cards.length > presenceTiming.faces ? cards.slice(0, presenceTiming.faces - 1) : cards;
  const more = cards.length - shown.length;
  return (
    <Tooltip label={label}>
      <span className="faces" role="img" aria-label={label}>
        {shown.map((card) => (
          <Avatar key={card.id} {...avatarOf(card)} size={22} decorative />
        ))}
        {more > 0 ? <span className="faces-more" aria-hidden="true">{`+${more}`}</span> : null}
      </span>
    </Tooltip>
  );
}
