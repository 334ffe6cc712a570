// Chooses the tools that a message needs: a small model reads each one anew, and chooses worse among many.
import { assistantLimits, type Language, languages } from '@app/contract/limits.ts';
import { tokensOf } from '@app/language/line/tokens.rules.ts';
import type { WordClass } from '@app/language/reading/class-words.rules.ts';
import { classesIn, compiledClasses } from '@app/language/reading/compiled-classes.rules.ts';
import * as z from 'zod/mini';
import { type DefinedTool, defineTool } from '#conversations/tools/define-tool.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';

/** What every message may need. */
const always = ['search_tasks', 'get_task', 'my_work', 'list_board', 'activity_since', 'workload'];

/** What a word of a class makes likely. */
const needs: Partial<Record<WordClass, readonly string[]>> = {
  done: ['move_task'],
  reopen: ['move_task'],
  begin: ['move_task'],
  review: ['move_task'],
  move: ['move_task', 'set_dates'],
  set: ['update_task', 'set_dates'],
  rename: ['update_task'],
  titleNoun: ['update_task'],
  priorityNoun: ['update_task'],
  unable: ['update_task', 'add_checklist'],
  assign: ['assign', 'list_people'],
  take: ['assign', 'list_people'],
  unassign: ['assign', 'list_people'],
  assigneeNoun: ['assign', 'list_people'],
  later: ['set_dates'],
  sooner: ['set_dates'],
  schedule: ['set_dates'],
  replan: ['set_dates', 'bulk_update'],
  comment: ['comment'],
  commentNoun: ['comment'],
  tick: ['tick_item'],
  itemNoun: ['add_checklist', 'tick_item', 'apply_template', 'list_templates'],
  create: ['create_tasks', 'list_departments'],
  add: ['create_tasks', 'add_checklist'],
  duplicate: ['create_tasks', 'list_departments'],
};

/** The tools of a message, and those that the model has asked for since. */
export interface ToolChoice {
  tools: Record<string, DefinedTool>;
  /** The names of those that are sent now. */
  sent(): string[];
}

/** Returns all tools, with one more that brings those that are not sent. */
export function chosenTools(
  box: ToolBox,
  all: Record<string, DefinedTool>,
  text: string,
  earlier: readonly string[],
): ToolChoice {
  const sent = new Set([...always, ...neededFor(text), ...earlier].filter((name) => Object.hasOwn(all, name)));
  if (!box.board) sent.delete('list_board');
  const others = Object.keys(all).filter((name) => !sent.has(name));
  const [first, ...rest] = others;
  if (first === undefined) return { tools: all, sent: () => [...sent] };
  const more = defineTool(box, {
    description: `Brings further tools: ${others.join(', ')}.`,
    input: z.object({ names: z.array(z.enum([first, ...rest])) }),
    async execute({ names }) {
      for (const name of names) sent.add(name);
      return { ready: names };
    },
  });
  return { tools: { ...all, more_tools: more }, sent: () => [...sent, 'more_tools'] };
}

function neededFor(text: string): string[] {
  const tokens = tokensOf(text.slice(0, assistantLimits.question)).slice(0, assistantLimits.sentenceWords);
  return languages.flatMap((language: Language) =>
    classesIn(tokens, compiledClasses(language)).of.flatMap((classes) => [...classes].flatMap((name) => needs[name] ?? [])),
  );
}
