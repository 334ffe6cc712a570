// Appearance settings; they show at once and persist when they are saved.
import { themes } from '@app/contract/limits.ts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '#lib/text.ts';
import { SettingSelect } from '#screens/settings/setting-select.tsx';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

const icons = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

export function AppearanceSettings({ form }: { form: SettingsForm }) {
  const { users, shell } = useText();
  const strings = users.settings;
  return (
    <Panel rows title={strings.appearance} text={strings.appearanceText}>
      <SettingSelect
        strings={strings.theme}
        value={form.values.theme}
        values={themes}
        disabled={form.isPending}
        option={(theme) => ({ label: shell.themes[theme], icon: icons[theme] })}
        onChange={(theme) => form.change({ theme })}
      />
      <SettingSwitch form={form} name="compactView" strings={strings.compactView} />
      <SettingSwitch form={form} name="showScores" strings={strings.showScores} />
      <SettingSwitch form={form} name="motion" strings={strings.motion} />
    </Panel>
  );
}
