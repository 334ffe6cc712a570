// Which hints are shown, and what is worth a look on My work: whatever was hidden can be shown again. A switch saves at once.
import { type HintKind, hintKinds } from '@app/contract/hints/hints.rules.ts';
import type { SilencedNudge } from '@app/contract/nudges/nudges.contract.ts';
import { hintOfNudge, nudgeKinds } from '@app/contract/nudges/nudges.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHintSettingsText } from '#features/hints/hint-settings-text.ts';
import { dismissedHintsQuery, setDismissed } from '#features/hints/hints.queries.ts';
import { useNudgeText } from '#features/today/do-first-text.ts';
import { setSilenced, silencedNudgesQuery } from '#features/today/nudges.queries.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

const ofNudges: readonly HintKind[] = nudgeKinds.map((kind) => hintOfNudge[kind]);

export function HintSettings() {
  const texts = useHintSettingsText();
  const { settings: nudges } = useNudgeText();
  const silenced = useQuery(silencedNudgesQuery);
  return (
    <>
      <Panel rows title={texts.title} text={texts.text}>
        {hintKinds.map((kind) => (ofNudges.includes(kind) ? null : <KindSwitch key={kind} kind={kind} />))}
      </Panel>
      <Panel rows title={nudges.title} text={nudges.text}>
        {ofNudges.map((kind) => (
          <KindSwitch key={kind} kind={kind} />
        ))}
        {silenced.data && silenced.data.length > 0 ? <Silenced nudges={silenced.data} /> : null}
      </Panel>
    </>
  );
}

function KindSwitch({ kind }: { kind: HintKind }) {
  const texts = useHintSettingsText();
  const client = useQueryClient();
  const { data } = useQuery(dismissedHintsQuery);
  return (
    <SettingRow {...texts.kinds[kind]}>
      {(control) => (
        <Switch
          {...control}
          checked={data !== undefined && !data.dismissed.includes(kind)}
          disabled={data === undefined}
          onChange={(on) => void setDismissed(client, kind, !on)}
        />
      )}
    </SettingRow>
  );
}

function Silenced({ nudges }: { nudges: readonly SilencedNudge[] }) {
  const { settings } = useNudgeText();
  const kinds = useHintSettingsText().kinds;
  const client = useQueryClient();
  return (
    <section aria-label={settings.single} className="flex flex-col gap-1 py-3">
      <h3 className="text-13 font-medium">{settings.single}</h3>
      <ul className="divide-y divide-line">
        {nudges.map((nudge) => (
          <li key={`${nudge.kind} ${nudge.subjectId}`} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 flex-1 text-13 wrap-anywhere">
              {nudge.name}
              <span className="block text-12 text-ink-2">{kinds[hintOfNudge[nudge.kind]].title}</span>
            </span>
            <Button
              variant="ghost"
              aria-label={settings.hearOf(nudge.name)}
              onClick={() => void setSilenced(client, nudge, false)}
            >
              {settings.hear}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
