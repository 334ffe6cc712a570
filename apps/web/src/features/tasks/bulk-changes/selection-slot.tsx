// The places of a board or list where tasks are selected, and what loads for them after the first screen
// (`screens/workspace/bulk-changes/selection-parts.ts`). It is small, because the first screen has it.
import type { ReactNode } from 'react';
import { createStore, useStore } from '#lib/store.ts';

/** The tasks of a view as they stand: columns from left to right, each from top to bottom. */
export type Lanes = readonly (readonly { id: number }[])[];

/** How a key selects. */
export type Selects = 'one' | 'up' | 'down' | 'column';

/** What of a click decides whether it selects. */
export interface ClickLike {
  target: EventTarget | null;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  button: number;
}

interface Views {
  /** The checkbox of a task. */
  card: { taskId: number; title: string };
  /** The checkbox of all tasks of a column or list. */
  lane: { name: string; tasks: readonly { id: number }[] };
  /** The bar, for a board view. */
  bar: { view: object };
}

export type SelectionParts = { [Name in keyof Views]: (props: Views[Name]) => ReactNode } & {
  /** Selects by a click; returns whether the click meant that. */
  click: (event: ClickLike, taskId: number, lanes: () => Lanes) => boolean;
  /** Selects by a key, and calls `onFocus` with the task that takes the focus, if another one does. */
  press: (how: Selects, taskId: number, lanes: () => Lanes, onFocus: (taskId: number) => void) => void;
  isSelected: (taskId: number) => boolean;
  /** Asks for all selected tasks what a key asks for one; returns whether there are some, and the act is one for many. */
  askForMany: (kind: string) => boolean;
  /** Asks to move all selected tasks with one of them. */
  askToMove: (taskId: number, columnId: number, beforeId: number | null) => boolean;
};

/** Undefined until they are loaded; before that, nothing is selected. */
export const selectionParts = createStore<SelectionParts | undefined>(undefined);

export function SelectionSlot<Name extends keyof Views>({ part, ...props }: { part: Name } & Views[Name]) {
  'use no memo';
  const parts = useStore(selectionParts);
  // In a list, titles stand beside the boxes: they have their room before.
  if (!parts) return part === 'bar' ? null : <span aria-hidden="true" className="check-room" />;
  const Part = parts[part] as (props: object) => ReactNode;
  return <Part {...props} />;
}
