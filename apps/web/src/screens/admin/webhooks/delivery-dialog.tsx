// One delivery: its request, its response and its attempts, and the button that sends it again.

import type { Webhook, WebhookDeliveryDetails } from '@app/contract/webhooks/webhooks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { deliveryQuery, failureText, sendAgain } from '#features/webhooks/webhooks.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { RequestError } from '#lib/call.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { DeliveryBadge, useDeliveryTitle } from '#screens/admin/webhooks/delivery-state.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface DeliveryDialogProps {
  webhook: Webhook;
  deliveryId: number;
  onClose: () => void;
}

export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const { webhooks } = useText();
  const { deliveries: strings } = useWebhooksText();
  const title = useDeliveryTitle();
  const { data, error, isFetching, refetch } = useQuery(deliveryQuery(webhook.id, deliveryId));
  const again = useMutation(sendAgain);
  const isSettled = data?.state === 'delivered' || data?.state === 'failed';
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <Dialog
      open
      size="lg"
      title={data ? title(data) : strings.title}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{strings.close}</Button>
          {isSettled && webhook.state === 'active' && (data.body !== null || data.attempts === 0) ? (
            <Button
              variant="primary"
              icon={<RotateCw />}
              busy={again.isPending}
              onClick={() => again.mutate({ webhookId: webhook.id, deliveryId })}
            >
              {strings.again}
            </Button>
          ) : null}
        </>
      }
    >
      {data ? (
        <Details delivery={data} />
      ) : error ? (
        <RegionError
          text={isGone ? webhooks.deliveryNotFound : strings.oneFailed}
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

function Details({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const { deliveries: strings } = useWebhooksText();
  const { formatInstant } = useDates();
  const { state, createdAt, code, status, messageId, url, body, response } = delivery;
  return (
    <div className="flex flex-col gap-4">
      <div className="text-13 text-ink-2">
        <p className="flex flex-wrap items-center gap-2" role="status">
          <DeliveryBadge state={state} />
          <span>{formatInstant(createdAt)}</span>
        </p>
        {code === null ? null : <p className="mt-1 text-pretty text-danger-ink">{failureText(code, status)}</p>}
        <p className="mt-1 flex flex-wrap gap-x-2 text-12 wrap-anywhere">
          <span>{strings.messageId}</span>
          <code className="font-mono">{messageId}</code>
        </p>
      </div>
      <Part title={url === null ? strings.request : `${strings.request}: ${url}`} text={pretty(body)} none={strings.noBody} />
      <Part
        title={status === null ? strings.response : `${strings.response}: ${status}`}
        text={response}
        none={response === '' ? strings.emptyResponse : strings.noResponse}
      />
      <Tries delivery={delivery} />
    </div>
  );
}

function Tries({ delivery: { tries } }: { delivery: WebhookDeliveryDetails }) {
  const { deliveries: strings } = useWebhooksText();
  const { formatInstant } = useDates();
  const { formatDuration } = useNumbers();
  if (tries.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-13 font-medium">{strings.tries}</h3>
      <ol className="divide-y divide-line text-12 text-ink-2">
        {tries.map(({ at, status, code, duration }) => (
          <li key={at} className="flex flex-wrap gap-x-3 py-1.5 tabular-nums">
            <span>{formatInstant(at)}</span>
            <span>{formatDuration(duration)}</span>
            <span className={code === null ? 'text-success-ink' : 'text-danger-ink'}>
              {code === null ? `${strings.states.delivered} (${status})` : failureText(code, status)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ title, text, none }: { title: string; text: string | null; none: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-13 font-medium wrap-anywhere">
        {title}
      </h3>
      {text ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard.
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-md bg-column px-3 py-2 font-mono text-12 wrap-anywhere whitespace-pre-wrap text-ink-1"
        >
          {text}
        </pre>
      ) : (
        <p className="text-13 text-ink-2">{none}</p>
      )}
    </section>
  );
}

/** The body with line breaks, as people read it. */
function pretty(body: string | null): string | null {
  try {
    return body === null ? null : JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
