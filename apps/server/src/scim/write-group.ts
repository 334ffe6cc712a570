// Writes what a directory says of a group, by the same commands as the administrators' screens.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { addMembers } from '#departments/add-member.ts';
import { createDepartment } from '#departments/create-department.ts';
import { removeMembers } from '#departments/remove-member.ts';
import { updateDepartment } from '#departments/update-department.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import type { GivenGroup } from '#scim/given-group.ts';
import type { ScimWrite } from '#scim/scim-context.ts';
import { archivedDepartment, membersOfGroups, type ScimGroupRow, saveScimGroup } from '#scim/scim-groups.sql.ts';
import { existingUsers } from '#scim/scim-users.sql.ts';

/** Creates the department and returns its id; an archived one of that name comes back instead. */
export async function createGroup(write: ScimWrite, given: GivenGroup): Promise<number> {
  const { tx, caller } = write;
  const { name } = given;
  if (name === undefined) throw new ScimError(400, 'value', 'invalidValue');
  const archived = await archivedDepartment(tx, departmentKey(name));
  if (archived === undefined) {
    const { id } = await createDepartment(tx, caller, { name, isPublic: false, join: false });
    await saveScimGroup(tx, id, given.externalId ?? null);
    await writeMembers(write, id, given.members);
    return id;
  }
  await updateDepartment(tx, caller, archived, { archived: false, name });
  await saveScimGroup(tx, archived, given.externalId ?? null);
  await writeMembers(write, archived, given.members);
  return archived;
}

/** Writes what is given and differs. */
export async function writeGroup(write: ScimWrite, before: ScimGroupRow, given: GivenGroup): Promise<void> {
  const { tx, caller } = write;
  if (given.name !== undefined && given.name !== before.name) await updateDepartment(tx, caller, before.id, { name: given.name });
  await saveScimGroup(tx, before.id, given.externalId === undefined ? before.externalId : given.externalId);
  await writeMembers(write, before.id, given.members);
}

/** Archives the department: its tasks and members stay, and nothing new goes into it. */
export async function archiveGroup({ tx, caller }: ScimWrite, departmentId: number): Promise<void> {
  await updateDepartment(tx, caller, departmentId, { archived: true });
}

/** Lets the department have these members and no others. */
async function writeMembers(
  { tx, caller }: ScimWrite,
  departmentId: number,
  members: ReadonlySet<number> | undefined,
): Promise<void> {
  if (!members) return;
  const present = new Set((await membersOfGroups(tx, [departmentId])).map(({ id }) => id));
  const added = [...members].filter((id) => !present.has(id));
  const removed = [...present].filter((id) => !members.has(id));
  if ((await existingUsers(tx, added)).length < added.length) throw new ScimError(400, 'memberUnknown', 'invalidValue');
  if (removed.length > 0) await removeMembers(tx, caller, { userIds: removed, departmentId });
  if (added.length > 0) await addMembers(tx, caller, { userIds: added, departmentId, role: 'member' });
}
