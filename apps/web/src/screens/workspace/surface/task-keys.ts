// The keys of a task: those that every task has, and those of its view.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { KeyboardEvent } from 'react';
import { holdKeysAfter, shortcutPressed } from '#lib/hotkey.ts';
import { type ShortcutIn, shortcut } from '#lib/shortcuts.ts';
import { type ItemCommand, itemCommands } from '#screens/workspace/surface/task-commands.ts';

type OwnScope = 'card' | 'list' | 'mine' | 'calendar' | 'timeline';

/** The keys of a view, by scope; those of an earlier scope come first. Keys that open or select, the surface runs itself. */
export type OwnKeys = {
  [Scope in OwnScope]?: (pressed: ShortcutIn<Scope>, card: TaskCard, target: EventTarget | null) => unknown;
};
export type TaskKey = ShortcutIn<OwnScope | 'item'>;

interface Options {
  elementId: (taskId: number) => string;
  open: (taskId: number) => void;
  command: (command: ItemCommand, card: TaskCard) => void;
  /** Tasks can be selected. */
  selects: boolean;
  keys: OwnKeys;
  taskUnder: (target: EventTarget | null) => TaskCard | undefined;
}

export function taskKeys({ elementId, open, command, selects, keys, taskUnder }: Options) {
  const scopes = Object.keys(keys) as OwnScope[];

  function pressedIn(event: KeyboardEvent): TaskKey | undefined {
    for (const scope of [...scopes, 'item'] as const) {
      const pressed = shortcutPressed(scope, event.nativeEvent);
      if (pressed) return pressed;
    }
    return undefined;
  }
  /** Runs a key for a task. */
  function run(pressed: TaskKey, card: TaskCard, target: EventTarget | null = null): void {
    if (pressed === 'cardOpen' || pressed === 'rowOpen') open(card.id);
    else if (selects && (pressed === 'rowSelectUp' || pressed === 'rowSelectDown'))
      command({ kind: 'select', how: pressed === 'rowSelectUp' ? 'up' : 'down' }, card);
    else if (isItem(pressed)) command(itemCommands[pressed], card);
    else ownKey(shortcut(pressed).scope as OwnScope)?.(pressed, card, target);
  }
  function ownKey(scope: OwnScope) {
    return keys[scope] as ((pressed: TaskKey, card: TaskCard, target: EventTarget | null) => unknown) | undefined;
  }
  function onKeyDown(event: KeyboardEvent): void {
    const card = taskUnder(event.target);
    const pressed = card && pressedIn(event);
    // Enter on another button of the task presses that button.
    if (!pressed || (event.key === 'Enter' && isOtherButton(event.target, elementId(card.id)))) return;
    // Where nothing is selected, these keys are the browser's.
    if (!selects && isItem(pressed) && itemCommands[pressed].kind === 'select') return;
    run(pressed, card, event.target);
    holdKeysAfter(pressed);
    event.preventDefault();
    event.stopPropagation();
  }
  return { run, onKeyDown };
}

const isItem = (pressed: TaskKey): pressed is keyof typeof itemCommands => pressed in itemCommands;

function isOtherButton(target: EventTarget | null, elementId: string): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && button.id !== elementId;
}
