// The mails of the outbox: kind, recipient, time, state and reason.
import type { OutboxMail } from '@app/contract/email/email.contract.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { kindOf, StateBadge } from '#screens/admin/emails/outbox/mail-state.tsx';

interface OutboxListProps {
  mails: readonly OutboxMail[];
  onOpen: (mail: OutboxMail) => void;
}

export function OutboxList({ mails, onOpen }: OutboxListProps) {
  const { outbox: words } = useText().email;
  return (
    <ul aria-label={words.tableLabel} className="divide-y divide-line overflow-hidden rounded-xl bg-surface shadow-card">
      {mails.map((mail) => (
        <Row key={mail.id} mail={mail} onOpen={() => onOpen(mail)} />
      ))}
    </ul>
  );
}

function Row({ mail, onOpen }: { mail: OutboxMail; onOpen: () => void }) {
  const text = useText();
  const { formatInstant } = useDates();
  const { outbox: words } = text.email;
  const { recipient, fullName, subject, state, reason, attempts, createdAt } = mail;
  const failed = state === 'failed' || (state === 'queued' && reason !== null);
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover/50">
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="block max-w-full truncate text-start text-13 font-medium after:absolute after:inset-0"
        >
          {subject ?? kindOf(text, mail)}
        </button>
        <p className="truncate text-12 text-ink-2">{[fullName, recipient ?? words.nobody].filter(Boolean).join(' · ')}</p>
        {reason ? (
          <p className={`text-12 text-pretty wrap-anywhere ${failed ? 'text-danger-ink' : 'text-ink-2'}`}>{reason}</p>
        ) : null}
      </div>
      <div className="flex flex-none flex-col items-end gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center">
        <StateBadge state={state} />
        <p className="text-12 text-ink-2 tabular-nums">
          {formatInstant(createdAt)}
          {attempts > 1 ? ` · ${words.attempts(attempts)}` : ''}
        </p>
      </div>
    </li>
  );
}
