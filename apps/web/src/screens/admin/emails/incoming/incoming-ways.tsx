// How mails come in, whether that works, and whether senders are verified.
import type { IncomingMailSetup } from '@app/contract/incoming-mails/incoming-mails.contract.ts';
import { Inbox, Server, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { relativeTime, useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Panel } from '#ui/panel.tsx';

const signClass = 'mt-0.5 size-4 shrink-0';

export function IncomingWays({ setup: { smtp, mailbox, authenticationServer } }: { setup: IncomingMailSetup }) {
  const { ways: words, text } = useText().incomingMails;
  const now = useNow();
  return (
    <Panel title={words.title} text={text}>
      <ul className="flex flex-col gap-3">
        {smtp ? <Fact icon={<Server className={signClass} />}>{words.smtp(smtp.host, smtp.port)}</Fact> : null}
        {mailbox ? (
          <Fact icon={<Inbox className={signClass} />}>
            {words.mailbox}{' '}
            <span className="text-ink-2">
              {mailbox.checkedAt === null ? words.unchecked : words.checked(relativeTime(mailbox.checkedAt, now))}
            </span>
          </Fact>
        ) : null}
        {mailbox?.failure ? (
          <Fact icon={<TriangleAlert className={signClass} />} tone="text-danger-ink">
            {words.failed(mailbox.failure)}
          </Fact>
        ) : null}
        {authenticationServer === null ? (
          <Fact icon={<TriangleAlert className={signClass} />} tone="text-warning-ink">
            {words.unverified}
          </Fact>
        ) : (
          <Fact icon={<ShieldCheck className={signClass} />}>{words.verified(authenticationServer)}</Fact>
        )}
      </ul>
    </Panel>
  );
}

function Fact({ icon, tone, children }: { icon: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <li className={cn('flex gap-2.5 text-13 text-pretty wrap-anywhere', tone)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
