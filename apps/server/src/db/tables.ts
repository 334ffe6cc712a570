// The data dictionary: every table with its defaults and constraints (specification part 1, section 3, and our additions).
export * from '#db/tables/access.ts';
export * from '#db/tables/backups.ts';
export * from '#db/tables/conversations.ts';
export * from '#db/tables/files.ts';
export * from '#db/tables/hand-overs.ts';
export * from '#db/tables/imports.ts';
export * from '#db/tables/incoming-mails.ts';
export * from '#db/tables/mails.ts';
export * from '#db/tables/passkeys.ts';
export * from '#db/tables/people.ts';
export * from '#db/tables/scim.ts';
export * from '#db/tables/second-factors.ts';
export * from '#db/tables/sign-ins.ts';
export * from '#db/tables/task-templates.ts';
export * from '#db/tables/tasks.ts';
export * from '#db/tables/views.ts';
export * from '#db/tables/webhooks.ts';
