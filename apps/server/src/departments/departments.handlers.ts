// Departments: the list, the caller's own, their members.
import type { Api } from '@app/contract';
import { allDepartments, departmentsOf, findDepartment, membersOf, publicDepartments } from '#departments/departments.sql.ts';
import type { Handlers } from '#http/context.ts';
import { must } from '#http/errors.ts';

export const departments: Handlers<Api['departments']> = {
  list: ({ db, actor }) => (actor ? allDepartments(db) : publicDepartments(db)),

  mine: ({ db, actor }) => departmentsOf(db, actor.id),

  async users({ db, actor, params }) {
    must(await findDepartment(db, params.departmentId), 'departments.notFound');
    return membersOf(db, actor, params.departmentId);
  },
};
