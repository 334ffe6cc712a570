// A command of the command menu: one row, which does something or opens a step with further rows.
import type { ReactNode } from 'react';
import type { ShortcutId } from '#lib/shortcuts.ts';

/** The groups of the menu in their order, as long as nothing is typed. */
export const commandGroups = ['selection', 'task', 'recent', 'board', 'places', 'people', 'account', 'tasks', 'typed'] as const;
export type CommandGroup = (typeof commandGroups)[number];

interface Row {
  /** Unique in the menu. */
  id: string;
  group: CommandGroup;
  label: string;
  icon?: ReactNode;
  /** A second text behind the label, such as the current value. */
  detail?: string | undefined;
  /** The shortcut that does the same, whose keys are shown; `keyIndex` is the index of its key. */
  shortcut?: ShortcutId | undefined;
  keyIndex?: number;
  /** Further words by which it is found. */
  words?: string | undefined;
  /** The current choice of a step. */
  checked?: boolean;
  danger?: boolean;
}

/** What a command does after the menu has closed. */
export interface Act extends Row {
  run: () => unknown;
  step?: undefined;
}

/** A command that asks for a value first. */
export interface Choice extends Row {
  step: () => Step;
  run?: undefined;
}

export type Command = Act | Choice;

/** The second page of a command: its values. */
export interface Step {
  title: string;
  commands: readonly Command[];
  /** Returns the value that a text means, such as a date. */
  read?: (text: string) => Command | undefined;
  /** Shown while nothing is typed, for example that dates can be typed. */
  placeholder?: string;
}
