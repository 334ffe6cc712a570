// Tells the page for signing in what is set up.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { passkeySite } from '#passkeys/passkey-site.ts';
import { hasPasskeys } from '#passkeys/passkeys.sql.ts';
import { registrationNow } from '#registration/registration-now.ts';

export const signInWays: Handlers<Api['signInWays']> = {
  async list({ db, config }) {
    const site = passkeySite(config);
    const { mode } = await registrationNow(db, config);
    return {
      password: true,
      passkey: site !== undefined && (await hasPasskeys(db, site.id)),
      passkeyOrigin: site?.origin ?? null,
      registration: mode !== 'closed',
      providers: [],
    };
  },
};
