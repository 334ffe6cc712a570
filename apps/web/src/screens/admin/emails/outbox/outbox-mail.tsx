// One mail of the outbox: its state and reason, its content, and a button that sends it again.
import type { OutboxMailDetails } from '@app/contract/email/email.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { outboxMailQuery, resendMail } from '#features/email/email.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { explanationOf, kindOf, StateBadge } from '#screens/admin/emails/outbox/mail-state.tsx';
import { MailView } from '#screens/admin/emails/outbox/mail-view.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface OutboxMailDialogProps {
  mailId: number;
  onClose: () => void;
}

export function OutboxMailDialog({ mailId, onClose }: OutboxMailDialogProps) {
  const text = useText();
  const { outbox: words } = text.email;
  const { data: mail, error, isFetching, refetch } = useQuery(outboxMailQuery(mailId));
  const gone = error instanceof RequestError && error.status === 404;
  return (
    <Dialog
      open
      size="lg"
      title={mail ? (mail.subject ?? kindOf(text, mail)) : words.title}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {mail ? <Resend mail={mail} /> : null}
        </>
      }
    >
      {mail ? (
        <Content mail={mail} />
      ) : error ? (
        <RegionError
          text={gone ? text.email.notFound : words.detailFailed}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-100 w-full" />
      )}
    </Dialog>
  );
}

function Content({ mail }: { mail: OutboxMailDetails }) {
  const text = useText();
  const { formatInstant } = useDates();
  const { outbox: words } = text.email;
  const { recipient, fullName, state, reason, attempts, createdAt, messageId, taskId, html } = mail;
  return (
    <>
      <div role="status" className="mb-4 rounded-md bg-column px-3 py-2.5">
        <StateBadge state={state} />
        <p className="mt-1.5 text-13 text-pretty">{explanationOf(text, mail, formatInstant)}</p>
        {reason ? <p className="text-13 font-medium text-pretty wrap-anywhere">{reason}</p> : null}
      </div>
      <dl className="mb-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
        <Fact name={words.to}>{[fullName, recipient ?? words.nobody].filter(Boolean).join(' · ')}</Fact>
        <Fact name={words.what}>{kindOf(text, mail)}</Fact>
        <Fact name={words.when}>{formatInstant(createdAt)}</Fact>
        {attempts > 0 ? <Fact name={words.tries}>{attempts}</Fact> : null}
        {messageId ? <Fact name={words.messageId}>{messageId}</Fact> : null}
        {taskId === null ? null : (
          <Fact name={words.task}>
            <Link to={screens.task.href(taskId)} className="text-brand-text underline underline-offset-2">
              {words.openTask}
            </Link>
          </Fact>
        )}
      </dl>
      {html === null ? (
        <p className="text-13 text-pretty text-ink-2">{words.noBody}</p>
      ) : (
        <MailView html={html} text={mail.text ?? ''} title={text.emailTemplates.mail.label} className="mail-view-sent" />
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** Asks for confirmation if somebody would get the same mail twice. */
function Resend({ mail: { id, state, recipient } }: { mail: OutboxMailDetails }) {
  const { outbox: words } = useText().email;
  const resend = useMutation(resendMail);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<Send />}
        busy={resend.isPending}
        disabled={state === 'sending'}
        onClick={() => (state === 'sent' ? setAsking(true) : resend.mutate(id))}
      >
        {state === 'queued' ? words.tryNow : words.resend}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={words.resendAsk}
        text={words.resendText(recipient ?? words.nobody)}
        confirmLabel={words.resend}
        cancelLabel={words.cancel}
        onConfirm={() => resend.mutate(id)}
      />
    </>
  );
}
