// Merging departments. Apart from the others, as only the administration loads it.
import * as z from 'zod/mini';
import { Department } from '#departments/departments.contract.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, PathId } from '#fields.ts';
import { grantVias } from '#principals.ts';

/** The department that takes everything; with `dryRun` nothing moves, and the answer says what would. */
export const DepartmentMerge = z.object({
  into: bodyId('departments.notFound'),
  dryRun: z._default(z.boolean('errors.invalid'), false),
});
export type DepartmentMerge = z.input<typeof DepartmentMerge>;

/** What goes to the other department. */
export const MergedDepartment = z.object({
  /** The one that stays. */
  department: Department,
  moved: z.object({
    /** Tasks on its board, those of the archive and the trash among them. */
    tasks: z.int(),
    /** People who become members of the other one, and the members of the other one, who see these tasks from then on. */
    people: z.int(),
    readers: z.int(),
    /** Columns that the other board has not. */
    columns: z.int(),
    taskTemplates: z.int(),
    checklistTemplates: z.int(),
    views: z.int(),
    invitations: z.int(),
  }),
});
export type MergedDepartment = z.output<typeof MergedDepartment>;

export const departmentMerges = {
  create: endpoint({
    method: 'POST',
    path: '/api/departments/:departmentId/merge',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Merges a department into another one',
    params: z.object({ departmentId: PathId }),
    body: DepartmentMerge,
    response: MergedDepartment,
    audit: 'department_merged',
  }),
};
