// Which dashboards a person gets by mail every Monday.
import type { Api } from '@app/contract/api.ts';
import type { DashboardMails } from '@app/contract/dashboard-mails/dashboard-mails.contract.ts';
import { dashboardMailLimits } from '@app/contract/dashboard-mails/dashboard-mails.limits.ts';
import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';
import {
  addDashboardMail,
  dashboardMailsOf,
  hasDashboardMail,
  removeDashboardMail,
} from '#dashboard-mails/dashboard-mails.sql.ts';
import type { Db } from '#db/connect.ts';
import { mailServerOf } from '#email/mail-server.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const dashboardMails: Handlers<Api['dashboardMails']> = {
  list: ({ db, actor, config }) => listed(db, actor, config),

  async set({ db, actor, config, params: { workspaceId }, body: { on } }) {
    if (on) {
      await requireWorkspace(db, actor, workspaceId);
      if (!(await hasDashboardMail(db, actor.id, workspaceId))) {
        const from = sql`dashboard_mails where user_id = ${actor.id}`;
        await assertRowLimit(db, { name: `dashboard_mails:${actor.id}`, from, most: dashboardMailLimits.boards });
      }
      await addDashboardMail(db, actor.id, workspaceId);
    } else await removeDashboardMail(db, actor.id, workspaceId);
    return listed(db, actor, config);
  },
};

async function listed(db: Db, actor: Principal, config: Config): Promise<DashboardMails> {
  return { hasMailServer: mailServerOf(config) !== undefined, boards: await dashboardMailsOf(db, actor) };
}
