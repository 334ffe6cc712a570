// Lists the browsers in which a person needs no code, and ends one of them.
import type { Api } from '@app/contract/api.ts';
import { deviceWords } from '@app/texts/sentences/devices.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { deleteTrustedDevice, trustedDevicesOf } from '#second-factors/second-factors.sql.ts';

export const trustedDevices: Handlers<Api['trustedDevices']> = {
  async list({ db, actor, session }) {
    const found = await trustedDevicesOf(db, actor.id, session.visitor.trustHash);
    return found.map(({ userAgent, ...device }) => ({ ...device, device: deviceWords(userAgent, actor.language) }));
  },

  async end({ db, actor, params: { trustedDeviceId } }) {
    requireFound((await deleteTrustedDevice(db, actor.id, trustedDeviceId)) || undefined, 'users.secondFactor.trustOver');
    return { success: true };
  },
};
