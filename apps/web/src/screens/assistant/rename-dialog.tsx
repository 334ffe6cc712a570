// The dialog that renames a conversation.
import type { Conversation } from '@app/contract/conversations/conversations.contract.ts';
import { conversationLimits } from '@app/contract/limits.ts';
import { useState } from 'react';
import { renameConversation } from '#features/conversations/conversations.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { InputField } from '#ui/input-field.tsx';

export function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { ask, conversations } = useText();
  const { id, name: before } = conversation;
  const [name, setName, forget] = useDraft(`conversation-name-${id}`, before, (typed) => typed !== before);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation(renameConversation(id));
  function close(): void {
    forget();
    onClose();
  }
  function submit(): void {
    if (name.trim() === '') setProblem(ask.nameRequired);
    else mutate(name, { onSuccess: close, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <FormDialog
      size="sm"
      title={conversations.rename}
      labels={{ cancel: conversations.cancel, submit: conversations.save, busy: conversations.saving }}
      busy={isPending}
      onSubmit={submit}
      onClose={close}
    >
      <InputField
        label={conversations.name}
        error={problem}
        value={name}
        maxLength={conversationLimits.name}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
