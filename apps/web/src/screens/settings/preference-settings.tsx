// Settings of time and dates. The language joins them once there are translations.
import { dateFormats, timezones } from '@app/contract';
import { formatShort, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { SettingSelect } from '#screens/settings/setting-select.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

export function PreferenceSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  const today = useToday();
  return (
    <Panel rows title={settings.preferences} text={settings.preferencesText}>
      <SettingSelect
        words={settings.timezone}
        value={form.values.timezone}
        values={timezones}
        disabled={form.isPending}
        onChange={(timezone) => form.change({ timezone })}
      />
      <SettingSelect
        words={settings.dateFormat}
        value={form.values.dateFormat}
        values={dateFormats}
        disabled={form.isPending}
        option={(format) => ({ label: settings.dateExample(format, formatShort(today, format)) })}
        onChange={(dateFormat) => form.change({ dateFormat })}
      />
    </Panel>
  );
}
