// The dialog that renames a conversation.
import { type Conversation, conversationLimits } from '@app/contract';
import { useState } from 'react';
import { renameConversation } from '#features/conversations/conversations.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { InputField } from '#ui/input-field.tsx';

export function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { ask, conversations } = useText('overlays');
  const [name, setName] = useState(conversation.name);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation(renameConversation(conversation.id));
  function submit(): void {
    if (name.trim() === '') setProblem(ask.nameRequired);
    else mutate(name, { onSuccess: onClose, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <FormDialog
      size="sm"
      title={conversations.rename}
      labels={{ cancel: conversations.cancel, submit: conversations.save, busy: conversations.saving }}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <InputField
        label={conversations.name}
        error={problem}
        autoFocus
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
