// Webhooks: the list with the state of each, or the log of one.

import { screens } from '@app/contract/screens.ts';
import type { Webhook } from '@app/contract/webhooks/webhooks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { removeWebhook, rotateSecret, webhooksQuery } from '#features/webhooks/webhooks.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { Link } from '#lib/link.tsx';
import { useMutation } from '#lib/use-mutation.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Deliveries } from '#screens/admin/webhooks/deliveries.tsx';
import { VerifyExample } from '#screens/admin/webhooks/verify-example.tsx';
import { WebhookRow } from '#screens/admin/webhooks/webhook-row.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const WebhookDialog = lazyOverlay(
  () => import('#screens/admin/webhooks/webhook-dialog.tsx').then((m) => ({ default: m.WebhookDialog })),
  { opens: 'layer' },
);
const WebhookSecret = lazyOverlay(
  () => import('#screens/admin/webhooks/webhook-secret.tsx').then((m) => ({ default: m.WebhookSecret })),
  { opens: 'layer' },
);

type Question = { about: Webhook; what: 'remove' | 'rotate' };

export function WebhooksTab() {
  const words = useWebhooksText();
  const { search, keep } = useUrlState();
  const { data, error, isError, isFetching, refetch } = useQuery(webhooksQuery);
  const [edited, edit] = useState<Webhook | 'new'>();
  const [question, ask] = useState<Question>();
  const remove = useMutation(removeWebhook);
  const rotate = useMutation(rotateSecret);
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const shown = data.find(({ id }) => String(id) === search.get('webhook'));
  const make = (
    <Button variant="primary" icon={<Plus />} onClick={() => edit('new')}>
      {words.make}
    </Button>
  );
  return (
    <>
      {data.some(({ isHeld }) => isHeld) ? (
        <div className="mb-4 rounded-xl bg-surface p-4 shadow-card">
          <Verdict tone="warning" title={words.held} text={words.heldText} />
          <p className="mt-1 text-13">
            <Link to={`${screens.admin.href()}?tab=server`} className="text-brand-text underline-offset-2 hover:underline">
              {words.heldLink}
            </Link>
          </p>
        </div>
      ) : null}
      {shown ? (
        <Deliveries key={shown.id} webhook={shown} onBack={() => keep('webhook', undefined)} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <p className="me-auto max-w-180 text-13 text-pretty text-ink-2">{words.intro}</p>
            {data.length > 0 ? make : null}
          </div>
          {data.length === 0 ? (
            <div className="rounded-xl bg-surface px-4 pb-3 shadow-card">
              <Empty icon={<WebhookIcon />} title={words.none} action={make} />
              <VerifyExample />
            </div>
          ) : (
            <ul aria-label={words.label} className="flex flex-col gap-3">
              {data.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  busy={rotate.isPending && rotate.variables === webhook.id}
                  onEdit={() => edit(webhook)}
                  onLog={() => keep('webhook', String(webhook.id))}
                  onRemove={() => ask({ about: webhook, what: 'remove' })}
                  onRotate={() => ask({ about: webhook, what: 'rotate' })}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {edited ? <WebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} /> : null}
      {rotate.data ? <WebhookSecret secret={rotate.data.secret} onClose={rotate.reset} /> : null}
      <Confirm
        danger
        open={question?.what === 'remove'}
        onOpenChange={(open) => open || ask(undefined)}
        title={words.removeTitle}
        text={words.removeText(question?.about.name ?? '')}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => question && remove.mutate(question.about.id)}
      />
      <Confirm
        open={question?.what === 'rotate'}
        onOpenChange={(open) => open || ask(undefined)}
        title={words.rotateTitle}
        text={words.rotateText}
        confirmLabel={words.rotate}
        cancelLabel={words.cancel}
        onConfirm={() => question && rotate.mutate(question.about.id)}
      />
    </>
  );
}
