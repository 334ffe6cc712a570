// A setting with a few values.

import { Select, type SelectOption } from '#ui/select.tsx';
import { SettingRow } from '#ui/setting-row.tsx';

interface SettingSelectProps<Value extends string> {
  strings: { title: string; text: string };
  value: Value;
  values: readonly Value[];
  disabled: boolean;
  onChange: (value: Value) => void;
  option?: ((value: Value) => Omit<SelectOption, 'value'>) | undefined;
}

export function SettingSelect<Value extends string>(props: SettingSelectProps<Value>) {
  const { strings, value, values, disabled, onChange, option } = props;
  return (
    <SettingRow {...strings} wide>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={disabled}
          options={values.map((one) => ({ value: one, label: one, ...option?.(one) }))}
          onChange={(chosen) => {
            const found = values.find((one) => one === chosen);
            if (found !== undefined) onChange(found);
          }}
        />
      )}
    </SettingRow>
  );
}
