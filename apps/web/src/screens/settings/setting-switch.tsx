// A setting that is on or off.

import type { Settings, SettingsForm } from '#screens/settings/use-settings-form.ts';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

interface SettingSwitchProps {
  form: SettingsForm;
  name: { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
  strings: { title: string; text: string };
}

export function SettingSwitch({ form, name, strings }: SettingSwitchProps) {
  const { values, change, isPending } = form;
  return (
    <SettingRow {...strings}>
      {(control) => <Switch {...control} checked={values[name]} disabled={isPending} onChange={(on) => change({ [name]: on })} />}
    </SettingRow>
  );
}
