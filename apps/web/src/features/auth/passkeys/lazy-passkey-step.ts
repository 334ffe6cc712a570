// A passkey as the second step: it loads when somebody asks for it.
import { lazyComponent } from '#lib/lazy.tsx';

export const PasskeyStep = lazyComponent(
  () => import('#features/auth/passkeys/passkey-step.tsx').then((m) => ({ default: m.PasskeyStep })),
  { early: true },
);
