// Settings of what one wants to hear about.
import { useText } from '#lib/text.ts';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

const names = ['emailNotifications', 'pushNotifications', 'taskReminders', 'commentNotifications'] as const;

export function NotificationSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  return (
    <Panel rows title={settings.notifications} text={settings.notificationsText}>
      {names.map((name) => (
        <SettingSwitch key={name} form={form} name={name} words={settings[name]} />
      ))}
    </Panel>
  );
}
