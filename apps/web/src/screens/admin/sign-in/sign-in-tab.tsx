// How people sign in.
import { DirectoryPanel } from '#screens/admin/sign-in/directory/directory-panel.tsx';
import { ScimPanel } from '#screens/admin/sign-in/scim-panel.tsx';
import { SecondFactorPanel } from '#screens/admin/sign-in/second-factor-panel.tsx';
import { SingleSignOnPanel } from '#screens/admin/sign-in/single-sign-on-panel.tsx';

export function SignInTab() {
  return (
    <div className="flex max-w-180 flex-col gap-4">
      <SecondFactorPanel />
      <SingleSignOnPanel />
      <DirectoryPanel />
      <ScimPanel />
    </div>
  );
}
