// Settings of notifications.
import { useText } from '#lib/text.ts';
import { PushSetting } from '#screens/settings/push-setting.tsx';
import { SettingSwitch } from '#screens/settings/setting-switch.tsx';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Panel } from '#ui/panel.tsx';

export function NotificationSettings({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  return (
    <Panel rows title={settings.notifications} text={settings.notificationsText}>
      <SettingSwitch form={form} name="emailNotifications" strings={settings.emailNotifications} />
      <PushSetting form={form} />
      <SettingSwitch form={form} name="taskReminders" strings={settings.taskReminders} />
      <SettingSwitch form={form} name="commentNotifications" strings={settings.commentNotifications} />
    </Panel>
  );
}
