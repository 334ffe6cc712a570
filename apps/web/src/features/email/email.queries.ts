// Whether mail can be sent, the test message, and the outbox.
import * as api from '@app/contract/api.ts';
import type { OutboxMail, TestMail } from '@app/contract/email/email.contract.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, RequestError } from '#lib/call.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { untilFailed } from '#lib/until-failed.ts';

/** Checked whenever it is opened; an earlier result does not count. */
export const connectionQuery = queryOptions({
  queryKey: ['email', 'connection'],
  queryFn: ({ signal }) => call(api.email.testConnection, { signal }),
  refetchOnMount: 'always',
  gcTime: 0,
});

/** Tests the connection and shows the result in toasts. */
export const testConnection = mutationOptions({
  mutationKey: ['email', 'test-connection'],
  mutationFn: () => call(api.email.testConnection, {}),
  onSuccess: (found, _nothing, _shown, { client }) => {
    const { successful, failed } = currentText().email.admin;
    client.setQueryData(connectionQuery.queryKey, found);
    toast({ title: found.success ? successful : failed, text: found.message, kind: found.success ? 'default' : 'destructive' });
  },
  onError: () => {
    const { error, errorText } = currentText().email.admin;
    toast({ title: error, text: errorText, kind: 'destructive' });
  },
});

export const sendTestMail = mutationOptions({
  mutationKey: ['email', 'send-test'],
  mutationFn: (body: TestMail) => call(api.email.sendTest, { body }),
  onSuccess: ({ message }) => toast({ title: currentText().email.test.sent, text: message }),
  onError: (error) => {
    const words = currentText().email.test;
    // Without a response the outcome is unknown; with one the server gives the reason.
    const answered = error instanceof RequestError && error.status !== 0;
    const text = answered ? reasonOr(error, words.sendFailed) : words.sendFailed;
    toast({ title: answered ? words.failed : words.error, text, kind: 'destructive' });
  },
  onSettled: (_sent, _error, _body, _shown, { client }) => client.invalidateQueries({ queryKey: outboxKey }),
});

export type OutboxFilter = Omit<QueryInput<typeof api.email.outbox>, 'before' | 'limit'>;

const outboxKey = ['email', 'outbox'];
/** The refetch interval (milliseconds) while mails are being sent, and otherwise. */
const refresh = { soon: 3_000, idle: 20_000 };

/** The outbox that matches a filter, newest first; it refetches by itself. */
export function outboxQuery(filter: OutboxFilter) {
  return infiniteQueryOptions({
    queryKey: [...outboxKey, filter],
    queryFn: ({ pageParam, signal }) => call(api.email.outbox, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    refetchOnMount: 'always',
    // Shows the old result until the new one has loaded.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) =>
      untilFailed(error, data?.pages.some(({ mails }) => mails.some(isPending)) ? refresh.soon : refresh.idle),
  });
}

/** One mail with its text, refetched until it is delivered or given up. */
export function outboxMailQuery(mailId: number) {
  return queryOptions({
    queryKey: ['email', 'mail', mailId],
    queryFn: ({ signal }) => call(api.email.outboxMail, { params: { mailId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, error } }) => untilFailed(error, data && isPending(data) ? refresh.soon : false),
  });
}

export const resendMail = mutationOptions({
  mutationKey: ['email', 'resend'],
  mutationFn: (mailId: number) => call(api.email.resend, { params: { mailId } }),
  onSuccess: async (_mail, mailId, _shown, { client }) => {
    toast(currentText().email.outbox.resent);
    await Promise.all([
      client.invalidateQueries({ queryKey: outboxMailQuery(mailId).queryKey }),
      client.invalidateQueries({ queryKey: outboxKey }),
    ]);
  },
  onError: (error) => {
    const { title, text } = currentText().email.outbox.resendFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});

/** It is being sent, or will be within a minute. */
function isPending({ state, nextAttemptAt }: OutboxMail): boolean {
  if (state === 'sending') return true;
  return state === 'queued' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 60_000;
}
