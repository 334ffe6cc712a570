// Sends a test message after a successful connection test; typed text survives a reload and a failure.

import { TestMail } from '@app/contract/email/email.contract.ts';
import { limits, product } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { connectionQuery, sendTestMail } from '#features/email/email.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { useText, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

type Problems = Partial<Record<keyof TestMail, string>>;

export function TestMailForm() {
  const { test: words } = useText().email;
  const textOf = useTextOf();
  const note = useId();
  const { email: own } = useCurrentUser();
  const connection = useQuery(connectionQuery);
  const [values, keep] = useDraft<TestMail>('test-mail', {
    recipient: own,
    subject: words.sampleSubject(product),
    message: words.sampleMessage,
  });
  const [problems, setProblems] = useState<Problems>({});
  const send = useMutation(sendTestMail);
  const works = connection.data?.success === true && !connection.isError;

  function change(part: Partial<TestMail>) {
    keep({ ...values, ...part });
    setProblems({});
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!works) return;
    const parsed = TestMail.safeParse(values);
    if (parsed.success) return send.mutate(parsed.data);
    const found: Problems = {};
    for (const { path, message } of parsed.error.issues) found[path[0] as keyof TestMail] ??= textOf(message);
    setProblems(found);
    toast({ title: words.error, text: Object.values(found).join(', '), kind: 'destructive' });
    const field = event.currentTarget.elements.namedItem(Object.keys(found)[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <Panel title={words.title}>
      <form noValidate onSubmit={submit}>
        <InputField
          label={words.recipient}
          error={problems.recipient}
          dense
          className="mb-3"
          name="recipient"
          type="email"
          value={values.recipient}
          maxLength={limits.email.max}
          onChange={(recipient) => change({ recipient })}
        />
        <InputField
          label={words.subject}
          error={problems.subject}
          dense
          className="mb-3"
          name="subject"
          value={values.subject}
          maxLength={limits.mail.subject}
          onChange={(subject) => change({ subject })}
        />
        <TextareaField
          label={words.message}
          error={problems.message}
          dense
          className="mb-3"
          name="message"
          rows={3}
          value={values.message}
          maxLength={limits.mail.message}
          onChange={(message) => change({ message })}
        />
        {works ? null : (
          <p id={note} className="mb-3 text-12 text-pretty text-ink-2">
            {words.blocked}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          icon={<Send />}
          disabled={!works}
          aria-describedby={works ? undefined : note}
          busy={send.isPending}
          busyLabel={words.sending}
        >
          {words.send}
        </Button>
      </form>
      <Outcome error={send.error} answer={send.data} />
    </Panel>
  );
}

interface OutcomeProps {
  error: Error | null;
  answer: { message: string; mailId: number; state: string } | undefined;
}

/** The result of the last test message, in more detail than the toast, and a link to it. */
function Outcome({ error, answer }: OutcomeProps) {
  const { test: words } = useText().email;
  const { go } = useEmailsUrlState();
  const body = error instanceof RequestError ? (error.body as { mailId?: unknown }) : {};
  const mailId = answer?.mailId ?? (typeof body.mailId === 'number' ? body.mailId : undefined);
  if (mailId === undefined) return null;
  return (
    <div className="mt-3 rounded-md bg-column px-3 py-2.5 text-12 text-ink-2">
      <p className="text-pretty wrap-anywhere">{answer?.message ?? (error instanceof RequestError ? error.reason : '')}</p>
      <Button variant="ghost" className="-ms-3" onClick={() => go({ part: 'outbox', mail: String(mailId) })}>
        {answer?.state === 'kept' ? words.read : words.show}
      </Button>
    </div>
  );
}
