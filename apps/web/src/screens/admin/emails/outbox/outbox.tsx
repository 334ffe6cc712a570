// The outbox: every mail with its state and reason, filtered by state and recipient; it refetches by itself.
import { mailStates } from '@app/contract/email/email.rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { type OutboxFilter, outboxQuery } from '#features/email/email.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useText } from '#lib/text.ts';
import { OutboxList } from '#screens/admin/emails/outbox/outbox-list.tsx';
import { OutboxMailDialog } from '#screens/admin/emails/outbox/outbox-mail.tsx';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const any = 'any';
/** How long (milliseconds) typing must pause before the search runs. */
const pause = 250;

export function Outbox() {
  const { outbox: words } = useText().email;
  const { params, stay } = useEmailsUrlState();
  const recipient = useDebounced(params.recipient ?? '', pause);
  const state = mailStates.find((name) => name === params.state);
  const filter: OutboxFilter = { ...(state && { state }), ...(recipient && { recipient }) };
  const filtered = Object.keys(filter).length > 0;
  const log = useInfiniteQuery(outboxQuery(filter));
  const mails = log.data?.pages.flatMap((page) => page.mails) ?? [];
  const [newest] = log.data?.pages ?? [];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="me-auto min-w-0">
          <h2 className="text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
          <p className="text-13 text-ink-2">{words.text}</p>
        </div>
        {newest && newest.waiting > 0 ? <Badge tone="info">{words.waiting(newest.waiting)}</Badge> : null}
        {newest && newest.failed > 0 ? <Badge tone="danger">{words.failed(newest.failed)}</Badge> : null}
      </div>
      <Filters />
      {log.isError && !log.data ? (
        <RegionError text={words.loadFailed} error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : mails.length === 0 ? (
        <Empty
          icon={filtered ? <SearchX /> : <Inbox />}
          title={filtered ? words.noMatch : words.empty}
          text={filtered ? undefined : words.emptyText}
        />
      ) : (
        <OutboxList mails={mails} onOpen={(mail) => stay({ mail: String(mail.id) })} />
      )}
      {log.hasNextPage ? (
        <Button className="mt-3" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
      {params.mail !== undefined && /^[1-9]\d{0,8}$/.test(params.mail) ? (
        <OutboxMailDialog mailId={Number(params.mail)} onClose={() => stay({ mail: undefined })} />
      ) : null}
    </>
  );
}

function Filters() {
  const { outbox: words, states } = useText().email;
  const { params, stay } = useEmailsUrlState();
  const [typed, setTyped] = useState(params.recipient ?? '');
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        label={words.state}
        value={params.state ?? any}
        className="w-auto! max-sm:w-full! sm:min-w-40"
        onChange={(value) => stay({ state: value === any ? undefined : value })}
        options={[{ value: any, label: words.anyState }, ...mailStates.map((value) => ({ value, label: states[value] }))]}
      />
      <SearchInput
        label={words.recipient}
        frameClassName="min-w-40 flex-1"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          stay({ recipient: event.target.value.trim() });
        }}
      />
      {params.state || params.recipient ? (
        <Button
          variant="ghost"
          onClick={() => {
            setTyped('');
            stay({ state: undefined, recipient: undefined });
          }}
        >
          {words.clear}
        </Button>
      ) : null}
    </search>
  );
}
