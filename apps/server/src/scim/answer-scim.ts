// Answers a request of a directory by its path and method.
import { ApiError } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { changeGroup, deleteGroup, getGroup, listGroups, postGroup } from '#scim/answer-groups.ts';
import { changeUser, deleteUser, getUser, listUsers, postUser } from '#scim/answer-users.ts';
import { objectOf } from '#scim/given-values.ts';
import type { ScimAnswer, ScimCall, ScimServer } from '#scim/scim-context.ts';
import { listSchema, providerConfig, resourceTypes, schemas } from '#scim/scim-schemas.ts';

type Answering = (server: ScimServer, call: ScimCall, id: string) => Promise<ScimAnswer>;
type Methods = Partial<Record<string, Answering>>;

const listed = (list: readonly { id: string }[]): ScimAnswer => {
  const counts = { totalResults: list.length, startIndex: 1, itemsPerPage: list.length };
  return { status: 200, body: { schemas: [listSchema], ...counts, Resources: list } };
};
const oneOf = (list: readonly { id: string }[], id: string): ScimAnswer => {
  const found = list.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (!found) throw new ScimError(404, 'notFound');
  return { status: 200, body: found };
};

/** What there is without and with an id. */
const places: Readonly<Record<string, { all: Methods; one?: Methods; search?: Methods }>> = {
  serviceproviderconfig: { all: { GET: async (_, { base }) => ({ status: 200, body: providerConfig(base) }) } },
  resourcetypes: {
    all: { GET: async (_, { base }) => listed(resourceTypes(base)) },
    one: { GET: async (_, { base }, id) => oneOf(resourceTypes(base), id) },
  },
  schemas: {
    all: { GET: async (_, { base }) => listed(schemas(base)) },
    one: { GET: async (_, { base }, id) => oneOf(schemas(base), id) },
  },
  users: {
    all: { GET: (server, call) => listUsers(server, call, call.query), POST: (server, call) => postUser(server, call) },
    one: { GET: getUser, PUT: changeUser, PATCH: changeUser, DELETE: deleteUser },
    search: { POST: (server, call) => listUsers(server, call, objectOf(call.body)) },
  },
  groups: {
    all: { GET: (server, call) => listGroups(server, call, call.query), POST: (server, call) => postGroup(server, call) },
    one: { GET: getGroup, PUT: changeGroup, PATCH: changeGroup, DELETE: deleteGroup },
    search: { POST: (server, call) => listGroups(server, call, objectOf(call.body)) },
  },
};

/** What SCIM knows and the product does not have. */
const unsupported = new Set(['bulk', 'me', '.search']);

/** Returns the answer; throws 404, 405 and 501 for what there is not. */
export async function answerScim(server: ScimServer, call: ScimCall): Promise<ScimAnswer> {
  const [name = '', id = '', ...more] = call.path;
  const key = name.toLowerCase();
  if (unsupported.has(key)) throw new ScimError(501, 'unsupported');
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  const methods = id === '' ? place?.all : id.toLowerCase() === '.search' && place?.search ? place.search : place?.one;
  if (!methods || more.length > 0) throw new ScimError(404, 'notFound');
  const answering = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined;
  if (!answering) throw new ApiError(405, 'method_not_allowed', 'errors.methodNotAllowed');
  return answering(server, call, id);
}
