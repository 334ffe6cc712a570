// Why a way through a provider ended: a code for people, and for administrators what the provider or the network said.
import type { ProviderProblem } from '@app/contract/identity-providers/identity-providers.limits.ts';

/** Ends a way through a provider; the sign-in page says the problem in words. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly problem: ProviderProblem;
  readonly detail: string | undefined;

  constructor(problem: ProviderProblem, detail?: string, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
    this.detail = detail;
  }
}
