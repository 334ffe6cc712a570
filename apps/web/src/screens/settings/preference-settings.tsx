// Settings of language, time, dates and keys.

import { followsBrowser } from '@app/contract/dates/zones.rules.ts';
import { languageNames } from '@app/contract/languages/languages.rules.ts';
import { dateFormats, languages, startScreens, timezones, weekStarts } from '@app/contract/limits.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { browserTimezone } from '#lib/browser-place.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { SettingSelect } from '#screens/settings/setting-select.tsx';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

const timezoneChoices = ['browser', ...timezones] as const;

export function PreferenceSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  const today = useToday();
  const { formatTyped } = useDates();
  const { timezone: saved } = useCurrentUser();
  const browserZone = followsBrowser(saved) ? saved : browserTimezone();
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
        value={timezoneChoices.find((choice) => choice === form.values.timezone) ?? 'browser'}
        values={timezoneChoices}
        disabled={form.isPending}
        option={(choice) => ({ label: choice === 'browser' ? settings.timezoneOfBrowser(placeName(browserZone)) : choice })}
        onChange={(choice) => form.change({ timezone: choice === 'browser' ? browserZone : choice })}
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
        strings={settings.weekStart}
        value={form.values.weekStart}
        values={weekStarts}
        disabled={form.isPending}
        option={(start) => ({ label: settings.weekStarts[start] })}
        onChange={(weekStart) => form.change({ weekStart })}
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

/** The name of a zone for a person, 'Asia/Ho Chi Minh'. */
function placeName(zone: string): string {
  return zone.replace(/^Etc\//, '').replaceAll('_', ' ');
}
