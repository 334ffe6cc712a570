// The entries of the person's menu, the same in the dropdown and on small screens.
import * as api from '@app/contract/api.ts';
import { themes } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Command, Keyboard, LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openCommandsAfterMenu } from '#app/commands/commands-state.ts';
import { logOut } from '#app/log-out.ts';
import { openSheet } from '#app/shell/shortcut-sheet-state.ts';
import { useCacheUser } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { announceSettings } from '#lib/other-tabs.ts';
import { currentText, useText } from '#lib/text.ts';
import { applyTheme, currentTheme, useTheme } from '#lib/theme.ts';
import { toast } from '#lib/toast.ts';
import type { MenuItem } from '#ui/menu.tsx';

export const themeIcons = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

/** Returns the entries: Profile, Settings, shortcuts, theme, Log out. */
export function useAccountItems(onGo: () => void): MenuItem[] {
  const { shell, shortcuts } = useText();
  const hint = useShortcutHint('help');
  const commandsHint = useShortcutHint('commands');
  const client = useQueryClient();
  const navigate = useNavigate();
  const chosen = useTheme();
  const choose = useChooseTheme();
  function go(path: string): void {
    onGo();
    void navigate(path);
  }
  return [
    { label: shell.profile, icon: <UserRound />, onSelect: () => go(screens.profile.href()) },
    { label: shell.settings, icon: <Settings />, onSelect: () => go(screens.settings.href()) },
    {
      label: shortcuts.commands,
      icon: <Command />,
      kbd: commandsHint,
      onSelect: () => {
        onGo();
        openCommandsAfterMenu();
      },
    },
    {
      label: shortcuts.title,
      icon: <Keyboard />,
      kbd: hint,
      onSelect: () => {
        onGo();
        openSheet();
      },
    },
    {
      label: shell.theme,
      icon: themeIcons[chosen],
      items: themes.map((theme) => ({
        label: shell.themes[theme],
        icon: themeIcons[theme],
        checked: theme === chosen,
        onSelect: () => void choose(theme),
      })),
    },
    'separator',
    { label: shell.logOut, icon: <LogOut />, onSelect: () => void logOut(client) },
  ];
}

/** Returns a function that applies a theme and saves it. */
export function useChooseTheme(): (theme: (typeof themes)[number]) => Promise<void> {
  const keep = useCacheUser();
  return async (theme) => {
    const before = currentTheme();
    applyTheme(theme);
    try {
      keep(await call(api.users.updateSettings, { body: { theme } }));
      announceSettings();
    } catch (error) {
      console.error(error);
      applyTheme(before);
      toast({ ...currentText().shell.themeFailed, kind: 'destructive' });
    }
  };
}
