// The last mails that came in, with what became of them and why.
import type { IncomingMail } from '@app/contract/incoming-mails/incoming-mails.contract.ts';
import { type IncomingMailState, incomingMailStates } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { incomingLogQuery } from '#features/incoming-mails/incoming-mails.queries.ts';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const any = 'any';

export function IncomingLog() {
  const { log: words, states } = useText().incomingMails;
  const [state, setState] = useState<IncomingMailState>();
  const log = useInfiniteQuery(incomingLogQuery(state));
  const mails = log.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <section aria-label={words.title}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="me-auto min-w-0">
          <h2 className="text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
          <p className="text-13 text-ink-2">{words.text}</p>
        </div>
        <Select
          label={words.state}
          value={state ?? any}
          className="w-auto! max-sm:w-full! sm:min-w-40"
          onChange={(value) => setState(incomingMailStates.find((one) => one === value))}
          options={[
            { value: any, label: words.anyState },
            ...incomingMailStates.map((value) => ({ value, label: states[value] })),
          ]}
        />
      </div>
      {log.isError && !log.data ? (
        <RegionError text={words.loadFailed} error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : mails.length === 0 ? (
        <Empty
          icon={state ? <SearchX /> : <Inbox />}
          title={state ? words.noMatch : words.empty}
          text={state ? undefined : words.emptyText}
        />
      ) : (
        <ul aria-label={words.label} className="divide-y divide-line overflow-hidden rounded-xl bg-surface shadow-card">
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {log.hasNextPage ? (
        <Button className="mt-3" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}

const tones: Record<IncomingMailState, ComponentProps<typeof Badge>['tone']> = {
  working: 'info',
  task: 'success',
  comment: 'success',
  refused: 'danger',
  dropped: 'neutral',
};

function Row({ mail }: { mail: IncomingMail }) {
  const { log: words, states } = useText().incomingMails;
  const { formatInstant } = useDates();
  const { subject, fullName, sender, workspaceName, state, reasonText, taskId, createdAt } = mail;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate text-13 font-medium">{subject ?? words.noSubject}</p>
        <p className="truncate text-12 text-ink-2">
          {[fullName, sender ?? words.nobody, workspaceName].filter(Boolean).join(' · ')}
        </p>
        {reasonText ? (
          <p className={`text-12 text-pretty ${state === 'refused' ? 'text-danger-ink' : 'text-ink-2'}`}>{reasonText}</p>
        ) : null}
        {taskId === null ? null : (
          <Link to={screens.task.href(taskId)} className="text-12 text-brand-text underline-offset-2 hover:underline">
            {words.task}
          </Link>
        )}
      </div>
      <div className="flex flex-none flex-col items-end gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center">
        <Badge tone={tones[state]}>{states[state]}</Badge>
        <p className="text-12 text-ink-2 tabular-nums">{formatInstant(createdAt)}</p>
      </div>
    </li>
  );
}
