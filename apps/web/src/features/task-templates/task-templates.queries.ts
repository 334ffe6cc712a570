// The task templates of a board, and their changes.
import * as api from '@app/contract/api.ts';
import type { NewTaskTemplate, TaskTemplate, TaskTemplateChange } from '@app/contract/task-templates/task-templates.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, RequestError } from '#lib/call.ts';
import { currentOf } from '#lib/request-error.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const key = ['task-templates'];
const words = () => currentText().taskTemplates;
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

/** Fetched again whenever a list of them is opened: no event says that somebody of a template has left. */
export function taskTemplatesQuery(workspaceId: number) {
  return queryOptions({
    queryKey: [...key, workspaceId],
    queryFn: ({ signal }) => call(api.taskTemplates.list, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
  });
}

/** Puts a template into the list of its board, so that it shows without waiting. */
function show(client: QueryClient, template: TaskTemplate): void {
  client.setQueryData(taskTemplatesQuery(template.workspaceId).queryKey, (list) =>
    list?.some(({ id }) => id === template.id)
      ? list.map((one) => (one.id === template.id ? template : one))
      : list && [...list, template],
  );
}

/** What a template contains, as it is sent. */
export type TaskTemplateContent = Required<Omit<NewTaskTemplate, 'workspaceId'>>;

interface Saved extends Omit<TaskTemplateContent, 'assignees'> {
  /** Without them, a template that is changed keeps its people, also those who have left. */
  assignees?: TaskTemplateContent['assignees'] | undefined;
  /** The board of a new template. */
  workspaceId: number;
  /** The template that is changed, and the version that the person has seen. */
  changed?: { id: number; version: number } | undefined;
}

/** Whether a template says what was sent: perhaps the response to the same save was lost. */
function says(template: TaskTemplate, sent: Omit<TaskTemplateChange, 'version'>): boolean {
  const names = Object.keys(sent) as (keyof typeof sent)[];
  const plain = (of: typeof sent) =>
    JSON.stringify(
      names.map((name) =>
        name === 'checklistItems'
          ? of.checklistItems?.map(({ text, description }) => [text, description || null])
          : (of[name] ?? null),
      ),
    );
  return plain(template as typeof sent) === plain(sent);
}

async function change(
  taskTemplateId: number,
  version: number,
  content: Omit<TaskTemplateChange, 'version'>,
): Promise<TaskTemplate> {
  try {
    return await call(api.taskTemplates.update, { params: { taskTemplateId }, body: { ...content, version } });
  } catch (error) {
    const current = currentOf<TaskTemplate>(error);
    if (current && says(current, content)) return current;
    throw error;
  }
}

/** Creates a template, or changes one unless somebody else has changed it since its version. */
export const saveTaskTemplate = mutationOptions({
  mutationKey: [...key, 'save'],
  mutationFn: ({ workspaceId, changed, assignees, ...content }: Saved) => {
    const body = { ...content, ...(assignees && { assignees }) };
    return changed
      ? change(changed.id, changed.version, body)
      : call(api.taskTemplates.create, { body: { ...body, workspaceId } });
  },
  onSuccess(template, _sent, _shown, { client }) {
    show(client, template);
    toast({ title: words().saved, about: template.name });
  },
  onSettled: (_done, _error, _sent, _shown, { client }) => void refresh(client),
});

/** Returns the template that somebody else has saved meanwhile, if that is why a change was refused. */
export function newerTaskTemplate(error: Error | null): TaskTemplate | undefined {
  return currentOf<TaskTemplate>(error);
}

/** Whether a template was refused because it is deleted. */
export function isTemplateGone(error: Error | null): boolean {
  return error instanceof RequestError && error.status === 404;
}

/** Deletes a template; the toast takes that back. */
export const removeTaskTemplate = mutationOptions({
  mutationKey: [...key, 'remove'],
  mutationFn: async ({ id }: TaskTemplate) => {
    try {
      await call(api.taskTemplates.remove, { params: { taskTemplateId: id } });
    } catch (error) {
      // Somebody else has deleted it, or the response to the same deletion was lost: it is gone.
      if (!isTemplateGone(error as Error)) throw error;
    }
  },
  onSuccess(_done, template, _shown, { client }) {
    client.setQueryData(taskTemplatesQuery(template.workspaceId).queryKey, (list) =>
      list?.filter(({ id }) => id !== template.id),
    );
    const undo = { label: currentText().shell.undo, run: () => void restoreTaskTemplate(client, template) };
    toast({ title: words().removed(template.name), action: undo });
  },
  onError: (error, { name }) => toast({ title: words().removeFailed, about: name, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _template, _shown, { client }) => void refresh(client),
});

async function restoreTaskTemplate(client: QueryClient, template: TaskTemplate): Promise<void> {
  try {
    show(client, await call(api.taskTemplates.restore, { params: { taskTemplateId: template.id } }));
    toast({ title: words().restored, about: template.name });
  } catch (error) {
    toast({ title: words().restoreFailed, about: template.name, text: reasonOf(error), kind: 'destructive' });
  } finally {
    void refresh(client);
  }
}
