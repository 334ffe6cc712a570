// The log of a webhook: every delivery with its state; it refetches by itself.

import type { Webhook, WebhookDelivery } from '@app/contract/webhooks/webhooks.contract.ts';
import { deliveryStates } from '@app/contract/webhooks/webhooks.limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Inbox, RotateCw, SearchX, Send } from 'lucide-react';
import { deliveriesQuery, failureText, sendFailedAgain, testWebhook } from '#features/webhooks/webhooks.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { useDates } from '#lib/dates.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useMutation } from '#lib/use-mutation.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { DeliveryBadge, useDeliveryTitle } from '#screens/admin/webhooks/delivery-state.tsx';
import { StateBadge, Troubles } from '#screens/admin/webhooks/webhook-row.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const DeliveryDialog = lazyOverlay(
  () => import('#screens/admin/webhooks/delivery-dialog.tsx').then((m) => ({ default: m.DeliveryDialog })),
  { opens: 'layer' },
);
const any = 'any';

export function Deliveries({ webhook, onBack }: { webhook: Webhook; onBack: () => void }) {
  const words = useWebhooksText();
  const { deliveries: strings } = words;
  const { search, keep } = useUrlState();
  const state = deliveryStates.find((name) => name === search.get('state'));
  const log = useInfiniteQuery(deliveriesQuery(webhook.id, state));
  const test = useMutation(testWebhook);
  const again = useMutation(sendFailedAgain);
  const rows = log.data?.pages.flat() ?? [];
  const opened = search.get('delivery') ?? '';
  return (
    <>
      <Button variant="ghost" icon={<ArrowLeft />} className="-ms-3 mb-2" onClick={onBack}>
        {strings.back}
      </Button>
      <div className="mb-3 flex flex-wrap items-start gap-3">
        <div className="me-auto min-w-0 basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold tracking-[-.011em] wrap-anywhere">
            {words.logNamed(webhook.name)}
            <StateBadge webhook={webhook} />
          </h2>
          <p className="text-13 text-pretty text-ink-2">{strings.text}</p>
          <Troubles webhook={webhook} />
        </div>
        {webhook.failed > 0 && webhook.state === 'active' ? (
          <Button icon={<RotateCw />} busy={again.isPending} onClick={() => again.mutate(webhook.id)}>
            {strings.allAgain(webhook.failed)}
          </Button>
        ) : null}
        <Button icon={<Send />} busy={test.isPending} busyLabel={words.testing} onClick={() => test.mutate(webhook)}>
          {words.test}
        </Button>
      </div>
      <Select
        label={strings.filter}
        value={state ?? any}
        className="mb-3 w-auto! max-sm:w-full! sm:min-w-40"
        onChange={(value) => keep('state', value === any ? undefined : value)}
        options={[
          { value: any, label: strings.all },
          ...deliveryStates.map((value) => ({ value, label: strings.states[value] })),
        ]}
      />
      {log.isError && !log.data ? (
        <RegionError text={strings.loadFailed} error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : rows.length === 0 ? (
        <Empty
          icon={state ? <SearchX /> : <Inbox />}
          title={state ? strings.noMatch : strings.none}
          text={state ? undefined : strings.noneText}
        />
      ) : (
        <ul aria-label={strings.label} className="divide-y divide-line overflow-hidden rounded-xl bg-surface shadow-card">
          {rows.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} onOpen={() => keep('delivery', String(delivery.id))} />
          ))}
        </ul>
      )}
      <QueryPageEnd query={log} count={rows.length} failed={strings.loadFailed} isLate={log.isPlaceholderData} />
      {/^[1-9]\d{0,8}$/.test(opened) ? (
        <DeliveryDialog webhook={webhook} deliveryId={Number(opened)} onClose={() => keep('delivery', undefined)} />
      ) : null}
    </>
  );
}

function Row({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
  const { deliveries: strings } = useWebhooksText();
  const { formatInstant } = useDates();
  const title = useDeliveryTitle();
  const { attempts, createdAt, state, code, status, nextAttemptAt } = delivery;
  const isLater = state === 'queued' && attempts > 0 && nextAttemptAt !== null;
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover/50">
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="block max-w-full text-start text-13 font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {title(delivery)}
        </button>
        {code === null ? null : <p className="text-12 text-pretty text-danger-ink">{failureText(code, status)}</p>}
        {isLater ? <p className="text-12 text-ink-2">{strings.next(formatInstant(nextAttemptAt))}</p> : null}
      </div>
      <div className="flex flex-none flex-col items-end gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center">
        <DeliveryBadge state={state} />
        <p className="text-12 text-ink-2 tabular-nums">
          {formatInstant(createdAt)}
          {attempts > 1 ? ` · ${strings.attempts(attempts)}` : ''}
        </p>
      </div>
    </li>
  );
}
