// Which hints are shown: each one that was dismissed can be shown again. A switch saves at once.
import { hintKinds } from '@app/contract/hints/hints.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dismissedHintsQuery, setDismissed } from '#features/hints/hints.queries.ts';
import { useText } from '#lib/text.ts';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

export function HintSettings() {
  const { hints } = useText();
  const client = useQueryClient();
  const { data } = useQuery(dismissedHintsQuery);
  return (
    <Panel rows title={hints.settings} text={hints.settingsText}>
      {hintKinds.map((kind) => (
        <SettingRow key={kind} {...hints.kinds[kind]}>
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
