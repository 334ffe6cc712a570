// The field for the next message: what is typed stays until the server has accepted it, also while an earlier message is edited.
import type { ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import { useRef } from 'react';
import { readDraft, useDraft } from '#lib/draft.ts';
import { messageDraft } from '#screens/assistant/message-draft.ts';

export function useMessageField(conversationId: number) {
  const draft = messageDraft(conversationId);
  const [text, setText, clear] = useDraft(draft, '', (typed) => typed !== '');
  const [editing, setEditing, stopEditing] = useDraft<number | null>(`${draft}-editing`, null);
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = () => field.current?.focus();
  return {
    field,
    focus,
    text,
    setText,
    /** The number of the message that is edited. */
    editing: editing ?? undefined,
    edit(message: ConversationMessage) {
      setText(message.text);
      setEditing(message.number);
      focus();
    },
    cancelEditing() {
      stopEditing();
      clear();
      focus();
    },
    /** A message was accepted. Leaves alone what was typed meanwhile. */
    clearSent(sentence: string) {
      const typed = field.current?.value ?? readDraft(draft, '');
      if (typed.trim() !== sentence.trim()) return;
      clear();
      stopEditing();
    },
  };
}
