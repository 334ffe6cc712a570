// A template in the dialog of a new task: fills the empty fields, says so, and takes it back.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeTemplate } from '#features/task-templates/template-asks.ts';
import { useToday } from '#lib/dates.ts';
import { type Filled, fillFrom, takenBack } from '#screens/workspace/create/fill-from-template.ts';
import type { NewTaskValues } from '#screens/workspace/create/new-task.ts';

interface TemplateFillOptions {
  values: NewTaskValues;
  change: (values: Filled) => void;
  /** A filled title says nothing but itself. */
  keepTitle: (title: string) => void;
}

/** What a template has filled. */
interface Fill {
  template: TaskTemplate;
  filled: Filled;
  before: Filled;
}

export function useTemplateFill({ values, change, keepTitle }: TemplateFillOptions) {
  const today = useToday();
  const [fill, setFill] = useState<Fill>();

  function use(template: TaskTemplate) {
    // What the template before filled makes room, unless somebody has changed it.
    const emptied = fill ? takenBack(fill.filled, fill.before, values) : {};
    const empty = { ...values, ...emptied };
    const filled = fillFrom(template, empty, today);
    const before = Object.fromEntries(Object.keys(filled).map((field) => [field, empty[field as keyof Filled]]));
    change({ ...emptied, ...filled });
    if (filled.title !== undefined) keepTitle(filled.title);
    setFill({ template, filled, before });
  }
  function takeBack() {
    if (fill) change(takenBack(fill.filled, fill.before, values));
    setFill(undefined);
  }
  const begin = useEffectEvent(() => {
    const wanted = takeTemplate();
    if (wanted) use(wanted);
  });
  useEffect(() => begin(), []);
  return { fill, use, takeBack, forget: () => setFill(undefined) };
}
