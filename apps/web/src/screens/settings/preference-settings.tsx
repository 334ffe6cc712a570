// Settings of language, time, dates and keys.
import { dateFormats, languageNames, languages, startScreens, timezones } from '@app/contract';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { SettingSelect } from '#screens/settings/setting-select.tsx';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

export function PreferenceSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText('accountAdmin').users;
  const today = useToday();
  const { formatTyped } = useDates();
  return (
    <Panel rows title={settings.preferences} text={settings.preferencesText}>
      <SettingSelect
        strings={settings.language}
        value={form.values.language}
        values={languages}
        disabled={form.isPending}
        option={(language) => ({ label: languageNames[language] })}
        onChange={(language) => form.change({ language })}
      />
      <SettingSelect
        strings={settings.timezone}
        value={form.values.timezone}
        values={timezones}
        disabled={form.isPending}
        onChange={(timezone) => form.change({ timezone })}
      />
      <SettingSelect
        strings={settings.dateFormat}
        value={form.values.dateFormat}
        values={dateFormats}
        disabled={form.isPending}
        option={(format) => ({ label: settings.dateExample(format, formatTyped(today, format)) })}
        onChange={(dateFormat) => form.change({ dateFormat })}
      />
      <SettingSelect
        strings={settings.startScreen}
        value={form.values.startScreen}
        values={startScreens}
        disabled={form.isPending}
        option={(screen) => ({ label: settings.startScreens[screen] })}
        onChange={(startScreen) => form.change({ startScreen })}
      />
      <SettingSwitch form={form} name="singleKeyShortcuts" strings={settings.singleKeyShortcuts} />
    </Panel>
  );
}
