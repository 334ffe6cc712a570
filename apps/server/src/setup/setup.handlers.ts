// The set-up of the installation: its state, what is put off, and the card that each administrator may dismiss.
import type { Api } from '@app/contract/api.ts';
import { setupSteps } from '@app/contract/setup/setup.rules.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { lockSetup, storeSetup } from '#setup/setup.sql.ts';
import { setupFor } from '#setup/setup-state.ts';

export const setup: Handlers<Api['setup']> = {
  get: ({ db, actor, config }) => setupFor(db, config, actor.id),

  async set({ db, actor, config, address, body: { later = {}, dismissed } }) {
    const before = await lockSetup(db);
    const isLater = (step: (typeof setupSteps)[number]) => later[step] ?? before.later.includes(step);
    const others = before.dismissedBy.filter((id) => id !== actor.id);
    const isDismissed = dismissed ?? before.dismissedBy.includes(actor.id);
    await storeSetup(db, {
      ...before,
      later: setupSteps.filter(isLater),
      dismissedBy: isDismissed ? [...others, actor.id] : others,
    });
    const changed = setupSteps.filter((step) => isLater(step) !== before.later.includes(step));
    if (changed.length > 0) {
      const details = Object.fromEntries(changed.map((step) => [step, isLater(step) ? 'later' : 'open']));
      await recordAudit(db, { by: actor, action: 'setup_changed', details, address });
    }
    return setupFor(db, config, actor.id);
  },
};
