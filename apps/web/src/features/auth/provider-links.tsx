// The links that lead to the sign-in of a company's provider, and what came of the last one.
import * as api from '@app/contract/api.ts';
import { providerProblems } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { SignInWays } from '@app/contract/sign-in-ways/sign-in-ways.contract.ts';
import { useSingleSignOnText } from '#features/auth/single-sign-on-text.ts';
import { cn } from '#lib/cn.ts';

interface ProviderLinksProps {
  providers: SignInWays['providers'];
  /** The page that follows the sign-in. */
  next: string | undefined;
  /** They are the only way to sign in. */
  only?: boolean | undefined;
}

export function ProviderLinks({ providers, next, only }: ProviderLinksProps) {
  const { signIn } = useSingleSignOnText();
  return providers.map(({ id, name }) => (
    <a
      key={id}
      href={hrefOf(id, next)}
      className={cn(
        'button button-lg mb-2 w-full',
        only
          ? 'button-primary bg-brand text-on-accent hover:bg-brand-hover'
          : 'button-secondary bg-surface text-ink-1 hover:bg-hover',
      )}
    >
      <span className="truncate">{signIn.with(name)}</span>
    </a>
  ));
}

function hrefOf(id: string, next: string | undefined): string {
  const path = api.identityProviders.start.path.replace(':providerId', id);
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Returns the sentence of a problem that the address of a page names; undefined if it names none. */
export function useProviderProblem(search: URLSearchParams, providers: SignInWays['providers']): string | undefined {
  const { problems, signIn } = useSingleSignOnText();
  const problem = providerProblems.find((known) => known === search.get('problem'));
  const name = providers.find(({ id }) => id === search.get('provider'))?.name ?? signIn.company;
  return problem && problems[problem].replaceAll('{name}', name);
}
