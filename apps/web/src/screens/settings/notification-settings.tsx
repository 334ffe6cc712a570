// Settings of what one wants to hear about.
import { useText } from '#lib/text.ts';
import { SettingGroup } from '#screens/settings/setting-group.tsx';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';

const names = ['emailNotifications', 'pushNotifications', 'taskReminders', 'commentNotifications'] as const;

export function NotificationSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  return (
    <SettingGroup title={settings.notifications} text={settings.notificationsText}>
      {names.map((name) => (
        <SettingSwitch key={name} form={form} name={name} words={settings[name]} />
      ))}
    </SettingGroup>
  );
}
