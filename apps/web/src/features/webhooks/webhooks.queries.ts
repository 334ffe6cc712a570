// Webhooks of the installation: the list, changes, tests, and the log of deliveries.

import * as api from '@app/contract/api.ts';
import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery } from '@app/contract/webhooks/webhooks.contract.ts';
import { type DeliveryState, webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { call, RequestError } from '#lib/call.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { untilFailed } from '#lib/until-failed.ts';

const key = ['webhooks'];
const words = useWebhooksText.current;
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: key });
/** The refetch interval (milliseconds) while something is being sent, and otherwise. */
const intervals = { soon: 1_500, idle: 5_000 };

export const webhooksQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call(api.webhooks.list, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { error } }) => untilFailed(error, intervals.idle),
});

/** The log of a webhook, newest first; it refetches by itself. */
export function deliveriesQuery(webhookId: number, state: DeliveryState | undefined) {
  return infiniteQueryOptions({
    queryKey: [...key, 'deliveries', webhookId, state],
    queryFn: ({ pageParam: before, signal }) =>
      call(api.webhooks.deliveries, { params: { webhookId }, query: { before, state }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < webhookLimits.page ? undefined : String(page.at(-1)?.id)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) =>
      untilFailed(error, data?.pages.some((page) => page.some(isPending)) ? intervals.soon : intervals.idle),
  });
}

export function deliveryQuery(webhookId: number, deliveryId: number) {
  return queryOptions({
    queryKey: [...key, 'delivery', webhookId, deliveryId],
    queryFn: ({ signal }) => call(api.webhooks.delivery, { params: { webhookId, deliveryId }, signal }),
    refetchOnMount: 'always',
    refetchInterval({ state: { data, error } }) {
      if (data?.state === 'delivered' || data?.state === 'failed') return false;
      return untilFailed(error, data && isPending(data) ? intervals.soon : intervals.idle);
    },
  });
}

/** Makes a webhook. Only this response contains its secret, so nothing keeps it. */
export const makeWebhook = mutationOptions({
  mutationKey: [...key, 'make'],
  gcTime: 0,
  mutationFn: (body: NewWebhook) => call(api.webhooks.create, { body }),
  onSuccess: (_made, _body, _shown, { client }) => refresh(client),
});

/** Returns the webhook that somebody else has saved meanwhile, if that is why a change was refused. */
export function newerWebhook(error: Error | null): Webhook | undefined {
  const isConflict = error instanceof RequestError && error.status === 409 && error.body.current !== undefined;
  return isConflict ? (error.body.current as Webhook) : undefined;
}

export const saveWebhook = mutationOptions({
  mutationKey: [...key, 'save'],
  mutationFn: ({ id, ...body }: WebhookChange & { id: number }) => call(api.webhooks.update, { params: { webhookId: id }, body }),
  onSuccess: () => toast({ title: words().saved }),
  onSettled: (_done, _error, _change, _shown, { client }) => refresh(client),
});

/** Pauses or starts a webhook. */
export const switchWebhook = mutationOptions({
  mutationKey: [...key, 'switch'],
  mutationFn: ({ id, state }: { id: number; state: 'active' | 'paused' }) =>
    call(api.webhooks.update, { params: { webhookId: id }, body: { state } }),
  onSuccess: (_done, { state }) => toast({ title: state === 'active' ? words().started : words().paused }),
  onError: (error) => toast({ title: words().changeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _change, _shown, { client }) => refresh(client),
});

export const removeWebhook = mutationOptions({
  mutationKey: [...key, 'remove'],
  mutationFn: (webhookId: number) => call(api.webhooks.remove, { params: { webhookId } }),
  onSuccess: () => toast({ title: words().removed }),
  onError: (error) => toast({ title: words().removeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => refresh(client),
});

/** Gives a webhook a new secret. Only this response contains it, so nothing keeps it. */
export const rotateSecret = mutationOptions({
  mutationKey: [...key, 'rotate'],
  gcTime: 0,
  mutationFn: (webhookId: number) => call(api.webhooks.rotate, { params: { webhookId } }),
  onError: (error) => toast({ title: words().rotateFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => refresh(client),
});

/** Sends a test, and shows the receiver's answer. */
export const testWebhook = mutationOptions({
  mutationKey: [...key, 'test'],
  mutationFn: ({ id }: Pick<Webhook, 'id' | 'name'>) => call(api.webhooks.test, { params: { webhookId: id } }),
  onSuccess({ code, status }, { name }) {
    const { testDone, testFailed } = words();
    if (code === null) toast({ title: testDone(name, status ?? 0) });
    else toast({ title: testFailed(name), text: failureText(code, status), kind: 'destructive' });
  },
  onError: (error) => toast({ title: words().testNotSent, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _webhook, _shown, { client }) => refresh(client),
});

export const sendAgain = mutationOptions({
  mutationKey: [...key, 'again'],
  mutationFn: ({ webhookId, deliveryId }: { webhookId: number; deliveryId: number }) =>
    call(api.webhooks.redeliver, { params: { webhookId, deliveryId } }),
  onSuccess: () => toast({ title: words().deliveries.queued }),
  onError: (error) => toast({ title: words().deliveries.againFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _ids, _shown, { client }) => refresh(client),
});

export const sendFailedAgain = mutationOptions({
  mutationKey: [...key, 'failed-again'],
  mutationFn: (webhookId: number) => call(api.webhooks.redeliverFailed, { params: { webhookId } }),
  onSuccess: ({ count }) => toast({ title: words().deliveries.allQueued(count) }),
  onError: (error) => toast({ title: words().deliveries.againFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _id, _shown, { client }) => refresh(client),
});

/** Returns what a failure means, with the status of the response if there was one. */
export function failureText(code: NonNullable<WebhookDelivery['code']>, status: number | null): string {
  const text = words().failures[code];
  return status === null ? text : `${text} (${status})`;
}

/** It is being sent, or will be within a minute. */
function isPending({ state, nextAttemptAt }: Pick<WebhookDelivery, 'state' | 'nextAttemptAt'>): boolean {
  if (state === 'sending') return true;
  return state === 'queued' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 60_000;
}
