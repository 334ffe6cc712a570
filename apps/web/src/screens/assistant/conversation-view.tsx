// The page of one conversation: its name above its messages.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { About } from '#features/conversations/begin-conversation.ts';
import { conversationQuery } from '#features/conversations/conversations.queries.ts';
import { replies } from '#features/conversations/replies.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { ConversationThread } from '#screens/assistant/conversation-thread.tsx';

interface ConversationViewProps {
  conversationId: number;
  /** Whether a link leads back to the list. */
  back: boolean;
}

export function ConversationView({ conversationId, back }: ConversationViewProps) {
  const { conversations } = useText();
  const navigate = useNavigate();
  const { data } = useQuery(conversationQuery(conversationId));
  const [about, setAbout] = useState<About>();
  // It has just been begun: the field in which that was typed is gone, and had the focus.
  const [isNew] = useState(() => conversationId in replies.get());
  const name = data ? data.name || conversations.unnamed : conversations.title;
  return (
    <section aria-label={name} className="flex h-full min-h-0 flex-col rounded-xl bg-surface shadow-card">
      <header className="flex items-center gap-2 border-b border-line px-4 py-3">
        {back ? (
          <Link to={screens.assistant.href()} className="icon-button" aria-label={conversations.back} title={conversations.back}>
            <ArrowLeft size={16} aria-hidden="true" />
          </Link>
        ) : null}
        <h2 className="min-w-0 flex-1 truncate text-14 font-semibold">{name}</h2>
      </header>
      <ConversationThread
        conversationId={conversationId}
        about={about}
        onAbout={setAbout}
        autoFocus={isNew}
        onLeave={() => undefined}
        onAnew={() => void navigate(screens.assistant.href(), { replace: true })}
      />
    </section>
  );
}
