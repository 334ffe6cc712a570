// The kind and the state of a mail in words.

import type { OutboxMail } from '@app/contract/email/email.contract.ts';
import type { MailState } from '@app/contract/email/email.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import type { ComponentProps } from 'react';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

const tones: Record<MailState, ComponentProps<typeof Badge>['tone']> = {
  queued: 'neutral',
  sending: 'info',
  sent: 'success',
  kept: 'info',
  skipped: 'warning',
  failed: 'danger',
};

export function StateBadge({ state }: { state: MailState }) {
  const { states } = useText().email;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

/** Returns the kind of a mail. */
export function kindOf({ email, emailTemplates }: Catalogue, { kind }: Pick<OutboxMail, 'kind'>): string {
  return isNamed(email.kinds, kind) ? email.kinds[kind] : emailTemplates.triggers[kind];
}

function isNamed<Names extends object>(names: Names, kind: PropertyKey): kind is keyof Names {
  return kind in names;
}

/** Returns the state of a mail as a sentence; a reason, if there is one, is a sentence of its own. */
export function explanationOf({ email }: Catalogue, mail: OutboxMail, formatInstant: (instant: string) => string): string {
  const { outbox: words } = email;
  const { state, sentAt, nextAttemptAt, attempts, createdAt } = mail;
  if (state === 'sent') return words.sent(formatInstant(sentAt ?? createdAt));
  if (state === 'kept') return words.kept(formatInstant(sentAt ?? createdAt));
  if (state === 'skipped') return words.skipped;
  if (state === 'failed') return words.failedText(attempts);
  if (state === 'sending') return words.sendingText;
  if (nextAttemptAt === null || Date.parse(nextAttemptAt) <= Date.now()) return words.queuedFirst;
  const when = formatInstant(nextAttemptAt);
  return attempts > 0 ? words.queuedAgain(attempts, when) : words.queuedLater(when);
}
