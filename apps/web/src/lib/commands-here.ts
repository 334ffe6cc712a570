// Registers what the command menu can act on here and now. The menu reads it when it opens, before it takes the focus.
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Command } from '#lib/command.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';

/** The columns between which a task moves, and moving it. */
interface TaskMoves {
  columns: readonly { column: { id: number; name: string } }[];
  /** Moves it to the end of a column, or before another task. */
  move: (columnId: number, beforeId: number | null) => unknown;
  /** The first other task of its column, where tasks have an order; null if it is alone. */
  first?: number | null | undefined;
}

/** The task that is open, or whose card or row has the focus. */
export interface TaskHere {
  task: Task | TaskCard;
  /** Whether it is a card, a row, or open: which shortcuts of the registry `run` runs. */
  scope: 'card' | 'list' | 'task';
  run: (id: ShortcutIn<'card' | 'list' | 'item'>) => unknown;
  /** Tasks can be selected here. */
  selects?: boolean;
  /** Undefined: a change of its status moves it. */
  moves?: TaskMoves | undefined;
}

/** The value of the topmost component that has one. */
export interface Here {
  task: TaskHere | undefined;
  /** Commands for several selected tasks. They replace those for the task that has the focus. */
  commands: readonly Command[] | undefined;
}

type Reader<Name extends keyof Here> = () => Here[Name];
const readers: { [Name in keyof Here]: Reader<Name>[] } = { task: [], commands: [] };

/** Registers what a component offers to the command menu while it is mounted; undefined if there is nothing at the moment. */
export function useHere<Name extends keyof Here>(name: Name, read: Reader<Name>): void {
  const readLatest = useEffectEvent(read);
  useLayoutEffect(() => {
    const mine: Reader<Name> = () => readLatest();
    const all: Reader<Name>[] = readers[name];
    all.push(mine);
    return () => {
      all.splice(all.indexOf(mine), 1);
    };
  }, [name]);
}

/** Returns what is registered now; the component that was mounted last comes first. */
export function readHere(): Here {
  return { task: first(readers.task), commands: first(readers.commands) };
}

function first<Value>(all: readonly (() => Value | undefined)[]): Value | undefined {
  for (const read of all.toReversed()) {
    const value = read();
    if (value !== undefined) return value;
  }
  return undefined;
}
