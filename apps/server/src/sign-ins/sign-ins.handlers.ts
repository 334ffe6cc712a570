// Lists the sign-ins to one's own account.
import type { Api } from '@app/contract/api.ts';
import { deviceWords } from '@app/texts/sentences/devices.ts';
import type { Handlers } from '#endpoints/context.ts';
import { signInsOf } from '#sign-ins/sign-ins.sql.ts';

export const signIns: Handlers<Api['signIns']> = {
  async list({ db, actor }) {
    const found = await signInsOf(db, actor.id);
    return found.map(({ userAgent, ...signIn }) => ({ ...signIn, device: deviceWords(userAgent, actor.language) }));
  },
};
