// Answers the calls about groups.

import { lockDepartment } from '#departments/departments.sql.ts';
import { lockNames } from '#departments/names-taken.ts';
import { requireFound } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { idOf } from '#scim/answer-users.ts';
import { readGroup, readGroupPatch } from '#scim/given-group.ts';
import { groupAttributes } from '#scim/group-attributes.sql.ts';
import { groupResource } from '#scim/group-resource.ts';
import { assertVersion, isWanted, namesVersion, projected, wantedOf } from '#scim/resource.ts';
import { runWrite } from '#scim/run-write.ts';
import type { ScimAnswer, ScimCall, ScimServer, ScimWrite } from '#scim/scim-context.ts';
import { findScimGroup, membersOfGroups, type ScimGroupRow, scimGroupsPage } from '#scim/scim-groups.sql.ts';
import { listAnswer, listRequestOf } from '#scim/scim-list.ts';
import { archiveGroup, createGroup, writeGroup } from '#scim/write-group.ts';

/** Returns a page of groups; `asked` is the query, or the body of a search. */
export async function listGroups({ database }: ScimServer, call: ScimCall, asked: ScimCall['query']): Promise<ScimAnswer> {
  const request = listRequestOf(asked, groupAttributes);
  const { total, rows } = await scimGroupsPage(database.db, request);
  const isAsked = isWanted(request.wanted, 'members');
  const members = isAsked
    ? Map.groupBy(
        await membersOfGroups(
          database.db,
          rows.map(({ id }) => id),
        ),
        ({ departmentId }) => departmentId,
      )
    : undefined;
  const resources = rows.map((row) => {
    const own = members && (members.get(row.id) ?? []);
    return projected(groupResource(row, own, call.base), request.wanted);
  });
  return { status: 200, body: listAnswer(request, total, resources) };
}

export async function getGroup({ database }: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  const row = await findScimGroup(database.db, idOf(id));
  if (!row) throw new ScimError(404, 'notFound');
  return answerOf(call, row, database.db);
}

/** The answer with a resource, or 304 for whoever has it. */
async function answerOf(call: ScimCall, row: ScimGroupRow, db: ScimWrite['tx'], status = 200): Promise<ScimAnswer> {
  const wanted = wantedOf(call.query['attributes'], call.query['excludedAttributes']);
  const members = isWanted(wanted, 'members') ? await membersOfGroups(db, [row.id]) : undefined;
  const resource = groupResource(row, members, call.base);
  const { version, location } = resource.meta;
  const headers = { ETag: version, ...(status === 201 && { Location: location }) };
  if (status === 200 && call.method === 'GET' && call.ifNoneMatch !== undefined && namesVersion(call.ifNoneMatch, version))
    return { status: 304, headers };
  return { status, body: projected(resource, wanted), headers };
}

export async function postGroup(server: ScimServer, call: ScimCall): Promise<ScimAnswer> {
  const given = readGroup(call.body);
  const row = await runWrite(server, call, async (write) => {
    await lockNames(write.tx);
    const id = await createGroup(write, given);
    return requireFound(await findScimGroup(write.tx, id), 'departments.notFound');
  });
  return answerOf(call, row, server.database.db, 201);
}

/** Changes a group by a whole one; a PATCH is answered without it, as it may have thousands of members. */
export async function changeGroup(server: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  const row = await runWrite(server, call, async (write) => {
    const before = await lockedGroup(write, call, id);
    const present = await membersOfGroups(write.tx, [before.id]);
    const given =
      call.method === 'PUT' ? readGroup(call.body) : readGroupPatch(call.body, new Set(present.map((each) => each.id)));
    await writeGroup(write, before, given);
    return requireFound(await findScimGroup(write.tx, before.id), 'departments.notFound');
  });
  if (call.method === 'PUT') return answerOf(call, row, server.database.db);
  return { status: 204, headers: { ETag: groupResource(row, undefined, call.base).meta.version } };
}

export async function deleteGroup(server: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  await runWrite(server, call, async (write) => archiveGroup(write, (await lockedGroup(write, call, id)).id));
  return { status: 204 };
}

/** Returns the group, which nobody else changes before the transaction ends; 412 if it is no longer the expected version. */
async function lockedGroup({ tx }: ScimWrite, call: ScimCall, id: string): Promise<ScimGroupRow> {
  await lockNames(tx);
  await lockDepartment(tx, idOf(id));
  const row = await findScimGroup(tx, idOf(id));
  if (!row) throw new ScimError(404, 'notFound');
  assertVersion(call.ifMatch, groupResource(row, undefined, call.base).meta.version);
  return row;
}
