// Answers the calls about users.
import { limits } from '@app/contract/limits.ts';
import { requireFound } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { createUser } from '#scim/create-user.ts';
import { checkedUser, readUser } from '#scim/given-user.ts';
import { readPatch } from '#scim/patch-user.ts';
import { assertVersion, namesVersion, projected, wantedOf } from '#scim/resource.ts';
import { runWrite } from '#scim/run-write.ts';
import type { ScimAnswer, ScimCall, ScimServer } from '#scim/scim-context.ts';
import { listAnswer, listRequestOf } from '#scim/scim-list.ts';
import { findScimUser, type ScimUserRow, scimUsersPage } from '#scim/scim-users.sql.ts';
import { userAttributes } from '#scim/user-attributes.sql.ts';
import { userResource } from '#scim/user-resource.ts';
import { removeUser, writeUser } from '#scim/write-user.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { lockAdministrators } from '#users/users.sql.ts';

/** Returns a page of users; `asked` is the query, or the body of a search. */
export async function listUsers({ database }: ScimServer, call: ScimCall, asked: ScimCall['query']): Promise<ScimAnswer> {
  const request = listRequestOf(asked, userAttributes);
  const { total, rows } = await scimUsersPage(database.db, request);
  const resources = rows.map((row) => projected(userResource(row, call.base), request.wanted));
  return { status: 200, body: listAnswer(request, total, resources) };
}

export async function getUser({ database }: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  const row = await findScimUser(database.db, idOf(id));
  if (!row) throw new ScimError(404, 'notFound');
  return answerOf(call, row);
}

/** The answer with a resource, or 304 for whoever has it. */
function answerOf(call: ScimCall, row: ScimUserRow, status = 200): ScimAnswer {
  const resource = userResource(row, call.base);
  const { version, location } = resource.meta;
  const headers = { ETag: version, ...(status === 201 && { Location: location }) };
  if (status === 200 && call.method === 'GET' && call.ifNoneMatch !== undefined && namesVersion(call.ifNoneMatch, version))
    return { status: 304, headers };
  return { status, body: projected(resource, wantedOf(call.query['attributes'], call.query['excludedAttributes'])), headers };
}

export async function postUser(server: ScimServer, call: ScimCall): Promise<ScimAnswer> {
  const given = checkedUser(readUser(call.body));
  const row = await runWrite(server, call, async (write) => {
    const id = await createUser(write, given);
    return requireFound(await findScimUser(write.tx, id), 'users.notFound');
  });
  return answerOf(call, row, 201);
}

/** Changes a user by a whole one or by operations. */
export async function changeUser(server: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  const row = await runWrite(server, call, async (write) => {
    const before = await lockedUser(write.tx, call, id);
    const given = call.method === 'PUT' ? readUser(call.body) : readPatch(call.body, before.email);
    await writeUser(write, before, checkedUser(given));
    return requireFound(await findScimUser(write.tx, before.id), 'users.notFound');
  });
  return answerOf(call, row);
}

export async function deleteUser(server: ScimServer, call: ScimCall, id: string): Promise<ScimAnswer> {
  await runWrite(server, call, async (write) => removeUser(write, await lockedUser(write.tx, call, id)));
  return { status: 204 };
}

/** Returns the user, whose row nobody else changes before the transaction ends; 412 if it is no longer the expected version. */
async function lockedUser(tx: Parameters<typeof lockUser>[0], call: ScimCall, id: string): Promise<ScimUserRow> {
  await lockAdministrators(tx);
  await lockUser(tx, idOf(id));
  const row = await findScimUser(tx, idOf(id));
  if (!row) throw new ScimError(404, 'notFound');
  assertVersion(call.ifMatch, userResource(row, call.base).meta.version);
  return row;
}

/** Any other text is the id of nothing. */
export function idOf(id: string): number {
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= limits.id.max;
  if (!isId) throw new ScimError(404, 'notFound');
  return Number(id);
}
