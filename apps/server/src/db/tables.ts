// The data dictionary: every table, its defaults and its constraints (specification part 1, section 3, and what we add).
export * from '#db/tables/access.ts';
export * from '#db/tables/mails.ts';
export * from '#db/tables/people.ts';
export * from '#db/tables/tasks.ts';
