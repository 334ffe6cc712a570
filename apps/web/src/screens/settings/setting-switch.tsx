// A setting that is on or off.

import type { Settings, SettingsForm } from '#screens/settings/use-settings-form.ts';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

interface SettingSwitchProps {
  form: SettingsForm;
  name: { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
  words: { title: string; text: string };
}

export function SettingSwitch({ form, name, words }: SettingSwitchProps) {
  const { values, change, isPending } = form;
  return (
    <SettingRow {...words}>
      {(control) => <Switch {...control} checked={values[name]} disabled={isPending} onChange={(on) => change({ [name]: on })} />}
    </SettingRow>
  );
}
