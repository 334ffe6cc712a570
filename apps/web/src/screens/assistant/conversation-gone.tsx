// Says that a conversation does not exist any more, and leads to the others.
import { screens } from '@app/contract/screens.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface ConversationGoneProps {
  /** The link was followed. */
  onLeave: () => void;
  onAnew: () => void;
}

export function ConversationGone({ onLeave, onAnew }: ConversationGoneProps) {
  const { conversations } = useText();
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <p className="max-w-90 text-13 text-pretty text-ink-2">{conversations.gone}</p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Link
          to={screens.assistant.href()}
          onClick={onLeave}
          className="button button-md button-secondary bg-surface text-ink-1 hover:bg-hover"
        >
          {conversations.back}
        </Link>
        <Button onClick={onAnew}>{conversations.begin}</Button>
      </div>
    </div>
  );
}
