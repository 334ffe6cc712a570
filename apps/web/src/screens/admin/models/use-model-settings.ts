// The settings of the model while they are edited.
import { type ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import { saveModelSettings } from '#features/models/models.queries.ts';
import { useText } from '#lib/text.ts';
import { changeOf, isSameTyped, type TypedSettings, typedOf } from '#screens/admin/models/typed-settings.ts';
import { type SettingsEdit, useSettingsEdit } from '#screens/admin/use-settings-edit.ts';

export type ModelSettingsEdit = SettingsEdit<TypedSettings>;

export function useModelSettings(saved: ModelSettings): ModelSettingsEdit {
  return useSettingsEdit({
    draftKey: 'model-settings',
    saved,
    secretField: 'apiKey',
    typedOf,
    isSame: isSameTyped,
    check: (typed, secret, version) => ModelSettingsChange.safeParse(changeOf(typed, secret, version)),
    save: saveModelSettings,
    words: useText().models.settings,
  });
}
