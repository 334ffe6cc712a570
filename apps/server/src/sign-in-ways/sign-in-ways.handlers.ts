// Tells the page for signing in what is set up.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { enforcementNow } from '#identity-providers/enforcement.ts';
import { enabledProviders } from '#identity-providers/provider-settings.ts';
import { passkeySite } from '#passkeys/passkey-site.ts';
import { hasPasskeys } from '#passkeys/passkeys.sql.ts';
import { registrationNow } from '#registration/registration-now.ts';

export const signInWays: Handlers<Api['signInWays']> = {
  async list({ db, config }) {
    const site = passkeySite(config);
    // Nobody could come back from a provider to a server that does not know its own address.
    const providers = config.mail.linkUrl === undefined ? [] : await enabledProviders(db, config);
    const { enforced } = await enforcementNow(db, config);
    const { mode } = await registrationNow(db, config);
    return {
      password: !enforced,
      passkey: !enforced && site !== undefined && (await hasPasskeys(db, site.id)),
      passkeyOrigin: site?.origin ?? null,
      registration: !enforced && mode !== 'closed',
      providers: providers.map(({ id, name }) => ({ id, name })),
    };
  },
};
