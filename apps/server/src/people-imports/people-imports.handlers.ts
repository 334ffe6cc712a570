// Adding many people.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { departmentTest } from '#people-imports/check-people.ts';
import { importPeople } from '#people-imports/import-people.ts';
import { readPeople } from '#people-imports/read-people.ts';

export const peopleImports: Handlers<Api['peopleImports']> = {
  read: async ({ db, upload }) => ({ rows: await readPeople(upload, await departmentTest(db)) }),

  create: ({ db, actor, config, address, body }) => importPeople({ db, actor, config, address }, body),
};
