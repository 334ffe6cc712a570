// The numbers of mails with dashboards: a module of their own, because the web's first screens load `limits.ts`.

export const dashboardMailLimits = {
  /** Dashboards that one person gets. */
  boards: 20,
  /** Listed people of a mail, those with the most open tasks. */
  people: 6,
} as const;
