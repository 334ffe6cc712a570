// The content of the assistant's panel: the first question, or the conversation that was begun here.
import { screenId, screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { About } from '#features/conversations/begin-conversation.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { BeginForm } from '#screens/assistant/begin-form.tsx';
import { ConversationThread } from '#screens/assistant/conversation-thread.tsx';
import { Button } from '#ui/button.tsx';

interface PanelConversationProps {
  onClose: () => void;
  /** A link was followed. */
  onLeave: () => void;
}

export function PanelConversation({ onClose, onLeave }: PanelConversationProps) {
  const { ask, conversations } = useText();
  const here = usePlace();
  const { data: task } = useQuery({ ...taskQuery(here.taskId ?? 0), enabled: here.taskId !== null });
  const [conversationId, keep, forget] = useDraft<number | null>('assistant-conversation', null);
  // A field that replaces the focused one takes the focus; the first gets it from the panel, which remembers who had it before.
  const [first] = useState(conversationId);
  const [about, setAbout] = useDraft(`assistant-about-${here.workspaceId}-${here.taskId}`, here);
  const choices = { about, onAbout: setAbout, task, autoFocus: conversationId !== first };
  return (
    <div className="assistant-panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <Link
          to={conversationId === null ? screens.assistant.href() : screens.assistant.href(conversationId)}
          onClick={onClose}
          className="text-13 text-brand-text underline underline-offset-2"
        >
          {conversations.openConversation}
        </Link>
        {task ? <p className="min-w-0 text-12 break-words text-ink-2">{ask.subject(task.title)}</p> : null}
      </div>
      {conversationId === null ? (
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">
          <BeginForm {...choices} onBegun={keep} />
        </div>
      ) : (
        <ConversationThread key={conversationId} {...choices} conversationId={conversationId} onLeave={onLeave} onAnew={forget}>
          <Button variant="ghost" onClick={forget}>
            {ask.clear}
          </Button>
        </ConversationThread>
      )}
    </div>
  );
}

/** The board and the task that the address names: 'here' and 'it'. */
function usePlace(): About {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { pathname, search } = useLocation();
  const here = screenId(/^\/workspace\/(\d+)/.exec(pathname)?.[1]);
  const task = /^\/task\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('task') ?? undefined;
  const board = workspaces.find(({ id }) => id === here);
  return { scope: board ? 'board' : 'all', workspaceId: board?.id ?? null, taskId: screenId(task) ?? null };
}
