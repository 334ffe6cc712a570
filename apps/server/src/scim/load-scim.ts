// Loads SCIM with the first request of a directory: most servers have none.
import type { ScimAnswer, ScimCall, ScimServer } from '#scim/scim-context.ts';

/** Returns the answers of SCIM to requests that have passed the checks of HTTP. */
export function scimAnswers(server: ScimServer): (call: ScimCall) => Promise<ScimAnswer> {
  return async (call) => {
    const { answerScim } = await import('#scim/answer-scim.ts');
    return answerScim(server, call);
  };
}
