// Who may create an account, for administrators.
import type { Api } from '@app/contract/api.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { storeRegistration } from '#registration/registration.sql.ts';
import { registrationNow } from '#registration/registration-now.ts';

export const registration: Handlers<Api['registration']> = {
  get: ({ db, config }) => registrationNow(db, config),

  async set({ db, actor, config, address, body: { mode } }) {
    // What the environment decides is only shown, so nothing is stored beside it.
    if (!config.isRegistrationSet && (await storeRegistration(db, mode)))
      await recordAudit(db, { by: actor, action: 'registration_changed', details: { mode }, address });
    return registrationNow(db, config);
  },
};
