// Departments: all of them, the caller's own, their members, and their administration.
import type { Api } from '@app/contract/api.ts';
import { addMember } from '#departments/add-member.ts';
import { createDepartment } from '#departments/create-department.ts';
import {
  allDepartments,
  departmentsOf,
  findDepartment,
  membersOf,
  registrationDepartments,
} from '#departments/departments.sql.ts';
import { mergeDepartment } from '#departments/merge-department.ts';
import { removeDepartment } from '#departments/remove-department.ts';
import { removeMember } from '#departments/remove-member.ts';
import { setDepartmentRole } from '#departments/set-department-role.ts';
import { updateDepartment } from '#departments/update-department.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { enforcementNow } from '#identity-providers/enforcement.ts';
import { registrationNow } from '#registration/registration-now.ts';

export const departments: Handlers<Api['departments']> = {
  async list({ db, actor, config }) {
    if (actor && !actor.awaitsApproval) return allDepartments(db);
    const { mode } = await registrationNow(db, config);
    const { enforced } = await enforcementNow(db, config);
    return mode === 'closed' || enforced ? [] : registrationDepartments(db, mode === 'approval');
  },

  mine: ({ db, actor }) => departmentsOf(db, actor.id),

  async users({ db, actor, params }) {
    requireFound(await findDepartment(db, params.departmentId), 'departments.notFound');
    return membersOf(db, actor, params.departmentId);
  },

  create: ({ db, actor, address, body }) => createDepartment(db, { actor, address }, body),

  update: ({ db, actor, address, params, body }) => updateDepartment(db, { actor, address }, params.departmentId, body),

  async remove({ db, actor, address, params }) {
    await removeDepartment(db, { actor, address }, params.departmentId);
    return { success: true };
  },

  addUser: ({ db, actor, address, body }) => addMember(db, { actor, address }, body),

  setRole: ({ db, actor, address, body }) => setDepartmentRole(db, { actor, address }, body),

  async removeUser({ db, actor, address, body }) {
    await removeMember(db, { actor, address }, body);
    return { success: true };
  },
};

export const departmentMerges: Handlers<Api['departmentMerges']> = {
  create: ({ db, actor, address, params, body }) => mergeDepartment(db, { actor, address }, { ...params, ...body }),
};
