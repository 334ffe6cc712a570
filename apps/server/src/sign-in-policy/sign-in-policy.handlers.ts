// Who has to have a second step of the sign-in, for administrators.
import type { Api } from '@app/contract/api.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { signInPolicyNow, storeSignInPolicy } from '#sign-in-policy/sign-in-policy.sql.ts';

export const signInPolicy: Handlers<Api['signInPolicy']> = {
  get: ({ db }) => signInPolicyNow(db),

  async set({ db, actor, address, body }) {
    if (await storeSignInPolicy(db, body))
      await recordAudit(db, { by: actor, action: 'sign_in_policy_changed', details: { ...body }, address });
    return signInPolicyNow(db);
  },
};
