// Whether mail can be sent: checked when the panel opens, and on demand.
import type { EmailConnection } from '@app/contract/email/email.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox, RotateCw, Server, TriangleAlert } from 'lucide-react';
import { connectionQuery } from '#features/email/email.queries.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Verdict, type VerdictProps } from '#screens/admin/verdict.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useMarkErrorShown } from '#ui/strings.ts';

export function ConnectionPanel() {
  const { panel: words } = useText().email;
  const client = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useQuery(connectionQuery);
  useMarkErrorShown(error);
  const verdict = useVerdict();

  async function check() {
    if (client.isFetching(connectionQuery) > 0) return;
    const found = await refetch();
    const { tone, title, text } = verdict(found.isError ? undefined : found.data);
    toast({ title, text, kind: tone === 'success' || tone === 'info' ? 'default' : 'destructive' });
  }
  return (
    <Panel title={words.title}>
      <div role="status" className="flex flex-col gap-3">
        {data || isError ? <Verdict {...verdict(isError ? undefined : data)} /> : <Checking />}
        {data && !isError ? <Details connection={data} /> : null}
      </div>
      <Button
        className={cn('mt-4 w-full', !data && !isError && 'invisible')}
        icon={<RotateCw />}
        busy={isFetching}
        onClick={() => void check()}
      >
        {words.check}
      </Button>
    </Panel>
  );
}

function Checking() {
  const { panel: words } = useText().email;
  return (
    <p data-awaited className="flex items-center gap-2 text-13 text-ink-2">
      <Spinner silent />
      {words.checking}
    </p>
  );
}

/** Returns a function that describes the result of a check; there is no result if the check failed. */
function useVerdict(): (found: EmailConnection | undefined) => VerdictProps {
  const { panel: words, noServer } = useText().email;
  return (found) => {
    if (!found) return { tone: 'danger', title: words.error, text: words.checkFailed };
    const { success, devMode, message: text } = found;
    if (devMode) return { tone: 'info', title: noServer, text };
    return success ? { tone: 'success', title: words.successful, text } : { tone: 'warning', title: words.issue, text };
  };
}

function Details({ connection: { devMode, useFallback, senderEmail, answer } }: { connection: EmailConnection }) {
  const { email, mailServer } = useText();
  const { panel: words } = email;
  const { setUp } = mailServer;
  const { go } = useEmailsUrlState();
  return (
    <>
      {useFallback ? (
        <p className="flex gap-2 rounded-md bg-warning-tint px-3 py-2 text-12 text-warning-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {words.fallback}
        </p>
      ) : null}
      {answer ? (
        <p className="rounded-md bg-column px-3 py-2 text-12 text-ink-2">
          {mailServer.answer} <q className="wrap-anywhere text-ink-1">{answer}</q>
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
        <span className="text-ink-2">{words.sender}</span>
        <span className="min-w-0 font-medium wrap-anywhere">{senderEmail ?? words.noSender}</span>
      </p>
      {devMode ? (
        <div className="rounded-md bg-column px-3 py-2.5">
          <Badge tone="info">{words.devMode}</Badge>
          <p className="mt-1.5 text-12 text-pretty text-ink-2">{words.devModeText}</p>
          <div className="mt-1 -ms-3 flex flex-wrap">
            <Button variant="ghost" icon={<Server />} onClick={() => go({ part: 'settings' })}>
              {setUp}
            </Button>
            <Button variant="ghost" icon={<Inbox />} onClick={() => go({ part: 'outbox' })}>
              {words.openOutbox}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
