// The registration of an invited person, with the invitation's address and the workspace's department.

import { AcceptanceForm as Form } from '@app/contract/invitations/invitations.contract.ts';
import { limits } from '@app/contract/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { NewPasswordFields } from '#features/auth/new-password-fields.tsx';
import { serverMessage } from '#features/auth/server-message.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { UsernameField } from '#features/auth/username-field.tsx';
import { acceptInvitation } from '#features/invitations/invitations.queries.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';

const empty = { username: '', password: '', confirmPassword: '', fullName: '', title: '' };

/** Most people take the beginning of their address; it is a proposal that they may change. */
function proposedUsername(email: string): string {
  const { min, max } = limits.username;
  const [beginning = ''] = email.toLowerCase().split('@');
  return /^[a-z0-9._-]+$/.test(beginning) && beginning.length >= min && beginning.length <= max ? beginning : '';
}

interface AcceptanceFormProps {
  token: string;
  email: string;
  /** What the sender has typed of the person. */
  prefilled: { fullName: string | null; username: string | null; title: string | null };
  /** The account exists and belongs to the workspace. */
  onAccepted: (workspaceId: number, form: Form) => void;
}

export function AcceptanceForm({ token, email, prefilled, onAccepted }: AcceptanceFormProps) {
  const { auth, invitations } = useText();
  const { page } = invitations;
  const { fullName, title } = prefilled;
  const username = prefilled.username ?? proposedUsername(email);
  const values = { ...empty, fullName: fullName ?? '', username, title: title ?? '' };
  const { mutate, isPending, error } = useMutation(acceptInvitation);
  const { form, problem, showFields } = useAuthForm<Form>({
    resolver: zodResolver(Form),
    values,
    first: username === '' ? 'username' : 'password',
  });
  const password = useWatch({ control: form.control, name: 'password' });

  function submit(values: Form): void {
    if (isPending) return;
    mutate(
      { token, form: values },
      {
        onSuccess: ({ workspaceId }) => onAccepted(workspaceId, values),
        onError: (failure) => {
          const text = serverMessage(failure) ?? auth.registrationFailed.text;
          toast({ title: auth.registrationFailed.title, text, kind: 'destructive' });
          showFields(failure);
        },
      },
    );
  }

  const failed =
    error && !isPending ? auth.registrationFailedBox(serverMessage(error) ?? auth.registrationFailed.text) : undefined;
  return (
    <form noValidate method="post" className="@container" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className="grid gap-x-3 gap-y-1.5 @min-[360px]:grid-cols-2">
        <Field label={auth.email} hint={page.emailHint} className="col-span-full">
          {(control) => <Input {...control} size="lg" type="email" readOnly value={email} className="bg-hover! text-ink-2" />}
        </Field>
        <UsernameField register={() => form.register('username')} error={problem('username')} />
        <Field label={auth.fullName} error={problem('fullName')}>
          {(control) => <Input {...control} {...form.register('fullName')} size="lg" autoComplete="name" />}
        </Field>
        <Field label={auth.jobTitle} optional={auth.optional} error={problem('title')} className="col-span-full">
          {(control) => <Input {...control} {...form.register('title')} size="lg" autoComplete="organization-title" />}
        </Field>
        <NewPasswordFields register={(name) => form.register(name)} password={password} problem={problem} />
      </div>
      <FormError text={failed} />
      <Button type="submit" variant="primary" size="lg" className="mt-3 w-full" busy={isPending} busyLabel={page.creating}>
        {page.create}
      </Button>
    </form>
  );
}
