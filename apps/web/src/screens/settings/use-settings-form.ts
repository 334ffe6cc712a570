// The settings on the screen: the saved ones, the unsaved changes, and a preview of the appearance.
import type { User } from '@app/contract/users/users.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveSettings } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { preloadLanguage } from '#lib/language.ts';
import { applyDensity, applyMotion, applyTheme, currentTheme, useTheme } from '#lib/theme.ts';
import { useMutation } from '#lib/use-mutation.ts';

const names = [
  'theme',
  'compactView',
  'showScores',
  'motion',
  'emailNotifications',
  'pushNotifications',
  'taskReminders',
  'commentNotifications',
  'language',
  'timezone',
  'dateFormat',
  'weekStart',
  'singleKeyShortcuts',
  'startScreen',
] as const;
export type Settings = Pick<User, (typeof names)[number]>;

/** Returns the form behind the tabs. The theme of the page is the theme of the form, so that menu and form always agree. */
export function useSettingsForm() {
  const user = useCurrentUser();
  const theme = useTheme();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const { mutate, isPending } = useMutation(saveSettings);
  const values: Settings = { ...settingsOf(user), ...changes, theme };
  usePreview(values, user);

  function change(part: Partial<Settings>): void {
    if (part.theme) applyTheme(part.theme);
    if (part.language) preloadLanguage(part.language);
    setChanges((previous) => ({ ...previous, ...part }));
  }
  function save(): void {
    if (isPending) return;
    mutate(values, { onSuccess: () => setChanges({}) });
  }
  return { values, change, save, isPending, isChanged: names.some((name) => values[name] !== user[name]) };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Previews density and motion, and restores the saved values when the screen unmounts. */
function usePreview({ compactView, motion }: Settings, saved: User): void {
  useEffect(() => applyDensity(compactView), [compactView]);
  useEffect(() => applyMotion(motion), [motion]);
  const leave = useEffectEvent(() => {
    if (currentTheme() !== saved.theme) applyTheme(saved.theme);
    applyDensity(saved.compactView);
    applyMotion(saved.motion);
  });
  useEffect(() => {
    const restore = () => leave();
    addEventListener('pagehide', restore);
    return () => {
      removeEventListener('pagehide', restore);
      restore();
    };
  }, []);
}

function settingsOf(user: User): Settings {
  return Object.fromEntries(names.map((name) => [name, user[name]])) as unknown as Settings;
}
