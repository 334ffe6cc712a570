// The name of a passkey while it is changed, in its place in the list.
import type { Passkey } from '@app/contract/passkeys/passkeys.contract.ts';
import { passkeyLimits } from '@app/contract/passkeys/passkeys.limits.ts';
import { type FormEvent, useState } from 'react';
import { renamePasskey } from '#features/auth/passkeys/passkeys.queries.ts';
import { usePasskeysText } from '#features/auth/passkeys/passkeys-text.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface PasskeyNameProps {
  passkey: Passkey;
  onDone: () => void;
}

export function PasskeyName({ passkey: { id, name: stored }, onDone }: PasskeyNameProps) {
  const { setting: words } = usePasskeysText();
  const [name, setName] = useState(stored);
  const { mutate, isPending } = useMutation(renamePasskey);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || trimmed === stored) onDone();
    else
      mutate(
        { passkeyId: id, name: trimmed },
        { onSuccess: onDone, onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }) },
      );
  }
  return (
    <form noValidate className="mb-1 flex flex-wrap gap-2" onSubmit={submit}>
      <Input
        aria-label={words.name}
        // The person has just asked for this field.
        autoFocus
        className="min-w-0 flex-1 basis-40"
        maxLength={passkeyLimits.name}
        readOnly={isPending}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" busy={isPending}>
        {words.save}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {words.cancel}
      </Button>
    </form>
  );
}
