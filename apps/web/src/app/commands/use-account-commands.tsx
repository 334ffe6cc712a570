// Commands for the person's own settings: theme, language, density, and logging out.
import { languageNames } from '@app/contract/languages/languages.rules.ts';
import { languages, themes } from '@app/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Languages, LogOut, Rows3, Rows4 } from 'lucide-react';
import { logOut } from '#app/log-out.ts';
import { themeIcons, useChooseTheme } from '#app/shell/account-items.tsx';
import { saveSettings } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import type { Command } from '#lib/command.ts';
import { useText } from '#lib/text.ts';
import { useTheme } from '#lib/theme.ts';
import { useMutation } from '#lib/use-mutation.ts';

const group = 'account';

export function useAccountCommands(): Command[] {
  const { commands, shell } = useText();
  const client = useQueryClient();
  const { language: current, compactView } = useCurrentUser();
  const theme = useTheme();
  const choose = useChooseTheme();
  const { mutate: save } = useMutation(saveSettings);
  return [
    {
      id: 'theme',
      group,
      label: shell.theme,
      icon: themeIcons[theme],
      detail: shell.themes[theme],
      step: () => ({
        title: shell.theme,
        commands: themes.map((each) => ({
          id: `theme-${each}`,
          group,
          label: shell.themes[each],
          words: each,
          icon: themeIcons[each],
          checked: each === theme,
          run: () => choose(each),
        })),
      }),
    },
    {
      id: 'language',
      group,
      label: commands.language,
      icon: <Languages />,
      detail: languageNames[current],
      step: () => ({
        title: commands.language,
        commands: languages.map((language) => ({
          id: `language-${language}`,
          group,
          label: languageNames[language],
          words: language,
          icon: <Languages />,
          checked: language === current,
          run: () => language !== current && save({ language }),
        })),
      }),
    },
    {
      id: 'density',
      group,
      label: compactView ? commands.compactOff : commands.compactOn,
      icon: compactView ? <Rows3 /> : <Rows4 />,
      run: () => save({ compactView: !compactView }),
    },
    { id: 'logOut', group, label: shell.logOut, icon: <LogOut />, run: () => logOut(client) },
  ];
}
