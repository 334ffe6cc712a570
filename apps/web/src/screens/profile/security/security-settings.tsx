// What protects the account besides its password: each with a sentence, and more once somebody asks for it.

import { useQuery } from '@tanstack/react-query';
import { signInWaysQuery } from '#features/auth/sign-in-ways.queries.ts';
import { IdentitySetting } from '#screens/profile/security/identity-setting.tsx';
import { PasskeySetting } from '#screens/profile/security/passkey-setting.tsx';
import { PhoneSetting } from '#screens/profile/security/phone-setting.tsx';
import { FoldedRow } from '#screens/profile/security/security-row.tsx';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { SessionList } from '#screens/profile/security/session-list.tsx';
import { SignInList } from '#screens/profile/security/sign-in-list.tsx';
import { Panel } from '#ui/panel.tsx';

export function SecuritySettings() {
  const words = useSecurityText();
  const { data: ways } = useQuery(signInWaysQuery);
  return (
    <Panel title={words.title} rows>
      <FoldedRow title={words.twoFactor.title} text={words.twoFactor.text}>
        <PhoneSetting />
      </FoldedRow>
      <FoldedRow title={words.passkeys.title} text={words.passkeys.text}>
        <PasskeySetting />
      </FoldedRow>
      {ways && ways.providers.length > 0 ? <IdentitySetting providers={ways.providers} /> : null}
      <FoldedRow title={words.sessions.title} text={words.sessions.text}>
        <SessionList />
      </FoldedRow>
      <FoldedRow title={words.history.title} text={words.history.text}>
        <SignInList />
      </FoldedRow>
    </Panel>
  );
}
