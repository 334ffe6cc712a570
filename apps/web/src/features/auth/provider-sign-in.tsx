// Single sign-on on the sign-in page: above the form, or in its place where passwords are switched off.
import type { SignInWays } from '@app/contract/sign-in-ways/sign-in-ways.contract.ts';
import { useLocation } from 'react-router';
import { ProviderLinks, useProviderProblem } from '#features/auth/provider-links.tsx';
import { useSingleSignOnText } from '#features/auth/single-sign-on-text.ts';
import { FormError } from '#ui/form-error.tsx';

interface ProviderSignInProps {
  providers: SignInWays['providers'];
  next: string | undefined;
  /** Passwords are switched off; undefined once somebody has asked for the form. */
  only: boolean;
  onPassword: () => void;
}

export function ProviderSignIn({ providers, next, only, onPassword }: ProviderSignInProps) {
  const { signIn } = useSingleSignOnText();
  const problem = useProviderProblem(new URLSearchParams(useLocation().search), providers);
  return (
    <div className="mb-2">
      {problem === undefined ? null : (
        <div className="mb-4">
          <FormError text={problem} />
        </div>
      )}
      <ProviderLinks providers={providers} next={next} only={only} />
      {only ? (
        <div className="mt-4 text-center">
          <button type="button" className="auth-link" onClick={onPassword}>
            {signIn.emergency}
          </button>
        </div>
      ) : providers.length > 0 ? (
        <p className="my-4 flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {signIn.or}
        </p>
      ) : null}
    </div>
  );
}
