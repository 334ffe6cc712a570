// The checklist templates that a task can start with, and what administrators do to them.
import { api, type ChecklistTemplate, type NewChecklistTemplateInput } from '@app/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Read anew whenever a list of them is opened: nothing tells of a template that somebody else has changed. */
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

function fail(words: { title: string; text: string }, error: Error) {
  toast({ title: words.title, text: reasonOr(error, words.text), kind: 'destructive' });
}

/** Makes a template, or replaces what the one with that number says. */
export const saveTemplate = mutationOptions({
  mutationKey: ['checklist-templates', 'save'],
  mutationFn: ({ id, ...body }: NewChecklistTemplateInput & { id: number | undefined }) =>
    id === undefined
      ? call(api.checklistTemplates.create, { body })
      : call(api.checklistTemplates.update, { params: { checklistTemplateId: id }, body }),
  onSuccess: async ({ name }, { id }, _shown, { client }) => {
    say(id === undefined ? 'made' : 'updated', name);
    await client.invalidateQueries(checklistTemplatesQuery);
  },
  onError: (error, { id }) => {
    const { makeFailed, updateFailed } = currentText().checklistTemplates;
    fail(id === undefined ? makeFailed : updateFailed, error);
  },
});

export const removeTemplate = mutationOptions({
  mutationKey: ['checklist-templates', 'remove'],
  mutationFn: ({ id }: ChecklistTemplate) => call(api.checklistTemplates.remove, { params: { checklistTemplateId: id } }),
  onSuccess: async (_done, { name }, _shown, { client }) => {
    say('removed', name);
    await client.invalidateQueries(checklistTemplatesQuery);
  },
  onError: (error) => fail(currentText().checklistTemplates.removeFailed, error),
});
