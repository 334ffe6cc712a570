// The messages of a conversation, the reply that is being written, and the field for the next message. What is typed stays until
// the server has accepted it.

import type { AssistantLevel } from '@app/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { About } from '#features/conversations/begin-conversation.ts';
import { conversationQuery, isGone } from '#features/conversations/conversations.queries.ts';
import { dismissReply, replies, retryReply, sendMessage, stopReply } from '#features/conversations/replies.ts';
import { storedExchange, visibleMessages } from '#features/conversations/stored-exchange.ts';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { writeDraft } from '#lib/draft.ts';
import { useStore } from '#lib/store.ts';
import { reasonOr, useText } from '#lib/text.ts';
import { Composer } from '#screens/assistant/composer.tsx';
import { ConversationGone } from '#screens/assistant/conversation-gone.tsx';
import { InstructionsButton } from '#screens/assistant/instructions-button.tsx';
import { LevelSelect } from '#screens/assistant/level-select.tsx';
import { MessageView } from '#screens/assistant/message-view.tsx';
import { ReplyView } from '#screens/assistant/reply-view.tsx';
import { ScopeSelect } from '#screens/assistant/scope-select.tsx';
import { useFollowedList } from '#screens/assistant/use-followed-list.ts';
import { useMessageField } from '#screens/assistant/use-message-field.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ConversationThreadProps {
  conversationId: number;
  /** What the next message is about; without it, the same as the last. */
  about: About | undefined;
  onAbout: (about: About) => void;
  /** The task that can be chosen. */
  task?: { id: number; title: string } | undefined;
  autoFocus: boolean;
  /** A link was followed. */
  onLeave: () => void;
  /** Begins another conversation. */
  onAnew: () => void;
  /** Stands beside the choices. */
  children?: ReactNode;
}

const everywhere: About = { scope: 'all', workspaceId: null, taskId: null };

export function ConversationThread(props: ConversationThreadProps) {
  const { conversationId, onAbout, task, autoFocus, onLeave, onAnew, children } = props;
  const { conversations } = useText();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(conversationId));
  const reply = useStore(replies)[conversationId];
  const { field, focus, text, setText, editing, edit, cancelEditing, clearSent } = useMessageField(conversationId);
  const [level, setLevel] = useState<AssistantLevel>();
  const isWriting = reply !== undefined && reply.error === undefined;
  const messages = data?.messages ?? [];
  const shown = visibleMessages(messages, reply);
  const isStored = reply !== undefined && storedExchange(shown, reply).question !== undefined;
  const list = useFollowedList(data ? 'complete' : 'loading', reply);

  const about = props.about ?? data;
  function send(sentence: string, from?: number, workspaceId: number | null = null): void {
    if (isWriting || sentence.trim() === '') return;
    const { scope, taskId } = about ?? everywhere;
    const target =
      workspaceId !== null
        ? ({ scope: 'board', workspaceId, taskId } as const)
        : about && { scope, workspaceId: about.workspaceId, taskId };
    const body = { text: sentence, ...target, ...(level && { level }), from };
    void sendMessage(client, conversationId, body, () => clearSent(sentence));
    focus();
  }
  function dismiss(failed: string, replaced: number | undefined): void {
    // A question that was to be asked again is still among the messages.
    if (text === '' && replaced === undefined && !isStored) setText(failed);
    dismissReply(conversationId);
    focus();
  }
  if (isGone(error)) {
    const begin = () => {
      if (text !== '') writeDraft('assistant', text);
      onAnew();
    };
    return <ConversationGone onLeave={onLeave} onAnew={begin} />;
  }
  if (!data && error) {
    return (
      <RegionError
        text={reasonOr(error, conversations.openFailed)}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {data ? null : <Skeleton className="h-16 w-full" />}
        <ol ref={list} aria-label={conversations.messages} className="flex flex-col gap-4">
          {shown.map((message, index) => (
            <MessageView
              key={message.number}
              message={message}
              question={shown[index - 1]}
              isLast={!reply && index === shown.length - 1}
              board={data?.scope === 'task' ? undefined : (data?.workspaceId ?? null)}
              busy={isWriting}
              onChoose={(sentence, workspaceId) => send(sentence, undefined, workspaceId)}
              onAskAgain={(question) => send(question.text, question.number)}
              onEdit={edit}
              onLeave={onLeave}
            />
          ))}
          {reply ? (
            <ReplyView
              reply={reply}
              isStored={isStored}
              onRetry={() => void retryReply(client, conversationId, () => clearSent(reply.body.text))}
              onChoose={(sentence) => {
                stopReply(conversationId);
                setText(sentence);
                focus();
              }}
              onLeave={onLeave}
              onDismiss={() => dismiss(reply.body.text, reply.body.from)}
            />
          ) : null}
        </ol>
        <div />
      </div>
      <div className="flex flex-col gap-2 border-t border-line p-4">
        {editing === undefined ? null : (
          <p className="flex flex-wrap items-center gap-2 text-12 text-ink-2">
            {conversations.editing}
            <Button variant="ghost" onClick={cancelEditing}>
              {conversations.stopEditing}
            </Button>
          </p>
        )}
        <Composer
          field={field}
          text={text}
          onChange={setText}
          onSend={() => send(text, editing)}
          busy={isWriting}
          autoFocus={autoFocus}
          onStop={isWriting ? () => stopReply(conversationId) : undefined}
        >
          <ScopeSelect about={about ?? everywhere} onChange={onAbout} task={task} />
          <LevelSelect level={level ?? data?.level ?? 'propose'} onChange={setLevel} />
          <InstructionsButton about={about ?? everywhere} />
          {children}
        </Composer>
        <ModelNote />
      </div>
    </>
  );
}
