// The dashboards whose numbers a person gets by mail every Monday. Nobody else sees which.
import * as z from 'zod/mini';
import { dashboardMailLimits } from '#dashboard-mails/dashboard-mails.limits.ts';
import { endpoint } from '#endpoint.ts';
import { WorkspaceId } from '#fields.ts';

const DashboardMails = z.object({
  /** Whether a mail server sends them; without one they are kept in the outbox. */
  hasMailServer: z.boolean(),
  /** The boards that the caller sees, by name; 0 is the company view, without a name. */
  boards: z
    .array(z.object({ workspaceId: z.int(), name: z.nullable(z.string()) }))
    .check(z.maxLength(dashboardMailLimits.boards)),
});
export type DashboardMails = z.output<typeof DashboardMails>;

export const dashboardMails = {
  list: endpoint({
    method: 'GET',
    path: '/api/dashboard-mails',
    access: 'user',
    summary: 'Returns the dashboards that the caller gets by mail every Monday',
    response: DashboardMails,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/dashboard-mails/:workspaceId',
    access: 'user',
    summary: 'Sends the caller the numbers of a dashboard every Monday, or no longer',
    params: z.object({ workspaceId: WorkspaceId }),
    body: z.object({ on: z.boolean('errors.invalid') }),
    response: DashboardMails,
  }),
};
