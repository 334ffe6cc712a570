// Which hints are shown: each one that was dismissed can be shown again. A switch saves at once.
import { hintKinds } from '@app/contract/hints/hints.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHintSettingsText } from '#features/hints/hint-settings-text.ts';
import { dismissedHintsQuery, setDismissed } from '#features/hints/hints.queries.ts';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

export function HintSettings() {
  const texts = useHintSettingsText();
  const client = useQueryClient();
  const { data } = useQuery(dismissedHintsQuery);
  return (
    <Panel rows title={texts.title} text={texts.text}>
      {hintKinds.map((kind) => (
        <SettingRow key={kind} {...texts.kinds[kind]}>
          {(control) => (
            <Switch
              {...control}
              checked={data !== undefined && !data.dismissed.includes(kind)}
              disabled={data === undefined}
              onChange={(on) => void setDismissed(client, kind, !on)}
            />
          )}
        </SettingRow>
      ))}
    </Panel>
  );
}
