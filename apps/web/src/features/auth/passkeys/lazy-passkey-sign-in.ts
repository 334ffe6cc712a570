// Signing in with a passkey: it loads only where somebody has one.
import { lazyComponent } from '#lib/lazy.tsx';

export const PasskeySignIn = lazyComponent(
  () => import('#features/auth/passkeys/passkey-sign-in.tsx').then((m) => ({ default: m.PasskeySignIn })),
  { early: true },
);
