// The e-mail templates, their administration, and their preview as a mail.
import * as api from '@app/contract/api.ts';
import type {
  EmailTemplate,
  EmailTemplateChange,
  NewEmailTemplate,
  PreviewRequest,
} from '@app/contract/email-templates/email-templates.contract.ts';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentOf } from '#lib/request-error.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Fetched again whenever they are opened, because no event reports changes of templates. */
export const emailTemplatesQuery = queryOptions({
  queryKey: ['email-templates'],
  queryFn: ({ signal }) => call(api.emailTemplates.list, { signal }),
  refetchOnMount: 'always',
});

/** The preview of a text as a mail. Shows the old preview until the new one has loaded. */
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

type Part = Exclude<keyof EmailTemplateChange, 'variables' | 'version'>;
type TemplateParts = Record<Part, unknown>;

interface Update extends EmailTemplateChange {
  id: number;
  /** The content when the change began; required with a `version`. */
  before?: TemplateParts;
}

/** Updates a template. Keeps what somebody else changed meanwhile in other parts; a conflict in the same part is refused. */
async function update({ id, before, ...body }: Update): Promise<EmailTemplate> {
  try {
    return await call(api.emailTemplates.update, { params: { emailTemplateId: id }, body });
  } catch (error) {
    const current = currentOf<EmailTemplate>(error);
    if (!current || !before || clashes(body, before, current)) throw error;
    // The server computes the placeholders.
    const { variables: _, ...change } = body;
    return update({ id, before, ...change, version: current.version });
  }
}

/** Returns whether a changed part was meanwhile changed to something else. */
function clashes(
  { variables: _, version: __, ...change }: EmailTemplateChange,
  before: TemplateParts,
  current: TemplateParts,
): boolean {
  const said = (value: unknown) => value ?? '';
  return (Object.keys(change) as Part[]).some((name) => ![said(before[name]), said(change[name])].includes(said(current[name])));
}

export const updateEmailTemplate = mutationOptions({
  mutationKey: ['email-templates', 'update'],
  mutationFn: update,
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
