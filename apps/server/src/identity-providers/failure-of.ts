// What an error of the library means for people.
import type { ProviderProblem } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';

export type OpenId = typeof import('openid-client');

type At = 'discovery' | 'answer' | 'code' | 'claims';

/** Returns the failure behind an error of the library; `at` is what was being done. */
export function failureOf(openid: OpenId, error: unknown, at: At): ProviderFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProviderFailure) return cause;
  const options = { cause: error };
  if (error instanceof openid.AuthorizationResponseError) {
    const detail = [error.error, error.error_description].filter(Boolean).join(': ');
    return new ProviderFailure(error.error === 'access_denied' ? 'cancelled' : 'refused', detail, options);
  }
  if (error instanceof openid.ResponseBodyError) {
    const detail = [error.error, error.error_description].filter(Boolean).join(': ');
    return new ProviderFailure(isOfClient(error.error) ? 'secret_refused' : 'code_refused', detail, options);
  }
  if (error instanceof openid.WWWAuthenticateChallengeError)
    return new ProviderFailure(at === 'code' ? 'secret_refused' : 'refused', `HTTP ${error.status}`, options);
  const { code, message, claim } = factsOf(error);
  return new ProviderFailure(problemOf(code, message, claim, at), [code, message].filter(Boolean).join(': '), options);
}

function isOfClient(code: string): boolean {
  return code === 'invalid_client' || code === 'unauthorized_client';
}

function factsOf(error: unknown): { code: string; message: string; claim: unknown } {
  let code = '';
  let message = '';
  let claim: unknown;
  for (let at = error; at instanceof Error; at = at.cause as unknown) {
    if ('code' in at && typeof at.code === 'string') code = at.code;
    message = at.message;
    if (typeof at.cause === 'object' && at.cause !== null && !(at.cause instanceof Error)) {
      const facts = at.cause as { claim?: unknown; attribute?: unknown };
      claim = facts.claim ?? facts.attribute ?? claim;
    }
  }
  return { code, message, claim };
}

function problemOf(code: string, message: string, claim: unknown, at: At): ProviderProblem {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'slow';
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return at === 'discovery' ? 'other_issuer' : 'token_invalid';
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
    return claim === 'aud' || claim === 'azp' ? 'other_audience' : claim === 'iss' ? 'other_issuer' : 'token_invalid';
  if (code === 'OAUTH_KEY_SELECTION_FAILED' || /signature/i.test(message)) return 'keys';
  if (at === 'discovery') return 'not_a_provider';
  if (/"iss"|issuer/i.test(message)) return 'other_issuer';
  return at === 'code' ? 'token_invalid' : 'refused';
}
