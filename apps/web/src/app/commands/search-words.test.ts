// English words find every command in every language.
import { searchWords } from '@app/contract/commands/search-words.rules.ts';
import { expect, test } from 'vitest';
import { shortcutCommands } from '#app/commands/shortcut-commands.tsx';
import { openTaskShortcuts } from '#features/tasks/keys/open-task-shortcuts.ts';
import { type ShortcutId, shortcutsIn } from '#lib/shortcuts.ts';
import { adminTabs } from '#screens/admin/admin-tabs.ts';
import { settingsTabs } from '#screens/settings/settings-tabs.ts';

/** Their keys work only on an item that has the focus, so the menu does not offer them. */
const elsewhere: readonly ShortcutId[] = ['itemUp', 'itemDown', 'noteOpen'];

test('of shortcuts, of the sections of the settings, and of the tabs of the administration', () => {
  const scopes = ['everywhere', 'board', 'start', 'task', 'notifications'] as const;
  const shortcuts = shortcutCommands([...scopes.flatMap((scope) => shortcutsIn(scope)), ...openTaskShortcuts], {} as never);
  const ids = [
    ...shortcuts.map(({ id }) => id).filter((id) => !elsewhere.some((other) => other === id)),
    ...settingsTabs.map((tab) => `settings-${tab}`),
    ...adminTabs.map(({ name }) => `admin-${name}`),
  ];
  expect(ids.filter((id) => searchWords[id] === undefined)).toEqual([]);
});
