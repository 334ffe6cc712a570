// The field for the first message of a conversation, with examples. What is typed stays until the server has accepted it.
import type { AssistantLevel } from '@app/contract/limits.ts';
import { Suspense, useRef } from 'react';
import { type About, beginConversation } from '#features/conversations/begin-conversation.ts';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { useDraft, writeDraft } from '#lib/draft.ts';
import { reasonOr, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Composer } from '#screens/assistant/composer.tsx';
import { InstructionsButton } from '#screens/assistant/instructions-button.tsx';
import { LevelSelect } from '#screens/assistant/level-select.tsx';
import { messageDraft } from '#screens/assistant/message-draft.ts';
import { NotesButton } from '#screens/assistant/notes-button.tsx';
import { ScopeSelect } from '#screens/assistant/scope-select.tsx';
import { SuggestedSentences } from '#screens/assistant/suggested-sentences.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface BeginFormProps {
  about: About;
  onAbout: (about: About) => void;
  /** The task that can be chosen. */
  task?: { id: number; title: string } | undefined;
  autoFocus?: boolean | undefined;
  onBegun: (conversationId: number) => void;
}

export function BeginForm({ about, onAbout, task, autoFocus, onBegun }: BeginFormProps) {
  const { ask, conversations } = useText();
  // The page and the panel have the same draft, so that a question can be continued in the other.
  const [text, setText, clear] = useDraft('assistant', '', (typed) => typed !== '');
  const [level, setLevel] = useDraft<AssistantLevel>('assistant-level', 'propose');
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useMutation(beginConversation);
  function send(sentence: string): void {
    if (isPending) return;
    setText(sentence);
    mutate(
      { text: sentence, about, level },
      {
        onSuccess: ({ id }) => {
          // What was typed meanwhile is the next message.
          const typed = field.current?.value ?? '';
          if (typed.trim() !== sentence.trim()) writeDraft(messageDraft(id), typed);
          clear();
          onBegun(id);
        },
      },
    );
  }
  return (
    <>
      <Composer field={field} text={text} onChange={setText} onSend={() => send(text)} busy={isPending} autoFocus={autoFocus}>
        <ScopeSelect about={about} onChange={onAbout} task={task} />
        <LevelSelect level={level} onChange={setLevel} />
        <InstructionsButton about={about} />
      </Composer>
      <NotesButton workspaceId={about.workspaceId} />
      <ModelNote />
      <div role="alert" className="empty:hidden">
        {error && !isPending ? <ErrorText>{reasonOr(error, conversations.failed)}</ErrorText> : null}
      </div>
      <div>
        <p className="mb-2 text-13 text-ink-2">{ask.examples}</p>
        {/* They load with their texts, and have their room meanwhile. */}
        <Suspense fallback={<div className="h-24" />}>
          <SuggestedSentences about={about} onChoose={send} />
        </Suspense>
      </div>
    </>
  );
}
