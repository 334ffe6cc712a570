// The e-mail templates, what administrators do to them, and how one looks as a mail.
import { api, type EmailTemplate, type EmailTemplateChange, type NewEmailTemplate, type PreviewRequest } from '@app/contract';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Read anew whenever they are opened: nothing tells of a template that somebody else has changed. */
export const emailTemplatesQuery = queryOptions({
  queryKey: ['email-templates'],
  queryFn: ({ signal }) => call(api.emailTemplates.list, { signal }),
  refetchOnMount: 'always',
});

/** A text as the mail that it becomes; the one before stays until it is there. */
export function previewQuery(body: PreviewRequest) {
  return queryOptions({
    queryKey: ['email-preview', body],
    queryFn: ({ signal }) => call(api.emailTemplates.preview, { body, signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

type Done = Record<'made' | 'updated' | 'removed' | 'madeDefault', { title: string; text: (name: string) => string }>;
type Failed = 'makeFailed' | 'updateFailed' | 'removeFailed' | 'defaultFailed';

function say(done: keyof Done, name: string): void {
  const { title, text } = (currentText().emailTemplates as Done)[done];
  toast({ title, text: text(name) });
}

function fail(failed: Failed, error: Error): void {
  const { title, text } = currentText().emailTemplates[failed];
  toast({ title, text: reasonOr(error, text), kind: 'destructive' });
}

function refresh(client: QueryClient) {
  return client.invalidateQueries(emailTemplatesQuery);
}

export const createEmailTemplate = mutationOptions({
  mutationKey: ['email-templates', 'create'],
  mutationFn: (body: NewEmailTemplate) => call(api.emailTemplates.create, { body }),
  onSuccess: async ({ name }, _body, _shown, { client }) => {
    say('made', name);
    await refresh(client);
  },
  onError: (error) => fail('makeFailed', error),
});

export const updateEmailTemplate = mutationOptions({
  mutationKey: ['email-templates', 'update'],
  mutationFn: ({ id, ...body }: EmailTemplateChange & { id: number }) =>
    call(api.emailTemplates.update, { params: { emailTemplateId: id }, body }),
  onSuccess: async ({ name }, _change, _shown, { client }) => {
    say('updated', name);
    await refresh(client);
  },
  onError: (error) => fail('updateFailed', error),
});

export const removeEmailTemplate = mutationOptions({
  mutationKey: ['email-templates', 'remove'],
  mutationFn: ({ id }: EmailTemplate) => call(api.emailTemplates.remove, { params: { emailTemplateId: id } }),
  onSuccess: async (_done, { name }, _shown, { client }) => {
    say('removed', name);
    await refresh(client);
  },
  onError: (error) => fail('removeFailed', error),
});

export const makeDefault = mutationOptions({
  mutationKey: ['email-templates', 'default'],
  mutationFn: ({ id }: EmailTemplate) => call(api.emailTemplates.setDefault, { params: { emailTemplateId: id }, body: {} }),
  onSuccess: async (_done, { name }, _shown, { client }) => {
    say('madeDefault', name);
    await refresh(client);
  },
  onError: (error) => fail('defaultFailed', error),
});
