// The mail server that administrators set.
import * as api from '@app/contract/api.ts';
import type { MailServer, MailServerChange } from '@app/contract/mail-server/mail-server.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { connectionQuery } from '#features/email/email.queries.ts';
import { call } from '#lib/call.ts';
import { currentOf } from '#lib/request-error.ts';

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: ({ signal }) => call(api.mailServer.get, { signal }),
  refetchOnMount: 'always',
});

/** After a change the connection is checked anew. A conflict has the stored settings, which are shown from then on. */
export const saveMailServer = mutationOptions({
  mutationKey: ['mail-server', 'save'],
  mutationFn: (body: MailServerChange) => call(api.mailServer.set, { body }),
  onSuccess: (saved, _body, _shown, { client }) => {
    client.setQueryData(mailServerQuery.queryKey, saved);
    void client.resetQueries({ queryKey: connectionQuery.queryKey });
  },
  onError: (error, _body, _shown, { client }) => {
    const current = currentOf<MailServer>(error);
    if (current) client.setQueryData(mailServerQuery.queryKey, current);
  },
});
