// The shortcuts that work here as commands: what the registry knows, the menu can do.
import { shortcutIcon } from '#app/commands/command-icons.tsx';
import type { Act, CommandGroup } from '#lib/command.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { type Scope, type ShortcutId, shortcut } from '#lib/shortcuts.ts';

/**
 * Shortcuts that are no commands: they move the focus, belong to a field, or are a command of their own elsewhere in the menu, as all
 * those of a card are.
 */
const otherwise: readonly ShortcutId[] = [
  'commands',
  'messages',
  'close',
  'submit',
  'addLine',
  'rowUp',
  'rowDown',
  'rowFirst',
  'rowLast',
  'mineToday',
  'noteUp',
  'noteDown',
  'noteUnread',
  'goHome',
  'goMyWork',
  'goDepartment',
  'goCompany',
  'goMembers',
  'goAdmin',
  'goNotifications',
  'goProfile',
  'goSettings',
];

const groups: Partial<Record<Scope, CommandGroup>> = { everywhere: 'account', task: 'task' };

/** Returns the commands of these shortcuts, which work at the moment. */
export function shortcutCommands(ids: readonly ShortcutId[], names: Readonly<Record<ShortcutId, string>>): Act[] {
  return ids
    .filter((id) => !otherwise.includes(id) && shortcut(id).scope !== 'item')
    .map((id) => ({
      id,
      group: groups[shortcut(id).scope] ?? 'board',
      label: names[id],
      icon: shortcutIcon(id),
      shortcut: id,
      run: () => runShortcut(id),
    }));
}
