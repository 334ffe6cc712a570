// The room of the card "Set up" on the screens that have it, which is there from their first paint; the card loads into it.
import { setupSteps } from '@app/contract/setup/setup.rules.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useLowWindow } from '#lib/media.ts';
import '#features/setup/setup.css';

const SetupCard = lazyOverlay(() => import('#features/setup/setup-card.tsx').then((m) => ({ default: m.SetupCard })), {
  silent: true,
});

interface SetupSlotProps {
  /** The whole card, or one line that leads to it. */
  form: 'card' | 'line';
}

export function SetupSlot({ form }: SetupSlotProps) {
  return (
    <div className="setup-slot" data-form={form}>
      <div aria-hidden="true" className={form === 'card' ? 'setup-card setup-room' : 'setup-line setup-room'}>
        {form === 'card' ? (
          <>
            <div className="setup-head" />
            <div className="setup-steps">
              {setupSteps.map((step) => (
                <div key={step} className="setup-step" />
              ))}
            </div>
          </>
        ) : null}
      </div>
      <SetupCard form={form} />
    </div>
  );
}

/** On the first screen: the card where there is room for it and the board. */
export function FirstScreenSetup() {
  return <SetupSlot form={useLowWindow() ? 'line' : 'card'} />;
}
