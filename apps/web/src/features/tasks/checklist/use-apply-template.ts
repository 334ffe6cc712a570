// Adds the items of a template to a stored task in one request, with an undo in the message.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { currentRow, updateTask } from '#features/tasks/data/task-writes.ts';
import { fieldsOfTemplate, type TemplateMode, withTemplate } from '#features/tasks/edit/task-values.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Returns a function that applies a template and resolves to whether the server accepted it, or it waits for the server. */
export function useApplyTemplate(task: Task): (template: ChecklistTemplate, how: TemplateMode) => Promise<boolean> {
  const client = useQueryClient();
  return (template, how) => applyTemplate(client, { task, template, how });
}

/** The same for any task. */
export async function applyTemplate(client: QueryClient, given: Application): Promise<boolean> {
  try {
    const { before, after, waits } = await apply(client, given);
    const { tasks, shell } = currentText();
    const { title, text } = tasks.fromTemplateDone;
    const undo = () => void takeBack(client, before, after);
    toast({
      ...(waits ? { ...tasks.kept, about: given.task.title } : { title, text: text(given.template.name) }),
      action: { label: shell.undo, run: undo },
    });
    return true;
  } catch (error) {
    toast({ title: currentText().tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

interface Application {
  task: Task;
  template: ChecklistTemplate;
  how: TemplateMode;
}

interface Applied {
  before: Task;
  after: Task;
  /** It waits for the server. */
  waits: boolean;
}

/** Appending uses the current list, whoever changed it; replacing works only on the list that the person saw, so it has no base. */
async function apply(client: QueryClient, given: Application, again = true): Promise<Applied> {
  const { task, template, how } = given;
  const change = {
    checklistItems: withTemplate(task.checklistItems, template, how),
    ...fieldsOfTemplate(template, task.customFields),
  };
  try {
    const base = how === 'append' ? { base: templateFieldsOf(task) } : {};
    const after = await updateTask(client, task.id, { ...change, ...base, version: task.version }, change);
    return { before: task, after: after ?? { ...task, ...change }, waits: after === null };
  } catch (error) {
    const current = currentRow(error);
    if (!current || how === 'replace' || !again) throw error;
    return apply(client, { ...given, task: current }, false);
  }
}

function templateFieldsOf({ checklistItems, checklistTemplateId, customFields }: Task) {
  return { checklistItems, checklistTemplateId, customFields };
}

async function takeBack(client: QueryClient, before: Task, after: Task): Promise<void> {
  const change = templateFieldsOf(before);
  const { tasks } = currentText();
  try {
    const saved = await updateTask(
      client,
      after.id,
      { ...change, base: templateFieldsOf(after), version: after.version },
      change,
    );
    toast(saved ? tasks.updated : tasks.kept);
  } catch (error) {
    toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
