// The checklist templates for tasks, and their administration.
import * as api from '@app/contract/api.ts';
import type {
  ChecklistTemplate,
  ChecklistTemplateChange,
} from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentOf } from '#lib/request-error.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Fetched again whenever a list of them is opened, because people without a department receive no event of a change. */
export const checklistTemplatesQuery = queryOptions({
  queryKey: ['checklist-templates'],
  queryFn: ({ signal }) => call(api.checklistTemplates.list, { signal }),
  refetchOnMount: 'always',
});

type Named = Record<'made' | 'updated' | 'removed', { title: string; text: (name: string) => string }>;

function say(done: keyof Named, name: string) {
  const { title, text } = (currentText().checklistTemplates as Named)[done];
  toast({ title, text: text(name) });
}

/** Loads the list again, because the page takes an event for its own pending change, and the refused one has none. */
function fail(client: QueryClient, strings: { title: string; text: string }, error: Error) {
  void client.invalidateQueries(checklistTemplatesQuery);
  toast({ title: strings.title, text: reasonOr(error, strings.text), kind: 'destructive' });
}

/** The content of a template, for comparison. */
function saying({ name, description, department, items }: ChecklistTemplateChange): string {
  const lines = items.map((item) => [item.text, item.description ?? null]);
  return JSON.stringify([name, description ?? null, department ?? null, lines]);
}

async function update(checklistTemplateId: number, body: ChecklistTemplateChange): Promise<ChecklistTemplate> {
  try {
    return await call(api.checklistTemplates.update, { params: { checklistTemplateId }, body });
  } catch (error) {
    // The template already has this content: perhaps the response to the same save was lost.
    const current = currentOf<ChecklistTemplate>(error);
    if (current && saying(current) === saying(body)) return current;
    throw error;
  }
}

/** Creates a template, or replaces one by its id, unless somebody else has changed it since `version`. */
export const saveTemplate = mutationOptions({
  mutationKey: ['checklist-templates', 'save'],
  mutationFn: ({ id, ...body }: ChecklistTemplateChange & { id: number | undefined }) => {
    const { version: _, ...made } = body;
    return id === undefined ? call(api.checklistTemplates.create, { body: made }) : update(id, body);
  },
  onSuccess: async ({ name }, { id }, _shown, { client }) => {
    say(id === undefined ? 'made' : 'updated', name);
    await client.invalidateQueries(checklistTemplatesQuery);
  },
  onError: (error, { id }, _shown, { client }) => {
    const { makeFailed, updateFailed } = currentText().checklistTemplates;
    fail(client, id === undefined ? makeFailed : updateFailed, error);
  },
});

export const removeTemplate = mutationOptions({
  mutationKey: ['checklist-templates', 'remove'],
  mutationFn: ({ id }: ChecklistTemplate) => call(api.checklistTemplates.remove, { params: { checklistTemplateId: id } }),
  onSuccess: async (_done, { name }, _shown, { client }) => {
    say('removed', name);
    await client.invalidateQueries(checklistTemplatesQuery);
  },
  onError: (error, _template, _shown, { client }) => fail(client, currentText().checklistTemplates.removeFailed, error),
});
