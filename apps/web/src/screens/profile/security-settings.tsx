// Future security features; their buttons are disabled.
import { useId } from 'react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

export function SecuritySettings() {
  const { profile } = useText().users;
  return (
    <Panel title={profile.security} rows>
      {[profile.twoFactor, profile.sessions, profile.history].map(({ title, text }) => (
        <Row key={title} title={title} text={text} soon={profile.comingSoon} />
      ))}
    </Panel>
  );
}

function Row({ title, text, soon }: { title: string; text: string; soon: string }) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <h3 id={id} className="text-13 font-medium">
          {title}
        </h3>
        <p className="text-12 text-pretty text-ink-3">{text}</p>
      </div>
      <Button disabled aria-describedby={id}>
        {soon}
      </Button>
    </div>
  );
}
